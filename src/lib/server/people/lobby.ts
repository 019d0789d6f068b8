/** Where a join code leads: to one table, or to the tables of a workshop. */
import type { Seat } from '../../engine/module.ts';
import { holderAt, type Credentials } from '../storage/identity.ts';
import { takeShared, waitShared } from '../storage/sharedLimits.ts';
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

/** Somebody new sits down: at the table of the code, at the one they pick, or where there is room. */
export async function joinBy(
	lobby: Lobby,
	name: string,
	{ seat, table }: { readonly seat?: Seat | undefined; readonly table?: string | undefined }
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
