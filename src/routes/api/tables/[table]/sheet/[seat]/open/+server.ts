import { bodyOf, refuseDoor, visiting } from '$lib/server/doors.ts';
import { seatOf } from '$lib/server/looking.ts';
import { findTable, openSheet } from '$lib/server/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Opening = v.strictObject({ open: v.boolean() });

/** Lets everyone at the table write on a seat's sheet, or its own people only. */
export const PUT: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event, id);
	const seat = Number(event.params.seat);
	const seats = (await findTable(id))?.seats ?? 0;
	if (!/^\d{1,2}$/.test(event.params.seat) || seat >= seats) refuseDoor(404, 'bad-seat');
	if (seat !== seatOf(visitor) && !visitor.facilitator) refuseDoor(403, 'not-your-seat');
	const { open } = await bodyOf(event.request, Opening);
	await openSheet(id, seat, open);
	return json({ seat, open });
};
