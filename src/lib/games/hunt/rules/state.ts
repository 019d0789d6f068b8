/** What a game of Hunt consists of. § numbers refer to RULES.md in this folder. */
import type { Seat } from '../../../engine/module.ts';
import type { Cell, Direction } from '../../../pieces/geometry/squares.ts';
import type { Facing, PyramidColor } from '../../../pieces/pyramid.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import type { Options } from './options.ts';

export type { Action, Change, Of } from './action.ts';
export type { Options, SetName } from './options.ts';

/** §1.2 A large or medium pyramid: colour, size and facing, such as "R3u" or "B2e". */
export type Fence = string;

/** §1.3 A player's one figure. */
export interface Stack {
	/** Null before it is placed and when it is out. */
	at: Cell | null;
	/** The lowest first. */
	pieces: PyramidColor[];
	/** Pieces destroyed, the oldest first. */
	lost: PyramidColor[];
}

export type Phase = 'draft' | 'step1' | 'roll' | 'step2' | 'step3' | 'over';

/** A whole game. With a blind draft a view sorts the pool, since only its order is secret. */
export interface State {
	game: 'hunt';
	options: Options;
	phase: Phase;
	turn: Seat;
	/** `board[y][x]`; Fences only. */
	board: (Fence | null)[][];
	/** By seat. */
	stacks: Stack[];
	/** Small pieces that nobody has taken. */
	pool: PyramidColor[];
	/** The height of a full Stack. */
	full: number;
	/** This turn's roll. */
	die: TreehouseFace | null;
	/** Whether a wild die has been used to put the own Stack in another order. */
	reordered: boolean;
	/** Seats out, grouped by the check that took them. */
	out: Seat[][];
	winners: Seat[] | null;
}

/** §5.1 Why a Stack is struck. */
export type Cause = 'bump' | 'line' | 'outside' | 'impossible';

export type HuntEvent =
	| { type: 'drafted'; seat: Seat; color: PyramidColor }
	| { type: 'turn-began'; seat: Seat }
	| { type: 'fence-moved'; seat: Seat; color: PyramidColor; from: Cell; to: Cell }
	| { type: 'rolled'; seat: Seat; die: TreehouseFace }
	| { type: 'tipped'; seat: Seat; color: PyramidColor; from: Cell; to: Cell; dir: Direction }
	| { type: 'swapped'; seat: Seat; color: PyramidColor; from: Cell; to: Cell }
	| { type: 'fence-hopped'; seat: Seat; color: PyramidColor; from: Cell; to: Cell }
	| { type: 'fence-fell'; seat: Seat; color: PyramidColor; at: Cell; dir: Direction }
	| { type: 'stack-moved'; seat: Seat; from: Cell; to: Cell }
	| { type: 'bounced'; seat: Seat; to: Cell }
	| { type: 'dug'; seat: Seat; color: PyramidColor; back: boolean }
	| { type: 'aimed'; seat: Seat; color: PyramidColor; at: Cell; facing: Facing }
	| { type: 'reordered'; seat: Seat }
	| { type: 'saved'; seat: Seat; cause: Cause; color: PyramidColor; from?: Cell; at?: Cell }
	| {
			type: 'struck';
			seat: Seat;
			cause: Cause;
			color: PyramidColor | null;
			lost: PyramidColor;
			/** Of a line of fire: the Fence's square, and the Stack's. */
			from?: Cell;
			at?: Cell;
	  }
	| { type: 'out'; seat: Seat }
	| { type: 'game-ended'; winners: Seat[] };

/** Reports what happened in this game. */
export type TellHunt = (event: HuntEvent) => void;
