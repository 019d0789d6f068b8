/** What a biome game consists of: its numbers, its turn in progress, its history. § numbers refer to RULES.md in this folder. */
import type {
	Challenge,
	Change,
	Current,
	Guesses,
	LenderRoll,
	Plan,
	Prepared,
	Roll,
	Step
} from './ongoing.ts';
import type { Options } from './options.ts';
import type { Biome, CorrectField, Sphere, Stat, StatBlock, TurnPhase } from './parts.ts';

export type {
	Action,
	Borrowing,
	FacilitatorAction,
	Of,
	ResourceChoice,
	SeatAction
} from './action.ts';
export type { Options } from './options.ts';
export * from './ongoing.ts';
export * from './parts.ts';

export type Phase = 'setup' | 'build' | 'between' | 'society' | 'over';

/** A whole game; only guesses are hidden, and only until the dice of their turn fall. */
export interface State {
	/** Sheets ever seated; grows when someone joins. */
	seats: number;
	options: Options;
	phase: Phase;
	step: Step;
	/** 1.. within each phase of turns; 0 during set-up. */
	round: number;
	/** Turns begun in the whole game. */
	turn: number;
	/** The seat whose turn it is. */
	active: number;
	/** Seats that had their turn this round, or were skipped. */
	done: number[];
	/** By seat, as text. */
	sheets: Record<string, Sheet>;
	/** The turn in progress; null outside a turn. */
	current: Current | null;
	/** §13 Turns of this round that are prepared side by side, by seat as text; absent at a table that has not done so. */
	prepared?: Record<string, Prepared>;
	/** Phase 2: RP of each active seat when the round began. */
	roundStart: Record<string, number>;
	/** Phase 2: rounds in a row without loss. */
	steady: number;
	/** The next Resource is `r` and this number. */
	nextId: number;
	paused: boolean;
	clock: Clock | null;
	/** §8.7 The last round of phase 1, where the facilitator has said so. */
	lastRound?: number;
	/** The table's own words for each stat, '' if none. */
	glossary: Record<Stat, string>;
	/** Only ever appended to, a turn's narration aside. */
	history: Entry[];
	result: Result | null;
}

export interface Sheet {
	biome: Biome | null;
	facet: string;
	society: string;
	/** Zeros until a biome is chosen; fixed once phase 1 has begun, corrections aside. */
	base: StatBlock;
	/** The sum of the -1s. */
	mod: StatBlock;
	/** Unassigned RP; 0 outside set-up and phase 1. */
	pool: number;
	/** By id, unique in the whole game. */
	resources: Record<string, Resource>;
	/** A joining seat plays from the next round on, or from the end of phase 1. */
	status: 'active' | 'joining' | 'left';
	/** Only in the steps `choose` and `ready`. */
	ready: boolean;
}

export interface Resource {
	name: string;
	stat: Stat;
	/** 0: exhausted, but it stays listed. */
	rp: number;
	/** The Resource it is a copy of. */
	from: { seat: number; id: string } | null;
	/** The turn in which it came into being. */
	turn: number;
}

export interface Clock {
	minutes: number;
	onEnd: 'warn' | 'end';
}

export type Reason = 'collapse' | 'exhausted' | 'equilibrium' | 'time' | 'ended-early';

export interface Result {
	reason: Reason;
	winners: number[];
	/** Who held the share; empty unless collapse. */
	by: number[];
	existing: number;
	totals: Record<string, number>;
}

/** A turn as the history keeps it. */
export interface TurnEntry {
	kind: 'turn';
	phase: TurnPhase;
	round: number;
	seat: number;
	sphere: Sphere | null;
	sphereRoll: number | null;
	challenge: Challenge | null;
	plan: Plan;
	roll: Roll;
	choice: string | null;
	lender: LenderRoll | null;
	changes: Change[];
	/** §14 Who expected which band; absent where nobody guessed. */
	guesses?: Guesses;
	/** '' until told. */
	narration: string;
}

/** A round of phase 2 as the history keeps it. */
export interface RoundEntry {
	kind: 'round';
	phase: TurnPhase;
	round: number;
	/** RP of every sheet. */
	totals: Record<string, number>;
	existing: number;
	/** The count after the round. */
	steady: number;
	/** Seats at or over the line. */
	heavy: number[];
}

/** A line of the table's history. */
export type Entry =
	| TurnEntry
	| RoundEntry
	| { kind: 'skip'; phase: TurnPhase; round: number; seat: number; reason: string }
	| { kind: 'leftover'; seat: number; stat: Stat; rp: number }
	| { kind: 'discard'; seat: number; rp: number }
	| {
			kind: 'correct';
			seat: number;
			field: CorrectField;
			stat: Stat | null;
			id: string | null;
			from: number;
			to: number;
			reason: string;
	  }
	| { kind: 'join'; seat: number; biome: Biome; rp: number }
	| { kind: 'leave'; seat: number; reason: string; rp: number }
	| { kind: 'reassign'; seat: number; to: string }
	| { kind: 'undo'; what: string }
	| { kind: 'endPhase'; reason: string }
	| { kind: 'endGame'; reason: string };
