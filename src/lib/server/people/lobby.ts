/** Where a join code leads: to one table, or to the tables of a workshop. */
import type { Seat } from '../../engine/module.ts';
import { holderAt, type Credentials } from '../storage/identity.ts';
import { takeShared, waitShared } from '../storage/sharedLimits.ts';
import { comesOnce, pupilCalled, tableOf } from './classList.ts';
import type { Joined, NoPlace } from './people.ts';
import { joinInTime, joinSomewhere, type Late } from './seatBalancing.ts';
import type { Member, Table, Workshop } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { host } from '../tables/tables.ts';
import { readCode } from '../base/tokens.ts';

export type Lobby =
	| { readonly kind: 'table'; readonly table: Table; readonly workshop: Workshop }
	| { readonly kind: 'workshop'; readonly workshop: Workshop };

/**
 * What a code typed at this address opens. A right one opens, whatever others at this address have mistyped; many wrong
 * ones are told nothing for a while. From then on codes are looked up there no faster than a school joins.
 */
export async function reading(typed: string, address: string): Promise<Lobby | Late | null> {
	const guessed = (await waitShared('wrongCodes', address)) > 0;
	const wait = guessed ? await takeShared('guesses', address) : 0;
	if (wait > 0) return { late: wait };
	const code = readCode(typed);
	const lobby = code === null ? null : await lobbyOf(code);
	if (lobby) return lobby;
	const late = await takeShared('wrongCodes', address);
	return late > 0 ? { late } : null;
}

async function lobbyOf(code: string): Promise<Lobby | null> {
	const table = await storage().tableByCode(code);
	const workshop = table
		? await storage().workshop(table.workshop)
		: await storage().workshopByCode(code);
	if (!workshop) return null;
	return table ? { kind: 'table', table, workshop } : { kind: 'workshop', workshop };
}

/** The place that the caller has there already, or waits for; `barred` for one whom no table of the workshop lets in. */
export async function placeBy(
	lobby: Lobby,
	credentials: Credentials
): Promise<Member | 'barred' | null> {
	let place: Member | null = null;
	for (const { id } of await storage().tablesOf(lobby.workshop.id)) {
		const held = await holderAt(id, credentials);
		if (held?.standing === 'barred') return 'barred';
		const there = held?.standing === 'seated' || held?.standing === 'waiting';
		const here = lobby.kind === 'workshop' || lobby.table.id === id;
		if (here && there && held.seat !== 'screen') place = held;
	}
	return place;
}

/** A device that was removed and has taken a place anew is not let back into the old one: that is forgotten. */
export async function forgetRemoval(lobby: Lobby, credentials: Credentials): Promise<void> {
	for (const { id } of await storage().tablesOf(lobby.workshop.id)) {
		const held = await holderAt(id, credentials);
		if (held?.standing !== 'removed') continue;
		await host.withPeople(id, () => storage().deleteMember(held.id));
	}
}

/** What somebody who comes asks for. */
interface Wanted {
	readonly seat?: Seat | undefined;
	readonly table?: string | undefined;
}

/** Somebody new sits down; who is on the class list where it says, unless they have a place already. */
export async function joinBy(
	lobby: Lobby,
	name: string,
	wanted: Wanted
): Promise<Joined | NoPlace | Late | null> {
	const { id } = lobby.workshop;
	const pupil = await pupilCalled(id, name);
	if (!pupil) return joinAnywhere(lobby, name, wanted);
	return comesOnce(id, pupil.name, async () => {
		const listed = lobby.kind === 'table' ? lobby.table.id : await tableOf(id, pupil);
		if (listed === null || wanted.table !== undefined) {
			return joinAnywhere(lobby, pupil.name, wanted);
		}
		const joined = await joinInTime(listed, pupil.name, wanted.seat);
		return joined === 'no-free-seat' ? joinSomewhere(id, pupil.name, listed) : joined;
	});
}

/** At the table of the code, at the one they pick, or where there is room. */
async function joinAnywhere(
	lobby: Lobby,
	name: string,
	{ seat, table }: Wanted
): Promise<Joined | NoPlace | Late | null> {
	if (lobby.kind === 'table') {
		const other = table !== undefined && table !== lobby.table.id;
		if (other) return 'no-such-table';
		return joinInTime(lobby.table.id, name, seat);
	}
	const { id, picks } = lobby.workshop;
	if (table === undefined) return seat === undefined ? joinSomewhere(id, name) : 'no-such-table';
	return picks ? joinSomewhere(id, name, table) : 'no-picking';
}
