/** What a game of Scavenger Hunt consists of. § numbers refer to RULES.md in this folder. */
import type { Seat } from '../../../engine/module.ts';
import type { Cell, Direction } from '../../../pieces/geometry/squares.ts';
import { SUITS, type Suit } from '../../../pieces/piecepack.ts';
import type { Shift } from './action.ts';

export type { Action, Shift } from './action.ts';
export type { Options } from './options.ts';
export { SUITS, type Cell, type Suit };

/** §1.1 0 is the null of a coin, 1 its ace. */
export const VALUES = [0, 1, 2, 3, 4, 5] as const;

/** What a coin is; in a view the suit is null where it lies face down. */
export interface Face {
	suit: Suit | null;
	value: number;
}

export interface Coin extends Face {
	id: number;
	at: Cell;
}

/** A whole game; a view of it hides suits, collected values and notes. */
export interface State {
	phase: 'place' | 'shift' | 'move' | 'peek' | 'over';
	/** Who acts; at the end the winner. */
	turnSeat: number;
	firstSeat: number;
	suits: Suit[];
	/** Dealt, not yet placed. */
	hands: Face[][];
	/** On the board. */
	coins: Coin[];
	/** The id of the next coin placed. */
	nextId: number;
	pawns: Cell[];
	/** The values taken by each seat, in order; nulls in a view of others'. */
	collected: (number | null)[][];
	/** Each seat's latest shift: its die lies there. */
	lastShift: (Shift | null)[];
	/** §5 The coins that each seat has looked at and left; nulls in a view of others'. */
	notes: (number | null)[][];
	openMemory: boolean;
	/** §3.5 The look just taken, until somebody acts again; the suit is for that seat alone. */
	look: { seat: number; id: number; suit: Suit | null } | null;
}

export type ScavengerEvent =
	| { type: 'coin-placed'; seat: number; value: number; at: Cell }
	| { type: 'hunt-began'; seat: number }
	| { type: 'shifted'; seat: number; line: Shift['line']; index: number; dir: Direction }
	| { type: 'stuck'; seat: number }
	| { type: 'pawn-moved'; seat: number; from: Cell; to: Cell; coin: number | null }
	| { type: 'looked'; seat: number; value: number; at: Cell }
	/** §5 `noted` where the table keeps what was seen; else it is to be seen once. */
	| { type: 'saw'; seat: number; suit: Suit; value: number; at: Cell; noted: boolean }
	| { type: 'collected'; seat: number; value: number; at: Cell; count: number }
	| { type: 'left'; seat: number; at: Cell }
	| { type: 'won'; seat: number };

/** Reports what happened in this game; with `seats`, only they learn it. */
export type TellScavenger = (event: ScavengerEvent, seats?: readonly Seat[]) => void;
