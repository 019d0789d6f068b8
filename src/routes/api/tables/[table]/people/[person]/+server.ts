import {
	bodyOf,
	leadingTable,
	refuseDoor,
	refuseField,
	refusePlace
} from '$lib/server/http/requests.ts';
import { changePerson, type PersonChanges } from '$lib/server/people/people.ts';
import { moveTo, removePerson, takeBack } from '$lib/server/people/removal.ts';
import { Id, Name, Seat } from '$lib/server/base/shapes.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Changes = v.strictObject({
	name: v.optional(Name),
	seat: v.optional(Seat),
	table: v.optional(Id),
	approved: v.optional(v.literal(true)),
	removed: v.optional(v.literal(false))
});

/** Renames somebody, gives them another seat or table, lets them in, or lets them back in. */
export const PATCH: RequestHandler = async (event) => {
	const { table, person } = event.params;
	await leadingTable(event);
	const changes = await bodyOf(event.request, Changes);
	if (Object.keys(changes).length === 0) refuseField('body');
	const changed = (await change(table, person, changes)) ?? refuseDoor(404, 'no-such-person');
	if (typeof changed === 'string') return refusePlace(changed);
	const { id, name, seat, standing } = changed;
	const waiting = standing === 'waiting' ? { waiting: true } : {};
	return json({ person: id, name, seat, table: changed.table, ...waiting });
};

/** Whoever was removed is let back in before all else, and somebody moves to another table after it. */
async function change(
	here: string,
	person: string,
	{ table, removed, ...changes }: v.InferOutput<typeof Changes>
): ReturnType<typeof takeBack> {
	const returned = removed === false ? await takeBack(here, person) : undefined;
	if (returned === null || typeof returned === 'string') return returned;
	const moves = table !== undefined && table !== here;
	const own: PersonChanges = moves ? { ...changes, seat: undefined } : changes;
	const asked = Object.values(own).some((value) => value !== undefined);
	const changed = asked || !moves ? await changePerson(here, person, own) : undefined;
	if (changed === null || typeof changed === 'string') return changed;
	return moves ? moveTo(here, person, table, changes.seat) : (changed ?? returned ?? null);
}

/** Removes somebody from the table; their devices are signed out at once. With `?return=no` they may not come back. */
export const DELETE: RequestHandler = async (event) => {
	const { table, person } = event.params;
	await leadingTable(event);
	const back = event.url.searchParams.get('return') ?? 'yes';
	if (back !== 'yes' && back !== 'no') refuseField('return');
	if (!(await removePerson(table, person, back === 'yes'))) refuseDoor(404, 'no-such-person');
	return new Response(null, { status: 204 });
};
