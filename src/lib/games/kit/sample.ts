/** A game that computer players have played, without their sentences: these are put in anew, in the reader's language. */
import type { Seat } from '../../engine/module.ts';

export interface Sample {
	readonly seats: number;
	readonly options: object;
	/** What the set-up drew. */
	readonly draws: readonly number[];
	readonly actions: readonly {
		readonly seat: Seat;
		readonly action: { readonly type: string };
		readonly draws: readonly number[];
	}[];
}
