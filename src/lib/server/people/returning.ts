/** Who had a place and has lost the page takes it again: by a number that the old page shows, or by the desk's word. */
import { take } from '../base/limits.ts';
import { figuresOf, hashOf, newToken } from '../base/tokens.ts';
import type { Member } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { host } from '../tables/tables.ts';
import type { Lobby } from './lobby.ts';
import { enter, type Joined } from './people.ts';
import type { Late } from './seatBalancing.ts';

/** Somebody whose device is not connected, as a door offers to be them again. */
export interface Lost {
	readonly person: string;
	readonly name: string;
	/** The title of their table. */
	readonly title: string;
}

/** Why somebody does not get a place again. */
export type NotBack = 'no-such-person' | 'not-away' | 'wrong-number' | 'table-closed';

/** The number by which somebody proves who they are; null for a screen. */
export async function numberOf({ id, seat }: Pick<Member, 'id' | 'seat'>): Promise<string | null> {
	const [hash] = seat === 'screen' ? [] : await storage().tokensOf(id);
	return hash === undefined ? null : figuresOf(hash);
}

/** Where a code leads. */
const tablesOf = async (lobby: Lobby) =>
	lobby.kind === 'table' ? [lobby.table] : await storage().tablesOf(lobby.workshop.id);

const isLost = ({ id, seat, standing }: Member): boolean =>
	standing === 'seated' && seat !== 'screen' && !host.isHere(id);

/** Whom this door misses, by name. */
export async function lostAt(lobby: Lobby): Promise<Lost[]> {
	const open = (await tablesOf(lobby)).filter(({ closed, single }) => !closed && !single);
	const lost = await Promise.all(
		open.map(async ({ id, title }) =>
			(await storage().membersOf(id))
				.filter(isLost)
				.map(({ id: person, name }) => ({ person, name, title }))
		)
	);
	return lost.flat().toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * Gives a device the place of somebody who is away: at once with the number that their old page shows; without one they
 * wait for the desk's word beside the place that they say is theirs.
 */
export async function comeBack(
	lobby: Lobby,
	person: string,
	number?: string
): Promise<Joined | NotBack | Late> {
	const found = await storage().member(person);
	const tables = await tablesOf(lobby);
	const table = tables.find(({ id }) => id === found?.table);
	if (!table || found?.standing !== 'seated' || found.seat === 'screen') return 'no-such-person';
	if (table.closed) return 'table-closed';
	if (!isLost(found)) return 'not-away';
	return number === undefined ? askDesk(found) : proven(found, number);
}

async function proven(member: Member, number: string): Promise<Joined | NotBack | Late> {
	const late = take('numbers', member.id);
	if (late > 0) return { late };
	const hashes = await storage().tokensOf(member.id);
	if (!hashes.some((hash) => figuresOf(hash) === number)) return 'wrong-number';
	const token = newToken();
	await storage().addToken(hashOf(token), { member: member.id });
	return { member, token };
}

async function askDesk({ id, table, name, seat }: Member): Promise<Joined | NotBack | Late> {
	const late = take('joins', table);
	if (late > 0) return { late };
	const asking = await host.withPeople(table, (hosted, members) =>
		enter({ hosted, members }, name, seat, { held: true, next: id })
	);
	return asking ?? 'no-such-person';
}
