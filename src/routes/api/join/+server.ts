import {
	bodyOf,
	credentialsOf,
	keepToken,
	limited,
	refuseDoor,
	refuseFor,
	refusePlace
} from '$lib/server/doors.ts';
import { tableCookie, visitorAt } from '$lib/server/identity.ts';
import { take, waitFor } from '$lib/server/limits.ts';
import { seatOf } from '$lib/server/looking.ts';
import { join } from '$lib/server/people.ts';
import { Name, Seat } from '$lib/server/shapes.ts';
import { storage } from '$lib/server/store.ts';
import type { Table } from '$lib/server/storage/storage.ts';
import { readCode } from '$lib/server/tokens.ts';
import { findWorkshop } from '$lib/server/workshops.ts';
import { json, type RequestEvent } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Joining = v.strictObject({
	code: v.pipe(v.string(), v.maxLength(40)),
	name: Name,
	seat: v.optional(Seat)
});

/** Takes a seat at the table with this code. Somebody who sits there already stays who they are. */
export const POST: RequestHandler = async (event) => {
	const { code, name, seat } = await bodyOf(event.request, Joining);
	const { id, workshop } = await tableWith(code, event.getClientAddress());
	const again = await seatedAlready(event, id, seat);
	if (again) return json(again);
	limited('joins', id);
	const joined = (await join(id, name, seat)) ?? refuseDoor(404, 'no-such-code');
	if (typeof joined === 'string') return refusePlace(joined);
	const expires = (await findWorkshop(workshop))?.expires ?? Date.now();
	keepToken(event, tableCookie(id), joined.token, expires);
	return json({ table: id, seat: joined.member.seat, token: joined.token }, { status: 201 });
};

/** The table of a code. Wrong ones are counted, and after many of them nobody is told for a while. */
async function tableWith(typed: string, address: string): Promise<Table> {
	refuseFor(Math.max(waitFor('wrongCodes', 'all'), waitFor('wrongCodesHere', address)));
	const code = readCode(typed);
	const table = code === null ? null : await storage().tableByCode(code);
	if (table) return table;
	take('wrongCodes', 'all');
	take('wrongCodesHere', address);
	return refuseDoor(404, 'no-such-code', {}, { field: 'code' });
}

async function seatedAlready(event: RequestEvent, table: string, wanted?: number) {
	const credentials = credentialsOf(event);
	const seat = seatOf(await visitorAt(table, credentials));
	if (seat === null) return null;
	if (wanted !== undefined && wanted !== seat)
		refuseDoor(409, 'already-seated', {}, { field: 'seat' });
	return { table, seat, token: credentials.cookies[tableCookie(table)] ?? credentials.bearer[0] };
}
