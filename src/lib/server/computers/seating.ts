/** Seats that the computer plays: given to it by the desk, taken away again, and handed to the person who sits down there. */
import type { Seat } from '../../engine/module.ts';
import { BUDGET, type Level } from '../../engine/search/decide.ts';
import { LEVELS, type Computer } from '../../table/facilitation.ts';
import { newToken } from '../base/tokens.ts';
import { noteSet } from '../tables/facilitation.ts';
import { handOver, heldSeats, withoutComputer } from '../tables/handOver.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Played } from '../tables/playing.ts';
import { host } from '../tables/tables.ts';

/** What is asked for a seat; the level's own budget where no other is named. */
export interface Wanted {
	readonly level: string;
	/** Simulations before each action. */
	readonly budget?: number | undefined;
}

/** Why the computer cannot have a seat. */
export type NoComputer = 'bad-seat' | 'no-such-level' | 'bad-budget' | 'seat-held' | 'table-closed';

/** Gives a seat to the computer, or changes how well it plays there. Null for an unknown table. */
export async function seatComputer(
	table: string,
	seat: Seat,
	{ level, budget }: Wanted
): Promise<Played | NoComputer | null> {
	const hosted = await host.table(table);
	if (!hosted) return null;
	if (seat >= hosted.table.seats) return 'bad-seat';
	if (hosted.table.closed) return 'table-closed';
	if (!isLevel(level)) return 'no-such-level';
	const simulations = budget ?? BUDGET[level];
	if (!(simulations >= 1)) return 'bad-budget';
	if ((await heldSeats(table)).has(seat)) return 'seat-held';
	const set = await noteSet(host, table, newToken(), ({ facilitation: { computers } }) => ({
		computers: withComputer(computers, { seat, level, budget: simulations })
	}));
	await handOver(table); // who sat down meanwhile has the seat
	return set;
}

const isLevel = (level: string): level is Level => LEVELS.some((one) => one === level);

const withComputer = (computers: readonly Computer[], one: Computer): Computer[] =>
	[...withoutComputer(computers, one.seat), one].sort((a, b) => a.seat - b.seat);

/** Gives every seat that nobody holds to the computer, which takes about `pace` seconds before each action. */
export async function seatEverywhere(
	table: string,
	level: Level,
	pace: number
): Promise<Played | null> {
	const held = await heldSeats(table);
	const all = ({ game, position, table: { seats } }: HostedTable): Computer[] => {
		const { unseen = [] } = game.stage?.(game.view(position.state, 'table')) ?? {};
		return Array.from({ length: seats }, (_, seat) => seat)
			.filter((seat) => !held.has(seat) && !unseen.includes(seat))
			.map((seat) => ({ seat, level, budget: BUDGET[level] }));
	};
	const set = await noteSet(host, table, newToken(), (hosted) => ({
		computers: all(hosted),
		pace
	}));
	await handOver(table);
	return set;
}

/** Takes the computer from a seat, or from all of them; nothing happens where it has none. Null for an unknown table. */
export async function dismiss(table: string, seat?: Seat): Promise<boolean | null> {
	const hosted = await host.table(table);
	if (!hosted) return null;
	const rest = (computers: readonly Computer[]) =>
		seat === undefined ? [] : withoutComputer(computers, seat);
	const { computers } = hosted.facilitation;
	if (rest(computers).length === computers.length) return false;
	await noteSet(host, table, newToken(), ({ facilitation }) => ({
		computers: rest(facilitation.computers)
	}));
	return true;
}
