import { bodyOf, leadingTable, refuseDoor, refuseField, refusePlace } from '$lib/server/doors.ts';
import { changePerson, removePerson } from '$lib/server/people.ts';
import { Name, Seat } from '$lib/server/shapes.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Changes = v.strictObject({ name: v.optional(Name), seat: v.optional(Seat) });

/** Renames somebody, or gives them another seat. */
export const PATCH: RequestHandler = async (event) => {
	const { table, person } = event.params;
	await leadingTable(event, table);
	const changes = await bodyOf(event.request, Changes);
	if (Object.keys(changes).length === 0) refuseField('body');
	const changed = (await changePerson(table, person, changes)) ?? refuseDoor(404, 'no-such-person');
	if (typeof changed === 'string') return refusePlace(changed);
	return json({ person, name: changed.name, seat: changed.seat });
};

/** Removes somebody from the table; their devices are signed out at once. */
export const DELETE: RequestHandler = async (event) => {
	const { table, person } = event.params;
	await leadingTable(event, table);
	if (!(await removePerson(table, person))) refuseDoor(404, 'no-such-person');
	return new Response(null, { status: 204 });
};
