/** What the picture of the ice shows beside the position: what can be chosen, what is picked, what would follow. */
import type { Opening } from '../rules/melting.ts';
import type { Mark, Spot } from '../words/marks.ts';
import type { Hex } from '../rules/state.ts';

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
