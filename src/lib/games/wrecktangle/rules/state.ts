/** What a game of WreckTangle consists of. § numbers refer to RULES.md in this folder. */
import type { Cell, Direction } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import type { Options } from './options.ts';

export type { Action } from './action.ts';
export type { Options } from './options.ts';

/** §1.2 Seat, kind and which of the two: `0Qb` is the second queen of seat 0. */
export type PieceId = string;

export interface Result {
	winners: number[];
	reason: 'last-left';
	/** The winner, then the others from the last to go out to the first. */
	ranking: number[];
}

/** A whole game; nothing in it is hidden from anybody. */
export interface State {
	game: 'wrecktangle';
	/** How many seats. */
	n: number;
	/** The side of the board where each seat has its home row. */
	sides: Direction[];
	tilted: boolean;
	path: Options['path'];
	/** Where each pyramid stands; who is captured is not in it. */
	pieces: Record<PieceId, Cell>;
	coin: 'heads' | 'tails';
	/** The seat on turn. */
	turn: number;
	/** The die of this turn. */
	roll: TreehouseFace;
	normalDone: boolean;
	dieDone: boolean;
	/** Pyramids lost to captures, by seat. */
	captured: number[];
	/** By seat: the rectangles of its latest capture, in plain string order. */
	lastRects: string[][];
	/** Seats out, in order. */
	out: number[];
	result: Result | null;
}

export type WreckEvent =
	| { type: 'rolled'; seat: number; face: TreehouseFace }
	| { type: 'moved'; seat: number; piece: PieceId; from: Cell; to: Cell }
	| {
			type: 'die-moved';
			seat: number;
			face: TreehouseFace;
			piece: PieceId;
			from: Cell;
			to: Cell;
	  }
	| { type: 'swapped'; seat: number; piece: PieceId; with: PieceId; from: Cell; to: Cell }
	| {
			type: 'captured';
			seat: number;
			pieces: PieceId[];
			rectangles: string[];
			/** What the coin shows from now on. */
			coin: State['coin'];
	  }
	| { type: 'conceded'; seat: number }
	| { type: 'out'; seat: number }
	| { type: 'won'; seat: number };

/** Reports what happened in this game. */
export type TellWreck = (event: WreckEvent) => void;
