/** §13.2 How far everybody has come while all prepare: who has what, and who is waited for. */
import { entryOf, isPrepared, lensOf } from './prepared.ts';
import { activeSeats } from '../sheets.ts';
import type { Prepared, State } from '../state.ts';
import { toAct } from '../toAct.ts';

/** One seat's place in a round that is prepared. */
export interface Place {
	readonly seat: number;
	/** Null for a seat without a turn in this round. */
	readonly entry: Prepared | null;
	/** Its plan stands: only its dice are missing. */
	readonly prepared: boolean;
	/** Whom this turn waits for. */
	readonly waits: readonly number[];
}

/** The place of every seat that plays, clockwise. */
export const placesOf = (view: State): Place[] =>
	activeSeats(view).map((seat) => {
		const lens = lensOf(view, seat);
		const prepared = isPrepared(view, seat);
		return {
			seat,
			entry: entryOf(view, seat) ?? null,
			prepared,
			waits: lens && !prepared ? toAct(lens) : []
		};
	});
