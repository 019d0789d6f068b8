/** What the doors of a sheet share: whose it is, and who may change it. */
import { refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { seatOf } from '$lib/server/tables/queries.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import type { RequestEvent } from '@sveltejs/kit';

type Asked = RequestEvent<{ table: string; seat: string }>;

/** The sheet that somebody at the table asks for. 404 where the table has no such seat. */
export async function sheetAsked(event: Asked) {
	const { table, ...visitor } = await visiting(event);
	const seat = Number(event.params.seat);
	const seats = (await findTable(table))?.seats ?? 0;
	if (!/^\d{1,2}$/.test(event.params.seat) || seat >= seats) refuseDoor(404, 'bad-seat');
	return { table, seat, visitor };
}

/** The same for who may change it: the people of the seat, and the facilitator. */
export async function ownSheetAsked(event: Asked) {
	const asked = await sheetAsked(event);
	const { seat, visitor } = asked;
	if (seat !== seatOf(visitor) && !visitor.facilitator) refuseDoor(403, 'not-your-seat');
	return asked;
}
