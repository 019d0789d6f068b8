import { leadingTable, refuseDoor } from '$lib/server/http/requests.ts';
import { host } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Tries a table again on which the rules have made a mistake. */
export const POST: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	const hosted = (await host.revive(table)) ?? refuseDoor(404, 'no-such-table');
	return json({ down: hosted.down ?? null });
};
