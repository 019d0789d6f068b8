import { fail, redirect } from '@sveltejs/kit';
import * as m from '$lib/paraglide/messages.js';
import { scriptsAhead } from '$lib/server/http/ahead.ts';
import { keepsCookies, tryCookie } from '$lib/server/http/cookies.ts';
import { credentialsOf, inTime } from '$lib/server/http/requests.ts';
import { pupilsAt } from '$lib/server/people/classList.ts';
import { placeBy, reading, type Lobby } from '$lib/server/people/lobby.ts';
import { lostAt } from '$lib/server/people/returning.ts';
import { readCode } from '$lib/server/base/tokens.ts';
import { openTables } from '$lib/server/people/seatBalancing.ts';
import { findTable, host, hostedTable } from '$lib/server/tables/tables.ts';
import type { Room } from '$lib/table/room.ts';
import { askDoor } from '../../doors.server.ts';
import { textFields } from '../../fields.ts';
import type { Actions, PageServerLoad } from './$types';
import { suggestName } from '$lib/server/people/suggestName.ts';

/** Nothing here needs a script; those of the table are fetched while a name is typed. */
export const csr = false;

export const load: PageServerLoad = async (event) => {
	const { code } = event.params;
	tryCookie(event);
	const lobby = inTime(await reading(code, event.getClientAddress()));
	if (!lobby) return { code, to: null };
	const member = await placeBy(lobby, credentialsOf(event));
	const barred = member === 'barred';
	const here = member === null || barred ? null : await placeOf(member.table, member);
	const { expires } = lobby.workshop;
	const lost = here || barred ? [] : await lostAt(lobby);
	const ahead = scriptsAhead(lobby.kind === 'table' ? lobby.table.game : null);
	return {
		code,
		to: await offered(lobby),
		ahead,
		expires,
		barred,
		here,
		lost,
		suggested: suggestName()
	};
};

/** What is wrong with a name, and with anything else. */
interface Problems {
	readonly name?: string;
	readonly seat?: string;
}

export const actions: Actions = {
	/** Takes a seat under a name, gives this browser its token, and goes to the table, or waits before its door. */
	default: async (event) => {
		const { code } = event.params;
		const entered = await textFields(event.request);
		const { name = '', seat = '', table = '' } = entered;
		const no = (problems: Problems, status = 400) => fail(status, { entered, problems });
		if (!keepsCookies(event)) return no({ seat: m.doors_no_cookies() });
		if (name === '') return no({ name: m.join_name_missing() });
		const joined = await askDoor<{ table: string; waiting?: true }>(event, 'POST', '/api/join', {
			code,
			name,
			...(seat === '' ? {} : { seat: Number(seat) }),
			...(table === '' ? {} : { table })
		});
		if ('ok' in joined) {
			const { table: there, waiting } = joined.ok;
			const wait = `/table/${there}/wait?code=${readCode(code) ?? ''}`;
			redirect(303, waiting ? wait : `/table/${there}`);
		}
		const { field, message } = joined.error;
		return no(field === 'name' ? { name: message } : { seat: message }, joined.status);
	}
};

/** The place that this browser has already. */
async function placeOf(
	table: string,
	{ name, seat }: { readonly name: string; readonly seat: number | 'screen' }
) {
	const title = (await findTable(table))?.title ?? '';
	return typeof seat === 'number' ? { table, title, name, seat } : null;
}

/** What somebody who comes by this code may choose among. */
async function offered(lobby: Lobby) {
	if (lobby.kind === 'workshop') {
		const { title, picks } = lobby.workshop;
		const open = await openTables(lobby.workshop.id);
		const tables = open.map(({ table, members }) => ({
			id: table.id,
			title: table.title,
			free: table.seats - new Set(members.map(({ seat }) => seat)).size
		}));
		const pupils = await pupilsAt(lobby.workshop.id, null);
		return {
			...{ kind: 'workshop' as const, title, pupils },
			...{ open: open.length > 0, tables: picks ? tables : [] }
		};
	}
	const { title, locked, closed, id } = lobby.table;
	const hosted = await hostedTable(id);
	const seats = hosted ? seatsIn(await host.room(hosted)) : [];
	const computers = hosted?.facilitation.computers.map(({ seat }) => seat) ?? [];
	const pupils = await pupilsAt(lobby.workshop.id, id);
	return { kind: 'table' as const, title, locked, closed, seats, computers, pupils };
}

/** Who sits where, by seat. */
const seatsIn = ({ seats, people }: Room): string[][] =>
	Array.from({ length: seats }, (_, seat) =>
		Object.values(people)
			.filter((person) => person.seat === seat)
			.map(({ name }) => name)
	);
