/** What a game of Martian 12s consists of. § numbers refer to RULES.md in this folder. */
import type { GameEvent } from '../../../engine/module.ts';

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** §1.2 The colours of each set in the order of their points, 0 to 4. */
export const COLORS = {
	rainbow: ['black', 'red', 'yellow', 'green', 'blue'],
	xeno: ['white', 'clear', 'orange', 'cyan', 'purple']
} as const;
export type SetName = keyof typeof COLORS;
export type Color = (typeof COLORS)[SetName][number];

export interface Pyramid {
	color: Color;
	size: Size;
}

/** §2.3 A stack worth more pops. */
export const LIMIT = 12;
/** §2.2 The most pulls of a player in a round. */
export const PULLS = 6;
/** §1.2 Five colours in three sizes. */
export const PYRAMIDS_A_SET = 15;

/** §5 The options of a table, all filled in; null where the number of seats decides. */
export interface Options {
	set: SetName;
	stake: number;
	chips: number;
	wallets: number[] | null;
	sets: number | null;
	rounds: number | null;
}

type Status = 'in' | 'passed' | 'popped' | 'out';

export interface Result {
	winners: number[];
	score: number;
	/** What each winner took. */
	share: number;
	/** What could not be divided and stays in the pot. */
	carry: number;
}

/** A whole game. In a view the bag is sorted, since only its order is secret. */
export interface State {
	phase: 'play' | 'roundOver' | 'over';
	round: number;
	/** The last round to be played. */
	rounds: number;
	stake: number;
	set: SetName;
	sets: number;
	/** What was carried over included. */
	pot: number;
	wallets: number[];
	/** Who draws first this round; between rounds, in the next. */
	first: number;
	turn: number;
	bag: Pyramid[];
	/** By seat, the oldest pyramid first. */
	stacks: Pyramid[][];
	/** `out`: could not pay when the round began. */
	status: Status[];
	scores: number[];
	lastResult: Result | null;
	/** Seats that want to stop. */
	stopVotes: number[];
}

export type Action =
	| { type: 'pull'; size: Size | 'any' }
	| { type: 'pass' }
	| { type: 'nextRound' }
	| { type: 'stop' };

/** Why the whole game ended. */
export type Ending = 'rounds' | 'money' | 'vote';

export type MartianEvent =
	| { type: 'pulled'; seat: number; color: Color; size: Size; points: number; score: number }
	| { type: 'popped'; seat: number; score: number }
	| { type: 'passed'; seat: number; score: number }
	| { type: 'scored'; winners: number[]; score: number; share: number; carry: number }
	| { type: 'round-began'; round: number; seat: number }
	| { type: 'sat-out'; seat: number }
	| { type: 'stop-wanted'; seat: number }
	| { type: 'game-ended'; winners: number[]; because: Ending };

/** Reports what happened in this game. */
export type TellMartian = (event: MartianEvent) => void;

/** The contract's `tell`, for this game's own events. */
export const telling =
	(tell: (event: GameEvent) => void): TellMartian =>
	(event) => {
		tell(event);
	};
