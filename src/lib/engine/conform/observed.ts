/** What is learnt of a module over all its games under examination, where one position alone does not tell. */
import type { Actor } from '../module.ts';

/** A place of the state that some view hides: how often, how often a redeal dealt something there, and what. */
export interface HiddenPlace {
	hidden: number;
	dealt: number;
	/** Some of the values that were dealt, and of those that really lay there, as JSON. */
	readonly dealtValues: Set<string>;
	readonly realValues: Set<string>;
}

/** Two lists of a state: how often they would have shared something if chance alone filled them, and how often they did. */
export interface Pair {
	expected: number;
	shared: number;
}

export interface Observed {
	/** By place, without list indices: what stands in a view for a value of another type. */
	readonly marks: Map<string, string>;
	readonly places: Map<string, HiddenPlace>;
	readonly pairs: Map<string, Pair>;
	/** By list, what was ever in it. */
	readonly domains: Map<string, Set<string>>;
	/** Actions that were listed in earlier games, some of them. */
	readonly listed: { readonly actor: Actor; readonly action: unknown }[];
}

export const nothingObserved = (): Observed => ({
	marks: new Map(),
	places: new Map(),
	pairs: new Map(),
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
