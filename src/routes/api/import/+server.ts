import { keepToken, limitedAt, opening } from '$lib/server/http/requests.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import { networkOf } from '$lib/server/base/networks.ts';
import { settle } from '$lib/server/export/settle.ts';
import {
	changeWorkshop,
	DAYS,
	openWorkshop,
	removeWorkshop
} from '$lib/server/workshops/workshops.ts';
import { keepForNext } from '$lib/server/workshops/adjourning.ts';
import type { Workshop } from '$lib/server/storage/storage.ts';
import { json } from '@sveltejs/kit';
import { brought, takeUp } from '../exports.ts';
import type { RequestHandler } from './$types';

/** Opens a workshop with the tables of a file and makes the caller its facilitator. */
export const POST: RequestHandler = async (event) => {
	await opening(event);
	await limitedAt('files', event);
	const network = networkOf(event.getClientAddress());
	const { title, pack, tables } = await brought(event, { workshop: network, who: '' });
	await limitedAt('workshops', event);
	// where the server is killed meanwhile nobody leads it: then it goes after a day
	const { workshop, token } = await openWorkshop(title, 1);
	const { settled, expires } = await takeUp(workshop.id, pack)
		.then(async () => ({
			settled: await settle(workshop.id, tables),
			expires: (await kept(workshop)).expires
		}))
		.catch(async (cause: unknown) => {
			await removeWorkshop(workshop.id);
			throw cause;
		});
	keepToken(event, workshopCookie(workshop.id), token, expires);
	const opened = settled.map(({ id, code, title: name }) => ({ table: id, code, title: name }));
	return json({ workshop: workshop.id, token, tables: opened }, { status: 201 });
};

/** It is kept as long as any other, and until the next lesson, where its tables wait for one. */
async function kept(workshop: Workshop): Promise<Workshop> {
	await changeWorkshop(workshop.id, { days: DAYS });
	return (await keepForNext(workshop.id)) ?? workshop;
}
