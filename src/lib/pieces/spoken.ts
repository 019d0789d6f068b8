/** What a status says: to a seat, or to people who watch. */
import * as m from '../paraglide/messages.js';
import { listed } from './lists.ts';

export interface Said {
	/** What this seat is to do, as the end of "You: …"; null when it only waits or watches. */
	readonly you: string | null;
	/** The names of the others the table waits for. */
	readonly waiting: readonly string[];
	/** In place of both: how it ended, or whatever else there is to say. */
	readonly instead: string | null;
	/** A short line over it: the round, the turn. */
	readonly caps: string;
	/** One line under it: cost or danger. */
	readonly more: string | null;
}

/** "Waiting for Robin and Kit"; null when the table waits for nobody. */
export function waitsFor(waiting: readonly string[]): string | null {
	if (waiting.length === 0) return null;
	return m.piece_waiting({ names: listed(waiting) });
}
