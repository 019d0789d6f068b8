/** The words of each game, for whoever must say them without knowing the game. */
import type { GameEvent, Gist, Refusal, Seat } from '../engine/module.ts';
import { optionWords as biomeOptions, presetWords as biomePresets } from './biome/words/options.ts';
import * as biome from './biome/words/index.ts';
import { optionWords as chickenRunOptions } from './chicken-run/words/options.ts';
import { chickenRunWords } from './chicken-run/words/index.ts';
import { optionWords as globalWarmingOptions } from './global-warming/words/options.ts';
import { globalWarmingWords } from './global-warming/words/index.ts';
import { optionWords as huntOptions } from './hunt/words/options.ts';
import { huntWords } from './hunt/words/index.ts';
import { optionWords as martian12sOptions } from './martian-12s/words/options.ts';
import { martian12sWords } from './martian-12s/words/index.ts';
import { optionWords as martianGunslingerOptions } from './martian-gunslinger/words/options.ts';
import { martianGunslingerWords } from './martian-gunslinger/words/index.ts';
import { optionWords as meltingIcebergOptions } from './melting-iceberg/words/options.ts';
import { meltingIcebergWords } from './melting-iceberg/words/index.ts';
import { optionWords as scavengerHuntOptions } from './scavenger-hunt/words/options.ts';
import { scavengerHuntWords } from './scavenger-hunt/words/index.ts';
import { optionWords as wrecktangleOptions } from './wrecktangle/words/options.ts';
import { wrecktangleWords } from './wrecktangle/words/index.ts';
import { optionWords as timelockOptions } from './timelock/words/options.ts';
import { timelockWords } from './timelock/words/index.ts';
import { optionWords as timberlandOptions } from './timberland/words/options.ts';
import { timberlandWords } from './timberland/words/index.ts';
import { optionWords as virusFightOptions } from './virus-fight/words/options.ts';
import { virusFightWords } from './virus-fight/words/index.ts';

/** What a game says, in the reader's language; null where it has no words of its own. */
export interface Words {
	/** The sentence for a refusal by this game's rules. */
	explain(refusal: Refusal): string | null;
	/** What a type of action is called. */
	deed(type: string): string | null;
	/** What has happened, as one line of the log. */
	event(event: GameEvent, names: (seat: Seat) => string): string | null;
	/** What the game waits for in a step. */
	step(step: string): string | null;
	/** The figure by which the game says how a table stands. */
	gist(gist: Gist): string | null;
	/** What an option is called. */
	option(name: string): string | null;
	/** What one of an option's values is called; null for a number or a text that is said as it is. */
	value(option: string, value: unknown): string | null;
	/** What a preset is called, and what it is for. */
	preset(id: string): { readonly name: string; readonly more: string } | null;
}

const has = <Name extends string>(of: Record<Name, unknown>, name: string): name is Name =>
	Object.hasOwn(of, name);

/** What every game's `words.ts` gives. */
interface Said<Event> {
	readonly REFUSAL_CODES: readonly string[];
	readonly EVENT_TYPES: readonly string[];
	readonly actionWords: Readonly<Record<string, () => string>>;
	explain(refusal: Refusal): string;
	eventSentence(event: Event, names: (seat: Seat) => string): string;
	readonly stepWords?: Readonly<Record<string, () => string>>;
	readonly gistSentence?: (gist: never) => string;
}

interface SaidOption {
	readonly name: () => string;
	readonly values: Readonly<Record<string, () => string>>;
}

interface SaidPreset {
	readonly name: () => string;
	readonly more: () => string;
}

/** Forgets a game's own types of events and figures: at a table of it only its own rules tell any. */
const wordsFrom = <Event extends GameEvent>(
	said: Said<Event>,
	options: Readonly<Record<string, SaidOption>>,
	presets: Readonly<Record<string, SaidPreset>> = {}
): Words => ({
	explain: (refusal) => (said.REFUSAL_CODES.includes(refusal.code) ? said.explain(refusal) : null),
	deed: (type) => (has(said.actionWords, type) ? (said.actionWords[type]?.() ?? null) : null),
	event: (event, names) =>
		said.EVENT_TYPES.includes(event.type) ? said.eventSentence(event as Event, names) : null,
	step: (step) =>
		said.stepWords && has(said.stepWords, step) ? (said.stepWords[step]?.() ?? null) : null,
	gist: (gist) => said.gistSentence?.(gist as never) ?? null,
	option: (name) => (has(options, name) ? (options[name]?.name() ?? null) : null),
	value: (option, value) => {
		const values = has(options, option) ? options[option]?.values : undefined;
		const key = String(value);
		return values && has(values, key) ? (values[key]?.() ?? null) : null;
	},
	preset: (id) => {
		const said = has(presets, id) ? presets[id] : undefined;
		return said ? { name: said.name(), more: said.more() } : null;
	}
});

const words: Readonly<Record<string, Words>> = {
	biome: wordsFrom(biome, biomeOptions, biomePresets),
	'chicken-run': wordsFrom(chickenRunWords, chickenRunOptions),
	'global-warming': wordsFrom(globalWarmingWords, globalWarmingOptions),
	hunt: wordsFrom(huntWords, huntOptions),
	'martian-12s': wordsFrom(martian12sWords, martian12sOptions),
	'martian-gunslinger': wordsFrom(martianGunslingerWords, martianGunslingerOptions),
	'melting-iceberg': wordsFrom(meltingIcebergWords, meltingIcebergOptions),
	'scavenger-hunt': wordsFrom(scavengerHuntWords, scavengerHuntOptions),
	timberland: wordsFrom(timberlandWords, timberlandOptions),
	timelock: wordsFrom(timelockWords, timelockOptions),
	wrecktangle: wordsFrom(wrecktangleWords, wrecktangleOptions),
	'virus-fight': wordsFrom(virusFightWords, virusFightOptions)
};

/** The words of a game; null for one that has none. */
export const wordsOf = (game: string): Words | null =>
	has(words, game) ? (words[game] ?? null) : null;
