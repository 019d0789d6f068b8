import { follow } from '$lib/server/again.ts';
import {
	credentialsOf,
	keepToken,
	limited,
	refuseDoor,
	refusePlace,
	visiting
} from '$lib/server/doors.ts';
import { tableCookie, visitorAt } from '$lib/server/identity.ts';
import { seatOf } from '$lib/server/looking.ts';
import { findTable } from '$lib/server/tables.ts';
import { findWorkshop } from '$lib/server/workshops.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Takes the same place at the next table. Who has one there already stays who they are. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	const { member } = await visiting(event, id);
	const before = (await findTable(id)) ?? refuseDoor(404, 'no-such-table');
	const next = before.next === null ? null : await findTable(before.next);
	if (!next) return refuseDoor(409, 'no-next-table');
	const credentials = credentialsOf(event);
	const there = await visitorAt(next.id, credentials);
	if (!member || there.member) {
		const token = credentials.cookies[tableCookie(next.id)] ?? null;
		return json({ table: next.id, seat: seatOf(there), token });
	}
	limited('joins', next.id);
	const joined = (await follow(member, next.id)) ?? refuseDoor(409, 'no-next-table');
	if (typeof joined === 'string') return refusePlace(joined);
	const expires = (await findWorkshop(next.workshop))?.expires ?? Date.now();
	keepToken(event, tableCookie(next.id), joined.token, expires);
	const { seat } = joined.member;
	const answer = { table: next.id, seat: seat === 'screen' ? null : seat, token: joined.token };
	return json(answer, { status: 201 });
};
