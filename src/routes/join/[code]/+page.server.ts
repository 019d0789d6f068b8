import { fail, redirect } from '@sveltejs/kit';
import * as m from '$lib/paraglide/messages.js';
import { credentialsOf, refuseFor } from '$lib/server/doors.ts';
import { visitorAt } from '$lib/server/identity.ts';
import { take, waitFor } from '$lib/server/limits.ts';
import { seatOf } from '$lib/server/looking.ts';
import type { Table } from '$lib/server/storage/storage.ts';
import { storage } from '$lib/server/store.ts';
import { host, standingOf } from '$lib/server/tables.ts';
import { readCode } from '$lib/server/tokens.ts';
import type { Room } from '$lib/table/room.ts';
import { askDoor } from '../../doors.server.ts';
import { textFields } from '../../fields.ts';
import type { Actions, PageServerLoad } from './$types';
import { suggestName } from './names.server.ts';

/** Nothing here needs a script: a phone that joins loads none before its table. */
export const csr = false;

export const load: PageServerLoad = async (event) => {
	const { params } = event;
	const table = await tableOf(params.code, event.getClientAddress());
	const standing = table && (await standingOf(table.id));
	if (!standing) return { code: params.code, table: null };
	const { id, title, locked, closed } = standing.table;
	const visitor = await visitorAt(id, credentialsOf(event));
	const seat = seatOf(visitor);
	return {
		code: params.code,
		table: { id, title, locked, closed },
		seats: seatsIn(await host.room(standing)),
		here: visitor.member && seat !== null ? { name: visitor.member.name, seat } : null,
		suggested: suggestName()
	};
};

export const actions: Actions = {
	/** Takes a seat under a name, gives this browser its token, and goes to the table. */
	default: async (event) => {
		const entered = await textFields(event.request);
		const { name = '', seat = '' } = entered;
		if (name === '') return fail(400, { entered, problems: { name: m.join_name_missing() } });
		const joined = await askDoor<{ table: string }>(event, 'POST', '/api/join', {
			code: event.params.code,
			name,
			...(seat === '' ? {} : { seat: Number(seat) })
		});
		if ('ok' in joined) redirect(303, `/table/${joined.ok.table}`);
		const { field, message } = joined.error;
		return fail(joined.status, {
			entered,
			problems: field === 'name' ? { name: message } : { seat: message }
		});
	}
};

/** The table of a code. Wrong codes are counted, of this address and of all together. */
async function tableOf(typed: string, address: string): Promise<Table | null> {
	refuseFor(Math.max(waitFor('wrongCodes', 'all'), waitFor('wrongCodesHere', address)));
	const code = readCode(typed);
	const table = code === null ? null : await storage().tableByCode(code);
	if (table) return table;
	take('wrongCodes', 'all');
	take('wrongCodesHere', address);
	return null;
}

/** Who sits where, by seat. */
const seatsIn = ({ seats, people }: Room): string[][] =>
	Array.from({ length: seats }, (_, seat) =>
		Object.values(people)
			.filter((person) => person.seat === seat)
			.map(({ name }) => name)
	);
