/** The places that can be chosen, and what each is there for: what a board draws and a screen reader names. */
import type { Hex } from '../rules/state.ts';

/** A place on the board. */
export interface Spot {
	/** Its hex, or the centre of its rosette. */
	readonly at: Hex;
	readonly key: string;
	/** A whole rosette. */
	readonly wide: boolean;
	readonly x: number;
	readonly y: number;
}

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
