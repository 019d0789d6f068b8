import { askedAt } from '$lib/server/http/leading.ts';
import { refuseDoor } from '$lib/server/http/requests.ts';
import { proposedAt } from '$lib/server/tables/proposals.ts';
import { ActionId, Seat } from '$lib/server/base/shapes.ts';
import { look } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Looking = v.strictObject({ id: ActionId, seat: Seat });

/** What a seat sees now, for the facilitator. The log says so, and the seat is told. */
export const POST: RequestHandler = async (event) => {
	const table = event.params.table;
	const { sent, hosted } = await askedAt(event, Looking);
	const { id, seat } = sent;
	if (seat >= hosted.table.seats) refuseDoor(400, 'bad-seat', {}, { field: 'seat' });
	const seen = (await look(table, id, seat)) ?? refuseDoor(404, 'no-such-table');
	return json({ ...seen, proposed: await proposedAt(hosted, seat) });
};
