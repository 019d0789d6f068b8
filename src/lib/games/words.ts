/** The words of each game, for whoever must say them without knowing the game. */
import type { GameEvent, Refusal, Seat } from '../engine/module.ts';
import * as biome from './biome/words.ts';
import { optionWords } from './biome/optionwords.ts';
import type { BiomeEvent } from './biome/state.ts';

/** What a game says, in the reader's language; null where it has no words of its own. */
export interface Words {
	/** The sentence for a refusal by this game's rules. */
	explain(refusal: Refusal): string | null;
	/** What a type of action is called. */
	deed(type: string): string | null;
	/** What has happened, as one line of the log. */
	event(event: GameEvent, names: (seat: Seat) => string): string | null;
	/** What an option is called. */
	option(name: string): string | null;
}

const has = <Name extends string>(of: Record<Name, unknown>, name: string): name is Name =>
	Object.hasOwn(of, name);

const words: Readonly<Record<string, Words>> = {
	biome: {
		explain: (refusal) =>
			biome.REFUSAL_CODES.includes(refusal.code) ? biome.explain(refusal) : null,
		deed: (type) => (has(biome.actionWords, type) ? biome.actionWords[type]() : null),
		// only the biome game's own rules tell events at a table of it
		event: (event, names) =>
			biome.EVENT_TYPES.includes(event.type)
				? biome.eventSentence(event as BiomeEvent, names)
				: null,
		option: (name) => (has(optionWords, name) ? optionWords[name].name() : null)
	}
};

/** The words of a game; null for one that has none. */
export const wordsOf = (game: string): Words | null =>
	has(words, game) ? (words[game] ?? null) : null;
