import { inTurn, limited, refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { helpAt } from '$lib/server/computers/tutor.ts';
import { seatOf } from '$lib/server/tables/queries.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Tells the caller's seat the next step of help, where the desk has switched it on and the game waits for it. */
export const POST: RequestHandler = async (event) => {
	const { table, ...visitor } = await visiting(event);
	const seat = seatOf(visitor) ?? refuseDoor(403, 'not-your-seat');
	limited('helps', `${table} ${seat}`);
	const help = (await inTurn(helpAt(table, seat))) ?? refuseDoor(404, 'no-such-table');
	return typeof help === 'string' ? refuseDoor(409, help) : json(help);
};
