/** What there is in Tidepool: plain JSON, so that it can be stored, sent and replayed. */
import type { Seat } from 'borrowed-earth/engine/module.ts';
import type { Cell } from 'borrowed-earth/pieces/geometry/squares.ts';

export type { Action } from './action.ts';
export type { Options } from './options.ts';

/** §2 How many rounds are played, and how many shells each seat has. */
export const ROUNDS = 5;

/** §2 The shells of a seat before the first round. */
export const SHELLS = [1, 2, 3, 4, 5] as const;

/** Stands in a view for what another seat has chosen. */
export const HIDDEN = 'hidden';

/** §2 What a seat has chosen: a shell, and the pool it goes to. */
export interface Choice {
	readonly shell: number;
	readonly pool: Cell;
}

export interface State {
	/** §1 Pools a side. */
	side: number;
	/** §5 Whether everybody sees which shells the others have left. */
	open: boolean;
	/** From 1; stays at the last one when the game is over. */
	round: number;
	/** §1 Who holds each pool, row by row; null for nobody. */
	owners: (Seat | null)[][];
	/** §2 The shells that each seat has left; a view has null for those it must not know. */
	shells: (number | null)[][];
	/** §2 What each seat has chosen in this round; null for nothing yet. */
	chosen: (Choice | typeof HIDDEN | null)[];
	/** §3 What was shown last, until more is shown. */
	last: Shown[];
	over: boolean;
}

/** A choice as all see it at once; the shell is null where it is only remembered. */
export interface Shown {
	readonly seat: Seat;
	readonly shell: number | null;
	readonly pool: Cell;
}

/** Why something may not be done: `words/refusals.ts` has a sentence for each. */
export type Code =
	| 'bad-action'
	| 'game-over'
	| 'seats-choose'
	| 'chosen-already'
	| 'no-such-shell'
	| 'no-such-pool'
	| 'pool-held';

export type TideEvent =
	| { readonly type: 'chose'; readonly seat: Seat }
	| { readonly type: 'shown'; readonly open: boolean; readonly choices: readonly Shown[] }
	| { readonly type: 'took'; readonly seat: Seat; readonly pool: Cell }
	| { readonly type: 'tied'; readonly pool: Cell }
	| { readonly type: 'ended'; readonly points: readonly number[] };
