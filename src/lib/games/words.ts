/** The words of each game, for whoever must say them without knowing the game: the doors. */
import type { Refusal } from '../engine/module.ts';
import * as biome from './biome/words.ts';

interface Words {
	/** The sentence for a refusal by this game's rules, in the reader's language. */
	explain(refusal: Refusal): string;
	/** What a type of action is called. */
	deed(type: string): string;
}

const words: Readonly<Record<string, Words>> = {
	biome: {
		explain: (refusal) => biome.explain(refusal),
		deed: (type) => (isDeed(biome.actionWords, type) ? biome.actionWords[type]() : type)
	}
};

const isDeed = <Type extends string>(of: Record<Type, unknown>, type: string): type is Type =>
	Object.hasOwn(of, type);

/** The words of a game; null for one that has none. */
export const wordsOf = (game: string): Words | null => words[game] ?? null;
