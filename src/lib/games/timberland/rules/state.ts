/** What a game of Timberland consists of. § numbers refer to RULES.md in this folder. */
import type { Seat } from '../../../engine/module.ts';
import type { Cell, Direction } from '../../../pieces/geometry/squares.ts';
import type { Facing } from '../../../pieces/pyramid.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import type { Mode } from './action.ts';
import type { Options } from './options.ts';

export type { Action, Deed, Mode, Of } from './action.ts';
export type { Options } from './options.ts';

/** §1.2 A pyramid: colour, size and facing, such as "R3u" or "K1e". */
export type Piece = string;

/** What is on a square, the lowest first. Where there are several, all stand. */
export type Pile = Piece[];

export type Phase = 'roll' | 'act' | 'over';
export type Reason = 'target' | 'board-empty';

/** Which of the two dice. */
export type Die = 0 | 1;

/** A whole game; nothing in it is hidden from anybody. */
export interface State {
	game: 'timberland';
	options: Options;
	phase: Phase;
	turn: Seat;
	/** `board[y][x]`. */
	board: Pile[][];
	/** The last roll; it stays to be seen until the next. */
	dice: [TreehouseFace, TreehouseFace] | null;
	/** Which dice have been played this turn. */
	used: [boolean, boolean];
	/** By seat. */
	scores: number[];
	/** By seat: the felled trees, the first felled first. */
	trees: Pile[][];
	winners: Seat[] | null;
	reason: Reason | null;
}

/** What was on one square came to another. */
export interface Move {
	from: Cell;
	to: Cell;
}

export type TimberlandEvent =
	| { type: 'rolled'; seat: Seat; dice: [TreehouseFace, TreehouseFace] }
	| { type: 'tipped'; seat: Seat; at: Cell; dir: Direction; pieces: Pile }
	| { type: 'pushed'; seat: Seat; dir: Direction; moves: Move[] }
	| { type: 'swapped'; seat: Seat; a: Cell; b: Cell }
	| { type: 'dug'; seat: Seat; at: Cell; to: Cell; mode: Mode; piece: Piece }
	| { type: 'hopped'; seat: Seat; at: Cell; to: Cell; pieces: Pile }
	| { type: 'aimed'; seat: Seat; at: Cell; facing: Facing; piece: Piece }
	| { type: 'felled'; seat: Seat; at: Cell; pieces: Pile; points: number }
	| { type: 'die-lost'; seat: Seat; face: TreehouseFace }
	| { type: 'turn-began'; seat: Seat }
	| { type: 'game-ended'; winners: Seat[]; reason: Reason };

/** Reports what happened in this game. */
export type TellTimberland = (event: TimberlandEvent) => void;
