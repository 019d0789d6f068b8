/** Joining by a workshop's code: people are spread evenly over its open tables. */
import { take } from '../base/limits.ts';
import { emptiest, join, type Joined, type NoPlace } from './people.ts';
import { Queue } from '../tables/queue.ts';
import type { Seat } from '../../engine/module.ts';
import type { Computer } from '../../table/facilitation.ts';
import type { Member, Table } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { hostedTable } from '../tables/tables.ts';

/** Who comes while somebody else of the workshop is being seated waits until that one is counted. */
const seating = new Queue();

/** The caller has had too much, and may come back in so many seconds. */
export interface Late {
	readonly late: number;
}

/** A table as people may come to it, with who has a place there. */
export interface OpenTable {
	readonly table: Table;
	readonly members: readonly Member[];
	readonly computers: readonly Computer[];
}

/** The workshop's tables that let people in: neither locked nor closed nor over, and not played by the computer. */
export async function openTables(workshop: string): Promise<OpenTable[]> {
	const open: OpenTable[] = [];
	for (const table of await storage().tablesOf(workshop)) {
		if (table.locked || table.closed) continue;
		const hosted = await hostedTable(table.id);
		if (!hosted || hosted.game.outcome(hosted.position.state)) continue;
		const members = (await storage().membersOf(table.id)).filter(({ seat }) => seat !== 'screen');
		const { computers } = hosted.facilitation;
		if (members.length === 0 && computers.length >= hosted.table.seats) continue;
		open.push({ table: hosted.table, members, computers });
	}
	return open;
}

/** Where the next one sits: at a table with a free seat, and of those at the one with the fewest people. */
export function spread(tables: readonly OpenTable[]): { table: string; seat: number } | null {
	const free = tables.filter(({ table, members }) => taken(members) < table.seats);
	const [least] = (free.length > 0 ? free : tables).toSorted(
		(a, b) => a.members.length - b.members.length
	);
	return least
		? { table: least.table.id, seat: emptiest(least.table, least.members, least.computers) }
		: null;
}

const taken = (members: readonly Member[]): number => new Set(members.map(({ seat }) => seat)).size;

/** Somebody sits down at the workshop's emptiest table, or at the one they pick. */
export const joinSomewhere = (
	workshop: string,
	name: string,
	picked?: string
): Promise<Joined | NoPlace | Late | null> =>
	seating.run(workshop, async () => {
		const open = await openTables(workshop);
		const place = spread(open.filter(({ table }) => picked === undefined || table.id === picked));
		if (place) return joinInTime(place.table, name, place.seat);
		return picked === undefined ? 'no-open-table' : 'no-such-table';
	});

/** Somebody sits down, unless very many have come to this table within minutes. */
export async function joinInTime(
	table: string,
	name: string,
	seat?: Seat
): Promise<Joined | NoPlace | Late | null> {
	const late = take('joins', table);
	return late > 0 ? { late } : join(table, name, seat);
}
