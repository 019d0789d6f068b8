/** What a game of Chicken Run consists of. § numbers refer to RULES.md in this folder. */
import type { Options } from './options.ts';

export type { Action } from './action.ts';
export type { Options } from './options.ts';

/** A pyramid: colour letter, size 1-3, and how it lies, which is always upright here. */
export type Pyramid = string;

/** Column and row, `[0, 0]` being the left square of seat 1's edge. */
export type Square = readonly [x: number, y: number];

export type Side = 0 | 1;

/** §1.1 */
export const COLUMNS = 5;
export const ROWS = 9;

/** A whole game; nothing in it is hidden from anybody. */
export interface State {
	game: 'chicken-run';
	options: Options;
	/** Colour letters; every other colour is a spectator's. */
	colors: { family: [string, string]; chicken: string };
	/** `board[y][x]`, each stack with its lowest piece first. */
	board: Pyramid[][][];
	phase: 'roll' | 'move' | 'over';
	/** Rounds begun; 0 before the first roll. */
	round: number;
	/** The last roll, by seat. */
	dice: [number, number] | null;
	/** Who acts this round; null before the roll. */
	actor: Side | null;
	/** Who acted in the last finished round. */
	lastActor: Side | null;
	/** What the actor may move. */
	movable: 'family' | 'crowd' | null;
	/** Movement points left. */
	points: number;
	/** Chickens held now, by seat. */
	captures: [number, number];
	winner: Side | null;
}

/** What a piece is in the play, whatever its colour. */
export type Kind = 'family' | 'chicken' | 'spectator';

export type ChickenRunEvent =
	| { type: 'tied'; dice: [number, number] }
	| {
			type: 'rolled';
			dice: [number, number];
			seat: Side;
			movable: 'family' | 'crowd';
			points: number;
	  }
	| {
			type: 'moved';
			seat: Side;
			kind: Kind;
			size: number;
			from: Square;
			to: Square;
			points: number;
	  }
	| { type: 'trampled'; seat: Side; to: Square }
	| { type: 'released'; seat: Side; size: number }
	| { type: 'captured'; seat: Side; size: number }
	| { type: 'round-ended'; seat: Side }
	| { type: 'won'; seat: Side };

/** Reports what happened in this game. */
export type TellChickenRun = (event: ChickenRunEvent) => void;
