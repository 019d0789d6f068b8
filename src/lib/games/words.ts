/** The words of each game, for whoever must say them without knowing the game: the doors. */
import type { Refusal } from '../engine/module.ts';

interface Words {
	/** The sentence for a refusal by this game's rules, in the reader's language. */
	explain(refusal: Refusal): string;
}

const words: Readonly<Record<string, Words>> = {};

/** The words of a game; null for one that has none. */
export const wordsOf = (game: string): Words | null => words[game] ?? null;
