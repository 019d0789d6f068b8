/** What the picture of the ice shows beside the position: what can be chosen, what is picked, what would follow. */
import type { Opening } from '../rules/melting.ts';
import type { Spot } from './ice/spots.ts';
import type { Hex } from '../rules/state.ts';

/** What a place is there for now. */
export type Use =
	/** An animal that can be picked. */
	| 'pick'
	/** A hex to go to, or to put food on. */
	| 'go'
	/** A hex that is reached only if the food is put down first. */
	| 'far'
	/** A place for a floe. */
	| 'dock'
	/** An iceberg to melt. */
	| 'melt'
	/** An iceberg of a part that may stay. */
	| 'keep';

export interface Mark {
	readonly use: Use;
	readonly picked: boolean;
}

export interface Shown {
	readonly marks: readonly (Mark & { readonly spot: Spot })[];
	/** Icebergs that can melt, shown whether or not somebody melts one now. */
	readonly openings: readonly Opening[];
	/** The floe and its animals as they would lie. */
	readonly ghost: { readonly at: Hex; readonly seat: number } | null;
	/** Rosettes that would be gone. */
	readonly gone: readonly Hex[];
	/** The place that has the keyboard's focus. */
	readonly focus: Spot | null;
}

/** Nothing but the position. */
export const PLAIN: Shown = { marks: [], openings: [], ghost: null, gone: [], focus: null };
