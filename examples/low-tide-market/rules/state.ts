/** What there is in Low Tide Market: plain JSON, so that it can be stored, sent and replayed. */
import type { Seat } from 'borrowed-earth/engine/module.ts';

export type { Action } from './action.ts';
export type { Options } from './options.ts';

/** §4 How many cards a store holds. */
export const STORE = 3;
/** §1, §5 What everybody begins with. */
export const HAND = 3;
export const WISHES = 3;
/** §5 What a wish pays beside the values that are shown. */
export const BONUS = 5;

export interface State {
	/** §7 How long the row is, and whether all see the wishes. */
	size: number;
	wishing: 'open' | 'secret';
	turn: Seat;
	row: number[];
	/** By seat; a view has null for cards that it must not show. */
	hands: (number | null)[][];
	stored: (number | null)[][];
	wishes: (number | null)[][];
	/** §5 By seat, what wishes have paid. */
	coins: number[];
	deck: (number | null)[];
	slips: (number | null)[];
	/** Cards and slips that were shown, and are done with. */
	shown: number[];
	done: number[];
}

/** Why something may not be done: `words/refusals.ts` has a sentence for each. */
export type Code =
	| 'bad-action'
	| 'game-over'
	| 'not-your-turn'
	| 'not-in-row'
	| 'not-in-hand'
	| 'store-is-full'
	| 'no-such-wish'
	| 'wrong-goods';

export type MarketEvent =
	| { readonly type: 'took'; readonly seat: Seat; readonly card: number | null }
	| { readonly type: 'stored'; readonly seat: Seat }
	| {
			readonly type: 'fulfilled';
			readonly seat: Seat;
			readonly cards: readonly number[];
			readonly coins: number;
	  }
	| { readonly type: 'ended' };
