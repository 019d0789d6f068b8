/** What a game of Melting Iceberg consists of. § numbers refer to RULES.md in this folder. */
import type { Hex } from '../../../pieces/geometry/hexes.ts';
import type { Options } from './options.ts';

export type { Action, Stride } from './action.ts';
export type { Options } from './options.ts';
export type { Hex };

/** §1.1 Each player's animals. */
export const ANIMALS = 7;

/** §4.1 What the counter shows, step by step; it stays on the last. */
export const TRACK: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6];

/** §1.2 Seven hexes round a centre. Ring 0 is the middle, 1 teal, 2 white. */
export interface Iceberg {
	id: number;
	at: Hex;
	ring: 0 | 1 | 2;
}

/** An animal; nowhere before its floe has docked. */
export interface Animal {
	at: Hex | null;
	carrying: boolean;
}

/** §5 How it ended. */
export interface Result {
	winners: number[];
	reason: 'last-iceberg' | 'sole-survivor' | 'all-lost';
	fed?: number[];
	unfed?: number[];
}

/** A whole game; nothing in it is hidden from anybody. */
export interface State {
	phase: 'food' | 'dock' | 'roll' | 'move' | 'meltRoll' | 'melt' | 'over';
	/** 0 during the placings. */
	round: number;
	/** Still in the field, by id. */
	icebergs: Iceberg[];
	/** The centre of each seat's floe; null when not docked yet, or gone. */
	floes: (Hex | null)[];
	/** Seven a seat; null when lost. */
	animals: (Animal | null)[][];
	/** Owners from bottom to top; what is carried is not here. */
	food: { at: Hex; pile: number[] }[];
	/** `hands[seat][owner]`: pieces still to be placed. */
	hands: number[][];
	placed: number;
	/** Who holds the counter. */
	playerOne: number;
	turnSeat: number;
	/** Index into the track. */
	counter: number;
	track: number[];
	/** This round's movement dice. */
	dice: [number, number] | null;
	/** The mover's reading of them. */
	allowance: { animals: number; distance: number } | null;
	/** Animals that the mover has moved. */
	moved: number[];
	/** The last melt roll of the round. */
	meltDie: number | null;
	out: boolean[];
	foodEach: 6 | 8;
	tieBreak: Options['tieBreak'];
	result: Result | null;
}

export type IcebergEvent =
	| { type: 'food-placed'; seat: number; owner: number; at: Hex; iceberg: number }
	| { type: 'docked'; seat: number; at: Hex }
	| { type: 'round-began'; seat: number; round: number }
	| { type: 'move-rolled'; seat: number; dice: [number, number] }
	| { type: 'dice-read'; seat: number; animals: number; distance: number }
	| {
			type: 'animal-moved';
			seat: number;
			animal: number;
			from: Hex;
			to: Hex;
			/** Null on the floe. */
			iceberg: number | null;
			dropped: boolean;
			picked: boolean;
	  }
	| { type: 'floe-left'; seat: number }
	| { type: 'move-ended'; seat: number }
	| { type: 'counter-rose'; value: number }
	| { type: 'melt-rolled'; seat: number; die: number; value: number; melts: boolean }
	| { type: 'melted'; seat: number; iceberg: number }
	| { type: 'broke-off'; icebergs: number[] }
	| { type: 'food-lost'; count: number }
	| { type: 'animals-lost'; seat: number; count: number }
	| { type: 'out'; seat: number }
	| { type: 'ended'; winners: number[]; reason: Result['reason'] };

/** Reports what happened in this game. */
export type TellIceberg = (event: IcebergEvent) => void;
