/** What is learnt of a module over all its games under examination, where one position alone does not tell. */
import type { Actor } from '../module.ts';
import type { Entry } from '../referee.ts';

/** A place of the state that some view hides: how often, how often a redeal dealt something there, and what. */
export interface HiddenPlace {
	hidden: number;
	dealt: number;
	/** Some of the values that were dealt, and of those that really lay there, as JSON. */
	readonly dealtValues: Set<string>;
	readonly realValues: Set<string>;
}

/** Two lists of a state: how often they would have shared something if chance alone filled them, how often they did, and the first redeal that made them share something. */
export interface Pair {
	expected: number;
	shared: number;
	dealt?: Shown;
}

/** Something that is said, and the game that shows it: `log` replays. */
interface Shown {
	readonly detail: string;
	readonly log: readonly Entry[];
}

/** Pairs of secret deeds of one kind that somebody else could not tell apart afterwards, those they could, and the first of these. */
interface Deeds {
	alike: number;
	times: number;
	apart: { readonly says: string; readonly log: readonly Entry[] } | null;
}

export interface Observed {
	/** By place, without list indices: what stands in a view for a value of another type. */
	readonly marks: Map<string, string>;
	readonly places: Map<string, HiddenPlace>;
	readonly pairs: Map<string, Pair>;
	/** Of the game that is played, what each pair has counted by now: what was dealt once says as much at every move. */
	readonly counted: Map<string, number>;
	/** How often something was redealt with several places hidden, and how often chance was asked for it. */
	readonly redealt: { times: number; byChance: number };
	readonly deeds: Map<string, Deeds>;
	/** Ties at an end: shared, or won alone by the first or the last who had as much. */
	readonly ties: { shared: number; first: number; last: number };
	/** How many lists took long. */
	slow: number;
	/** The types of which an action with one field more was tried. */
	readonly longer: Set<string>;
	readonly hints: Map<string, Shown>;
	/** By list, what was ever in it. */
	readonly domains: Map<string, Set<string>>;
	/** Actions that were listed in earlier games, some of them. */
	readonly listed: { readonly actor: Actor; readonly action: unknown }[];
}

export const nothingObserved = (): Observed => ({
	marks: new Map(),
	places: new Map(),
	pairs: new Map(),
	counted: new Map(),
	redealt: { times: 0, byChance: 0 },
	deeds: new Map(),
	ties: { shared: 0, first: 0, last: 0 },
	slow: 0,
	longer: new Set(),
	hints: new Map(),
	domains: new Map(),
	listed: []
});

/** A place without the numbers of list items: `hands.0.2` is `hands.*.*`. */
export const general = (place: readonly string[]): string =>
	place.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');

/** What stands under a key in a map; `fresh` where nothing does yet. */
export function under<Key, Value>(map: Map<Key, Value>, key: Key, fresh: () => Value): Value {
	const known = map.get(key) ?? fresh();
	map.set(key, known);
	return known;
}

/** An audience as findings call it. */
export const called = (audience: number | 'table'): string =>
	audience === 'table' ? 'the table' : `seat ${audience}`;
