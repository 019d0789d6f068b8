import { bodyOf, limited, refuseDoor, refuseField, visiting } from '$lib/server/doors.ts';
import type { Visitor } from '$lib/server/identity.ts';
import { newLink } from '$lib/server/links.ts';
import { seatOf } from '$lib/server/looking.ts';
import { Seat } from '$lib/server/shapes.ts';
import { findTable } from '$lib/server/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const NewLink = v.strictObject({
	as: v.picklist(['screen', 'seat', 'facilitator']),
	seat: v.optional(Seat)
});

/** Makes a link that works once: it carries a role to another device. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event, id);
	const { as, seat } = await bodyOf(event.request, NewLink);
	const given = as === 'seat' ? seatFor(visitor, seat) : null;
	if (as !== 'seat' && !visitor.facilitator) refuseDoor(403, 'facilitator-only');
	const table = (await findTable(id)) ?? refuseDoor(404, 'no-such-table');
	if (given !== null && given >= table.seats) {
		refuseDoor(400, 'bad-seat', {}, { field: 'seat' });
	}
	limited('links', id);
	const own = given !== null && given === seatOf(visitor) ? visitor.member : null;
	const token = await newLink(id, as, given, own);
	return json({ url: new URL(`/link/${token}`, event.url.origin).href }, { status: 201 });
};

/** The seat that a link is to give: one's own, or any at the facilitator's word. */
function seatFor(visitor: Visitor, named: number | undefined): number {
	const own = seatOf(visitor);
	const seat = named ?? own;
	if (seat === null) return refuseField('seat');
	return seat === own || visitor.facilitator ? seat : refuseDoor(403, 'not-your-seat');
}
