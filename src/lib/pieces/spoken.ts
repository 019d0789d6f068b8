/** What a status says: to a seat, or to people who watch. */
import type { Seat } from '../engine/module.ts';
import * as m from '../paraglide/messages.js';
import { listed } from './lists.ts';
import type { Suit } from './piecepack.ts';

export interface Said {
	/** What this seat is to do, from its verb on: "Roll the dice"; null when it only waits or watches. */
	readonly you: string | null;
	/** The names of the others the table waits for. */
	readonly waiting: readonly string[];
	/** In place of both: how it ended, or whatever else there is to say. */
	readonly instead: string | null;
	/** A short line over it: the round, the step. That it is one's turn is said before it. */
	readonly caps: string;
	/** One line under it: cost or danger. */
	readonly more: string | null;
}

/** "Waiting for Robin and Kit"; null when the table waits for nobody. */
export function waitsFor(waiting: readonly string[]): string | null {
	if (waiting.length === 0) return null;
	return m.piece_waiting({ names: listed(waiting) });
}

/** What a status says in the end: the line over its sentence, the sentence, and whether it is this seat's to act. */
export function cardOf({ you, waiting, instead, caps }: Omit<Said, 'more'>) {
	const mine = instead === null && you !== null;
	const waits = waitsFor(waiting);
	return {
		mine,
		waits,
		sentence: instead ?? you ?? waits,
		caps: [mine ? m.piece_your_turn() : '', caps].filter(Boolean).join(' · ')
	};
}

/** What stands above a board: `title` in a game's `words/status.ts`. */
export interface TitleWords<View> {
	/** What the game is called. */
	readonly name: () => string;
	/** What somebody does who has no seat. */
	readonly watching: () => string;
	/** Who one is at a seat, where the game has more to say than the names: "Robin, red". */
	readonly seatIs?: (view: View, seat: Seat, names: (seat: Seat) => string) => string;
	/** The suit of the pawn that a seat plays with, drawn in place of the seat's mark. */
	readonly suitOf?: (view: View, seat: Seat) => Suit | undefined;
}
