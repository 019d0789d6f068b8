/** What a game of Global Warming consists of. § numbers refer to RULES.md in this folder. */
import { SUITS, type Suit } from '../../../pieces/piecepack.ts';

export type { Action } from './action.ts';
export type { Options } from './options.ts';
export { SUITS, type Suit };

/** §1.1 0 is the null of a tile or coin and the blank of a die, 1 the ace. */
export const VALUES = [0, 1, 2, 3, 4, 5] as const;

/** Column and row; outside the first island below 0 or above 4. */
export type Cell = readonly [x: number, y: number];

/** What a tile or coin is. */
export interface Face {
	suit: Suit;
	value: number;
}

export interface Tile extends Face {
	at: Cell;
}

/** §1.3 A coin of the row; in a view the side that does not show is null. */
export interface Coin {
	suit: Suit | null;
	value: number | null;
	/** The side that shows on the table. */
	up: 'suit' | 'value';
}

/** Stands in a view for a face that is chosen and not shown yet. */
export const HIDDEN_FACE = -1;

/** A whole game; a view of it hides faces, the under sides of coins, and the bag. */
export interface State {
	phase: 'select' | 'act' | 'sink' | 'over';
	turn: number;
	/** The tiles afloat, in set-up order. */
	tiles: Tile[];
	/** By seat; null where drowned. */
	pawns: (Cell | null)[];
	/** The row from left to right; the first sinks next. */
	line: Coin[];
	/** In the order of drawing; nulls in a view. */
	bag: (Coin | null)[];
	/** The sunk, the oldest first. */
	gone: Face[];
	/** This turn's faces; null for none yet, and for the drowned. */
	chosen: (number | null)[];
	/** The faces of the last reveal. */
	shown: (number | null)[];
	/** Seats that are still to act; the first acts now. */
	queue: number[];
	/** Steps left to the first of the queue; 0 when it acts with a blank. */
	movesLeft: number;
	/** The seat that keeps the bag. */
	handler: number;
	/** Seats in the order of drowning. */
	drowned: number[];
	autoSink: boolean;
	drownedHandler: boolean;
	/** The colours of the seats; no rule asks for them. */
	suits: Suit[];
}

export type WarmingEvent =
	| { type: 'chose'; seat: number }
	| { type: 'revealed'; faces: (number | null)[]; queue: number[] }
	| { type: 'action-lost'; seat: number; face: number }
	| { type: 'tile-moved'; seat: number; suit: Suit; value: number; from: Cell; to: Cell }
	| { type: 'tile-kept'; seat: number }
	| { type: 'pawn-moved'; seat: number; pawn: number; from: Cell; to: Cell; left: number }
	| { type: 'coin-drawn'; shows: Suit | number }
	| { type: 'sank'; suit: Suit; value: number; at: Cell | null }
	| { type: 'drowned'; seat: number }
	| { type: 'bag-passed'; seat: number }
	| { type: 'game-ended'; seat: number };

/** Reports what happened in this game. */
export type TellWarming = (event: WarmingEvent) => void;
