/** What a game says, made from its maps of sentences: nothing indexes messages by a computed key. */
import type { GameEvent, Gist, Outcome, Refusal, Seat, Typed } from '../../engine/module.ts';
import { forTypeOf, type ByType } from './byType.ts';
import * as m from '../../paraglide/messages.js';
import { listed } from '../../pieces/lists.ts';

/** A text without parameters, in the reader's language. */
export type Word = () => string;

/** Texts by the name of what they say. */
export type WordMap<Key extends string | number = string> = Readonly<Record<Key, Word>>;

/** The names people gave, of one seat, as one phrase. */
export type Names = (seat: Seat) => string;

/** Who reads, and how the others are called. */
export interface Reader {
	readonly seat: Seat | null;
	readonly names: Names;
}

/** What a refusal's sentence is made of. */
type Params = Readonly<Record<string, string | number | boolean | object>>;

/** Codes that the host refuses by in every game's name. */
type HostCode = 'bad-option' | 'bad-seats';

/**
 * A sentence for each code: why something may not be done, and what to do instead. It is a message itself,
 * or a function of the refusal's params. Written as a method, so that each may ask for the params its own
 * code carries; that the rules give them is tested for every `refusal(…)` they write. A game that lists its
 * codes has a sentence for each of them, and for the host's.
 */
export type Refusals<Code extends string = string> = Readonly<
	Record<string extends Code ? string : Code | HostCode, { say(params: Params): string }['say']>
>;

/** Says a refusal by one of its params: what to do instead where there is a word for that, else what is always true. */
export const sayingBy =
	<Param extends string>(param: Param, words: WordMap, otherwise: Word) =>
	(params: Readonly<Record<Param, string>>): string =>
		(words[params[param]] ?? otherwise)();

/** A line of the log for each type of event. */
export type Sentences<Event extends Typed> = ByType<Event, [], string, [names: Names]>;

/** What an option is called, and its values by their text; a value without words is said as it is. */
export interface OptionWords {
	readonly name: Word;
	readonly values?: WordMap;
}

/** What a preset is called, and what it is for. */
export interface PresetWords {
	readonly name: Word;
	readonly more: Word;
	/** What fits a lesson of a given length, in one line; only where it asks for the length. */
	readonly fits?: (minutes: number, seats: number) => string;
}

/** What a game says to whoever does not know it, in the reader's language; null where it has no words of its own. */
export interface Words {
	/** What the game is called, where it has no title in `words/status.ts`; else null. */
	readonly title: Word | null;
	/** What a seat has, in the game's own unit: "7 coins"; in points where it has no word for it. */
	score(count: number): string;
	/** What a seat holds, in the list of players that somebody reads: a seat, or null for all to see. */
	holds(view: unknown, seat: Seat, reader: Seat | null): string | null;
	/** The sentence for a refusal by this game's rules. */
	explain(refusal: Refusal): string | null;
	/** What a type of action is called, on a button or in a log. */
	action(type: string): string | null;
	/** What has happened, as one line of the log. */
	event(event: GameEvent, names: Names): string | null;
	/** What the game waits for in a step. */
	step(step: string): string | null;
	/** The name of a phase. */
	phase(phase: string): string | null;
	/** How it ended, in a word or two, by the outcome's reason. */
	end(reason: string): string | null;
	/** How it ended, in one sentence. */
	outcome(outcome: Outcome, names: Names): string;
	/** The figure by which the game says how a table stands. */
	gist(gist: Gist): string | null;
	/** What an option is called. */
	option(name: string): string | null;
	/** What one of an option's values is called; null for a number or a text that is said as it is. */
	value(option: string, value: unknown): string | null;
	/** What a preset is called, and what it is for. */
	preset(id: string): { readonly name: string; readonly more: string } | null;
	/** What of a preset fits a lesson of a given length, in one line. */
	fits(id: string, minutes: number, seats: number): string | null;
	/** What something is called that a seat brings which joins late, until its people name it. */
	newcomer(): string;
}

/** The maps and sentences of a game; what it has no use for is left out. */
interface Parts<Event extends Typed> {
	readonly refusals: Refusals;
	readonly actions: WordMap;
	readonly events: Sentences<Event>;
	readonly outcome: Words['outcome'];
	readonly ends: WordMap;
	readonly options: Readonly<Record<string, OptionWords>>;
	readonly presets?: Readonly<Record<string, PresetWords>>;
	readonly phases?: WordMap;
	readonly steps?: WordMap;
	readonly gist?: (gist: never) => string;
	readonly newcomer?: Word;
	/** What the game is called. */
	readonly title?: Word;
	/** What a seat has by `score` of the module. */
	readonly score?: (params: { count: number }) => string;
	/** What a seat holds, as far as whoever looks may know. */
	readonly holds?: (view: never, seat: Seat, reader: Seat | null) => string;
}

/** What stands under a key of the map's own. */
const own = <Value>(map: Readonly<Record<string, Value>>, key: string): Value | null =>
	Object.hasOwn(map, key) ? (map[key] ?? null) : null;

const reason = (refusals: Refusals, { code, params = {} }: Refusal): string | null =>
	own(refusals, code)?.(params) ?? null;

/** Says why something may not be done; `otherwise` is for a code that is none of these. */
export const explaining =
	(refusals: Refusals, otherwise: Word) =>
	(refusal: Refusal): string =>
		reason(refusals, refusal) ?? otherwise();

/** Says what has happened, as one line of the log. */
export const telling =
	<Event extends Typed>(events: Sentences<Event>) =>
	(event: Event, names: Names): string =>
		forTypeOf<Event, [], string, [names: Names]>(events, event)(event, names);

/** Says how a game ended, where one sentence with the winners' names does. */
export const wonBy =
	(say: (params: { who: string }) => string): Words['outcome'] =>
	({ winners }, names) =>
		say({ who: listed(winners.map(names)) });

/** All that a game says. Its own types are forgotten: at a table of it only its own rules refuse and tell. */
export function gameWords<Event extends Typed>(parts: Parts<Event>): Words {
	const { refusals, actions, events, outcome, ends, options, gist } = parts;
	const { presets = {}, phases = {}, steps = {}, newcomer = () => '' } = parts;
	const { title = null, score = m.ending_points, holds } = parts;
	const word = (words: WordMap) => (key: string) => own(words, key)?.() ?? null;
	const tell = telling(events);
	return {
		title,
		score: (count) => score({ count }),
		holds: (view, seat, reader) => holds?.(view as never, seat, reader) ?? null,
		explain: (refusal) => reason(refusals, refusal),
		action: word(actions),
		event: (event, names) =>
			Object.hasOwn(events, event.type) ? tell(event as Typed as Event, names) : null,
		step: word(steps),
		phase: word(phases),
		end: word(ends),
		outcome,
		gist: (figure) => gist?.(figure as never) ?? null,
		option: (name) => own(options, name)?.name() ?? null,
		value: (option, value) => own(own(options, option)?.values ?? {}, String(value))?.() ?? null,
		preset: (id) => {
			const preset = own(presets, id);
			return preset && { name: preset.name(), more: preset.more() };
		},
		fits: (id, minutes, seats) => own(presets, id)?.fits?.(minutes, seats) ?? null,
		newcomer
	};
}
