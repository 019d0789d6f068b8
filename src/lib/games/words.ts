/** The words of each game, for whoever must say them without knowing the game. */
import type { Words } from './kit/words.ts';
import { words } from './lists/words.ts';

/** The words of a game; null for one that has none. */
export const wordsOf = (game: string): Words | null =>
	Object.hasOwn(words, game) ? (words[game] ?? null) : null;
