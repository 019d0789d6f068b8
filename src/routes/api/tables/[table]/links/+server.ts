import { bodyOf, limited, refuseDoor, refuseField, visiting } from '$lib/server/http/requests.ts';
import { linked } from '$lib/server/people/invitation.ts';
import type { Visitor } from '$lib/server/storage/identity.ts';
import { newLink, type Given } from '$lib/server/workshops/links.ts';
import { seatOf } from '$lib/server/tables/queries.ts';
import { membersOf } from '$lib/server/people/people.ts';
import { Id, Seat } from '$lib/server/base/shapes.ts';
import type { Table } from '$lib/server/storage/storage.ts';
import { notePerson } from '$lib/server/tables/facilitation.ts';
import { findTable, host } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const NewLink = v.strictObject({
	as: v.picklist(['screen', 'seat', 'facilitator']),
	seat: v.optional(Seat),
	person: v.optional(Id)
});

/** Makes a link that works once: it carries a role to another device. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event);
	const { as, ...whose } = await bodyOf(event.request, NewLink);
	if (as !== 'seat' && !visitor.facilitator) refuseDoor(403, 'facilitator-only');
	const table = (await findTable(id)) ?? refuseDoor(404, 'no-such-table');
	const given = as === 'seat' ? await seatFor(visitor, table, whose) : { as };
	limited('links', visitor.member?.id ?? id);
	if (visitor.facilitator && given.as === 'seat' && given.member !== null) {
		await notePerson(host, id, 'linked', given.seat);
	}
	return json(linked(event, `/link/${await newLink(id, given)}`), { status: 201 });
};

/** The place that a link is to give: one's own, or at the facilitator's word anybody's, or an empty seat. */
async function seatFor(
	visitor: Visitor,
	table: Table,
	{ seat: named, person }: { seat?: number | undefined; person?: string | undefined }
): Promise<Given> {
	const own = seatOf(visitor);
	const members = await membersOf(table.id);
	const member = members.find(({ id }) => id === person);
	if (person !== undefined && typeof member?.seat !== 'number') refuseField('person');
	const seat = named ?? (typeof member?.seat === 'number' ? member.seat : own);
	if (seat === null) return refuseField('seat');
	if (seat >= table.seats) refuseDoor(400, 'bad-seat', {}, { field: 'seat' });
	if (!visitor.facilitator && (seat !== own || (member && member.id !== visitor.member?.id))) {
		refuseDoor(403, 'not-your-seat');
	}
	const sitting = member ?? (seat === own ? visitor.member : null);
	const first = sitting ?? members.find((one) => one.seat === seat);
	return { as: 'seat', seat, member: first?.id ?? null };
}
