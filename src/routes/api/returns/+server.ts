import { bodyOf, inTime, keepToken, refuseDoor, refusePlace } from '$lib/server/http/requests.ts';
import { Id } from '$lib/server/base/shapes.ts';
import { askedElsewhere } from '$lib/server/cluster/elsewhere.ts';
import { reading } from '$lib/server/people/lobby.ts';
import { comeBack, type NotBack } from '$lib/server/people/returning.ts';
import { tableCookie } from '$lib/server/storage/identity.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Returning = v.strictObject({
	code: v.pipe(v.string(), v.maxLength(2000)),
	person: Id,
	number: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/)))
});

/** Gives this device the place of somebody who is away: by the number on their old page, else at the desk's word. */
export const POST: RequestHandler = async (event) => {
	const asked = await bodyOf(event.request, Returning);
	const lobby =
		inTime(await reading(asked.code, event.getClientAddress())) ??
		refuseDoor(404, 'no-such-code', {}, { field: 'code' });
	const { id, expires } = lobby.workshop;
	const elsewhere = await askedElsewhere(event, id, asked);
	if (elsewhere) return elsewhere;
	const back = inTime(await comeBack(lobby, asked.person, asked.number));
	if (typeof back === 'string') return refuse(back);
	const { member, token } = back;
	keepToken(event, tableCookie(member.table), token, expires);
	const waiting = member.standing === 'waiting' ? { waiting: true } : {};
	return json({ table: member.table, seat: member.seat, ...waiting, token }, { status: 201 });
};

function refuse(why: NotBack): never {
	if (why === 'table-closed') return refusePlace(why);
	if (why === 'no-such-person') return refuseDoor(404, why, {}, { field: 'person' });
	if (why === 'wrong-number') return refuseDoor(403, why, {}, { field: 'number' });
	return refuseDoor(409, why, {}, { field: 'person' });
}
