import {
	bodyOf,
	credentialsOf,
	inTime,
	keepToken,
	refuseDoor,
	refusePlace
} from '$lib/server/http/requests.ts';
import { tableCookie } from '$lib/server/storage/identity.ts';
import { askedElsewhere } from '$lib/server/cluster/elsewhere.ts';
import { forgetRemoval, joinBy, placeBy, reading, type Lobby } from '$lib/server/people/lobby.ts';
import { Id, Name, Seat } from '$lib/server/base/shapes.ts';
import type { Member } from '$lib/server/storage/storage.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Joining = v.strictObject({
	code: v.pipe(v.string(), v.maxLength(2000)),
	name: Name,
	seat: v.optional(Seat),
	table: v.optional(Id)
});

/** Takes a seat at the table with this code, or at a table of the workshop with it. Somebody who sits there already stays who they are. */
export const POST: RequestHandler = async (event) => {
	const { code, name, seat, table } = await bodyOf(event.request, Joining);
	const lobby =
		inTime(await reading(code, event.getClientAddress())) ??
		refuseDoor(404, 'no-such-code', {}, { field: 'code' });
	const asked = {
		code,
		name,
		...(seat === undefined ? {} : { seat }),
		...(table ? { table } : {})
	};
	const elsewhere = await askedElsewhere(event, lobby.workshop.id, asked);
	if (elsewhere) return elsewhere;
	const credentials = credentialsOf(event);
	const known = await placeBy(lobby, credentials);
	if (known === 'barred') return refusePlace(known);
	if (known) {
		const { [tableCookie(known.table)]: kept = credentials.bearer[0] } = credentials.cookies;
		return json(seated(known, lobby, seat, kept));
	}
	const joined =
		inTime(await joinBy(lobby, name, { seat, table })) ?? refuseDoor(404, 'no-such-code');
	if (typeof joined === 'string') return refusePlace(joined);
	await forgetRemoval(lobby, credentials);
	const { member, token } = joined;
	keepToken(event, tableCookie(member.table), token, lobby.workshop.expires);
	return json({ ...answerOf(member), token }, { status: 201 });
};

const answerOf = ({ table, seat, standing }: Member) => ({
	table,
	seat,
	...(standing === 'waiting' ? { waiting: true } : {})
});

function seated(member: Member, lobby: Lobby, wanted: number | undefined, token?: string) {
	if (lobby.kind === 'table' && wanted !== undefined && wanted !== member.seat) {
		refuseDoor(409, 'already-seated', {}, { field: 'seat' });
	}
	return { ...answerOf(member), token };
}
