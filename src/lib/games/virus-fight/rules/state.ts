/** What a game of Virus Fight consists of. § numbers refer to RULES.md in this folder. */
import type { Cell } from '../../../pieces/geometry/squares.ts';
import type { PieceSet } from './options.ts';

export type { Action, Of } from './action.ts';
export type { Options, PieceSet } from './options.ts';

/** §1.1 MOVE, WRITE, JUMP, ERASE. */
export const KINDS = ['M', 'W', 'J', 'E'] as const;
export type Kind = (typeof KINDS)[number];

/** §1.1 Seat of its set, kind, size: `0M2`. */
export type Piece = string;

/** A square as a key of `cells`: `"x,y"`. */
export type Key = string;

/** §2.1 A program in the making. */
export interface Program {
	/** From left to right, as its player sees them. */
	pieces: Piece[];
	/** Which of the pieces is under the marker. */
	marker: number;
	/** The square of the home row where the first piece stands. */
	offset: number;
}

export interface Result {
	winners: number[];
	reason: 'last-running' | 'stalemate';
	ranking?: number[];
}

/** A whole game; in a view of it, `true` stands for a program that is set and not shown. */
export interface State {
	game: 'virus-fight';
	/** How many seats. */
	n: number;
	/** The side of the board. */
	size: number;
	/** The longest program allowed. */
	limit: number;
	roundLimit: number | null;
	/** By seat; looks only. */
	sets: PieceSet[];
	phase: 'program' | 'play' | 'over';
	/** All null once they are shown. */
	programs: (Program | true | null)[];
	cells: Record<Key, Piece>;
	/** The square of each seat's marker; null before play and when out. */
	markers: (Key | null)[];
	/** By seat, in plain string order. */
	spares: Piece[][];
	/** The first player of this round. */
	first: number;
	turn: number;
	/** What the seat on turn does next. */
	step: 'execute' | 'step';
	round: number;
	/** Seats that have had their turn in this round, in order. */
	taken: number[];
	/** Seats out, in order. */
	out: number[];
	/** Seats that agree to a stalemate, ascending. */
	agreed: number[];
	result: Result | null;
}

export type VirusEvent =
	| { type: 'programmed'; seat: number }
	| { type: 'revealed'; lengths: number[]; seat: number }
	| { type: 'moved'; seat: number; piece: Piece; from: Cell; to: Cell }
	| { type: 'written'; seat: number; piece: Piece; to: Cell }
	| { type: 'erased'; seat: number; piece: Piece | null; target: Cell }
	| { type: 'jumped'; seat: number; from: Cell; to: Cell }
	| { type: 'idled'; seat: number; kind: Kind }
	| { type: 'stepped'; seat: number; from: Cell; to: Cell }
	| { type: 'stuck'; seat: number }
	| { type: 'conceded'; seat: number }
	| { type: 'stalemate-agreed'; seat: number }
	| { type: 'stalemate-withdrawn'; seat: number }
	| { type: 'round-began'; round: number; seat: number }
	| { type: 'ended'; reason: Result['reason']; winners: number[] };

/** Reports what happened in this game. */
export type TellVirus = (event: VirusEvent) => void;
