import {
	bodyOf,
	leadingTable,
	limited,
	refuseDoor,
	refusePlace
} from '$lib/server/http/requests.ts';
import { Name, Seat } from '$lib/server/base/shapes.ts';
import { seatByLink } from '$lib/server/people/people.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const NewPerson = v.strictObject({ name: Name, seat: Seat });

/** Seats somebody who has no device: the desk acts for them, until a link carries the place to one. */
export const POST: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	const { name, seat } = await bodyOf(event.request, NewPerson);
	limited('joins', table);
	const joined = (await seatByLink(table, name, seat)) ?? refuseDoor(404, 'no-such-table');
	if (typeof joined === 'string') return refusePlace(joined);
	const { id, standing, ...person } = joined.member;
	const waiting = standing === 'waiting' ? { waiting: true } : {};
	return json({ person: id, name: person.name, seat: person.seat, ...waiting }, { status: 201 });
};
