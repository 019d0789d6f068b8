import { follow } from '$lib/server/workshops/rematch.ts';
import {
	credentialsOf,
	keepToken,
	limited,
	refuseDoor,
	refusePlace,
	visiting
} from '$lib/server/http/requests.ts';
import { holderAt, tableCookie } from '$lib/server/storage/identity.ts';
import { tokenAfterMove } from '$lib/server/people/removal.ts';
import { findTable, hostedTable } from '$lib/server/tables/tables.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { json, type RequestEvent } from '@sveltejs/kit';
import type { Member } from '$lib/server/storage/storage.ts';
import type { RequestHandler } from './$types';

const isSeated = (member: Member | null) => member !== null && member.seat !== 'screen';

/** The table at which the desk wants the projector of this one; null for this one. */
async function turnedTo(table: string): Promise<string | null> {
	const hosted = await hostedTable(table);
	return hosted?.facilitation.screen.table ?? null;
}

/** Goes to the table to which the facilitator has moved this person. */
async function followMove(event: RequestEvent, moved: Member): Promise<Response> {
	const { member, token } = (await tokenAfterMove(moved)) ?? refuseDoor(404, 'no-such-table');
	const there = (await findTable(member.table)) ?? refuseDoor(404, 'no-such-table');
	const expires = (await findWorkshop(there.workshop))?.expires ?? Date.now();
	keepToken(event, tableCookie(there.id), token, expires);
	return json({ ...placeOf(member), token }, { status: 201 });
}

/** A place as it is answered; `waiting` while its name waits for a word. */
const placeOf = ({ table, seat, standing }: Member) => ({
	table,
	seat: seat === 'screen' ? null : seat,
	...(standing === 'waiting' ? { waiting: true } : {})
});

/** Takes the same place at the next table; a projector, at the one the desk turns it to. Who has one there already stays who they are. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	const moved = await holderAt(id, credentialsOf(event));
	if (moved?.standing === 'moved') return followMove(event, moved);
	const { member } = await visiting(event);
	const before = (await findTable(id)) ?? refuseDoor(404, 'no-such-table');
	const next = await findTable((isSeated(member) ? null : await turnedTo(id)) ?? before.next ?? '');
	if (!next) return refuseDoor(409, 'no-next-table');
	const credentials = credentialsOf(event);
	const there = await holderAt(next.id, credentials);
	if (there?.standing === 'barred') return refusePlace(there.standing);
	if (there?.standing === 'moved') return followMove(event, there);
	const has = there?.standing === 'seated' || there?.standing === 'waiting';
	if (!member || has) {
		const token = credentials.cookies[tableCookie(next.id)] ?? null;
		return json({ ...(has ? placeOf(there) : { table: next.id, seat: null }), token });
	}
	limited('joins', next.id);
	const joined = (await follow(member, next.id)) ?? refuseDoor(409, 'no-next-table');
	if (typeof joined === 'string') return refusePlace(joined);
	const expires = (await findWorkshop(next.workshop))?.expires ?? Date.now();
	keepToken(event, tableCookie(next.id), joined.token, expires);
	return json({ ...placeOf(joined.member), token: joined.token }, { status: 201 });
};
