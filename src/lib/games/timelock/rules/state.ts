/** What a game of Timelock consists of. § numbers refer to RULES.md in this folder. */
import type { Cell } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import type { Options } from './options.ts';

export type { Action } from './action.ts';
export type { Options } from './options.ts';

export type Side = 's' | 'n';

/** §1.2 Side, colour letter and size: `sR3` is south's large red one. Unique within its column. */
export type Piece = string;

/** §1.2 The columns of the Time Stacks; the Goals stand in column 2. */
export const STACKS = [0, 1, 3, 4] as const;
export const GOAL = 2;

/** §2.1 Movement points, from one die or more. */
export interface Pool {
	left: number;
	/** The column it is bound to, 2 for the opponent's Goal. */
	stack: number | null;
	/** §4.6 Wild: for any column. */
	any: boolean;
}

/** How the last game ended. */
export interface Result {
	winners: number[];
	points: number | null;
	reason: 'timelock' | 'all-removed';
}

/** A whole game; nothing in it is hidden from anybody. */
export interface State {
	game: 'timelock';
	options: Options;
	seats: 1 | 2 | 4;
	/** `remove` is for solitaire, `between` for the games of a series. */
	phase: 'roll' | 'remove' | 'move' | 'between' | 'over';
	turn: number;
	/** `board[y][x]`, each square with its lowest piece first. */
	board: Piece[][][];
	/** The six-sided dice; both six after Tip. */
	dice: [number, number] | null;
	/** The Treehouse die. */
	special: TreehouseFace | null;
	specialUsed: boolean;
	hopping: boolean;
	aiming: boolean;
	/** Whether any point was spent in this turn. */
	spent: boolean;
	pools: Pool[];
	/** §8.2 Pyramids still to take off. */
	owed: number;
	/** §6.1 Columns that are done, in order. */
	removed: Record<Side, number[]>;
	/** §8.2 By column: pieces off the board, in order. */
	taken: Record<string, Piece[]>;
	/** §7 Points won so far, by seat. */
	scores: number[];
	/** Games finished. */
	games: number;
	result: Result | null;
}

export type TimelockEvent =
	| { type: 'rolled'; seat: number; dice: [number, number]; special: TreehouseFace }
	| { type: 'combined'; seat: number; points: number }
	| { type: 'moved'; seat: number; piece: Piece; from: Cell; to: Cell; cost: number }
	| { type: 'dug'; seat: number; piece: Piece; at: Cell; cost: number }
	| { type: 'special-used'; seat: number; face: 'tip' | 'hop' | 'aim' | 'wild' }
	| { type: 'swapped'; seat: number; a: Piece; b: Piece; from: Cell; to: Cell }
	| { type: 'stack-done'; side: Side; col: number }
	| { type: 'pyramid-taken'; seat: number; piece: Piece; owed: number }
	| { type: 'pyramid-returned'; seat: number; piece: Piece; cost: number }
	| { type: 'turn-ended'; seat: number }
	| { type: 'won'; winners: number[]; points: number | null }
	| { type: 'lost'; seat: number }
	| { type: 'game-began'; seat: number; game: number };

/** Reports what happened in this game. */
export type TellTimelock = (event: TimelockEvent) => void;
