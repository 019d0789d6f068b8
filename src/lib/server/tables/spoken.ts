/** What the facilitator says to a whole table: its game knows what is played for it. */
import { WORDS, type Seat, type Typed, type Word } from '../../engine/module.ts';
import type { Member } from '../storage/storage.ts';
import type { HostedTable } from './hosted.ts';

/** The words that mean something at this table now. */
export const wordsFor = (hosted: HostedTable, members: readonly Member[]): Word[] =>
	WORDS.filter((word) => actionsFor(hosted, members, word) !== null);

/** What is played for a word, in order, to hold now or in so many minutes; null where it means nothing now. Who waits to be let in holds a seat already. */
export function actionsFor(
	{ game, table, position, facilitation }: HostedTable,
	members: readonly Member[],
	word: Word,
	minutes?: number
): readonly Typed[] | null {
	const taken = new Set<unknown>([
		...members.map(({ seat }) => seat),
		...facilitation.computers.map(({ seat }) => seat)
	]);
	const seats = Array.from({ length: table.seats }, (_, seat): Seat => seat);
	const empty = seats.filter((seat) => !taken.has(seat));
	const view = game.view(position.state, 'table');
	return game.facilitate?.spoken?.(word, view, empty, minutes) ?? null;
}
