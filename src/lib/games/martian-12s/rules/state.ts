/** What a game of Martian 12s consists of. § numbers refer to RULES.md in this folder. */
import type { Color, Pyramid, SetName, Size } from './pyramids.ts';

export type { Action } from './action.ts';
export type { Options } from './options.ts';
export * from './pyramids.ts';

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
