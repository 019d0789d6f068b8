/** What the facilitator says to a whole table: its game knows what is played for it. */
import { WORDS, type Later, type Seat, type Typed, type Word } from '../../engine/module.ts';
import type { Member } from '../storage/storage.ts';
import type { HostedTable } from './hosted.ts';

/** The words that mean something at this table now. */
export const wordsFor = (hosted: HostedTable, members: readonly Member[]): Word[] =>
	WORDS.filter((word) => actionsFor(hosted, members, word) !== null);

/** What is played for a word, in order, to hold now or later; null where it means nothing then. Who waits to be let in holds a seat already. */
export function actionsFor(
	hosted: HostedTable,
	members: readonly Member[],
	word: Word,
	later?: Later
): readonly Typed[] | null {
	const { game, position } = hosted;
	const view = game.view(position.state, 'table');
	return game.facilitate?.spoken?.(word, view, emptySeats(hosted, members), later) ?? null;
}

/** The seats that nobody holds, the computer neither. */
function emptySeats({ table, facilitation }: HostedTable, members: readonly Member[]): Seat[] {
	const taken = new Set<unknown>([
		...members.map(({ seat }) => seat),
		...facilitation.computers.map(({ seat }) => seat)
	]);
	return Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => !taken.has(seat));
}

/** The empty seats that are in the game, and what would be played to go on without each; null where it must stay for now. */
export function spareSeats(
	hosted: HostedTable,
	members: readonly Member[]
): { seat: Seat; out: Typed | null }[] {
	const { game, position } = hosted;
	const view = game.view(position.state, 'table');
	const { unseen = [] } = game.stage?.(view) ?? {};
	return emptySeats(hosted, members)
		.filter((seat) => !unseen.includes(seat))
		.map((seat) => ({ seat, out: game.facilitate?.leftOut?.(view, seat) ?? null }));
}
