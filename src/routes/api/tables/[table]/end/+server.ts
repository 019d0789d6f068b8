import { refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { endAt } from '$lib/server/tables/queries.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** How the game ended, in words and as a list of all seats; null while it goes on, and for a game that tells it on its own board. */
export const GET: RequestHandler = async (event) => {
	const { table } = event.params;
	await visiting(event);
	return json((await endAt(table)) ?? refuseDoor(404, 'no-such-table'));
};
