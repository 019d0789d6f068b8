import { leadingWorkshop, limited, renewToken } from '$lib/server/http/requests.ts';
import { keepForNext } from '$lib/server/workshops/adjourning.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import { settle } from '$lib/server/export/settle.ts';
import { json } from '@sveltejs/kit';
import { brought, takeUp } from '../../../../exports.ts';
import type { RequestHandler } from './$types';

/** Opens the tables of a file in this workshop: all of them, or none. */
export const POST: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	limited('files', workshop);
	const { pack, tables } = await brought(event, { workshop, who: '' });
	limited('tables', workshop);
	const takeOut = await takeUp(workshop, pack);
	const settled = await settle(workshop, tables).catch(async (cause: unknown) => {
		await takeOut();
		throw cause;
	});
	const kept = await keepForNext(workshop);
	if (kept) renewToken(event, workshopCookie(workshop), kept.expires);
	const opened = settled.map(({ id, code, title }) => ({ table: id, code, title }));
	return json({ tables: opened }, { status: 201 });
};
