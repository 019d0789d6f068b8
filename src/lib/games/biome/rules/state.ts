/** What a biome game consists of: its numbers, its turn in progress, its history. § numbers refer to RULES.md in this folder. */
import type { Borrowing, ResourceChoice } from './action.ts';
import type { Options } from './options.ts';
import type { Biome, CorrectField, Sphere, Stat, StatBlock } from './parts.ts';

export type {
	Action,
	Borrowing,
	FacilitatorAction,
	PlanAction,
	ResourceChoice,
	SeatAction
} from './action.ts';
export type { Options } from './options.ts';
export * from './parts.ts';

export type Phase = 'setup' | 'build' | 'between' | 'society' | 'over';

/** The phases in which turns are played. */
export type TurnPhase = 'build' | 'society';

export type Step =
	| 'choose'
	| 'sphere'
	| 'pickSphere'
	| 'challenge'
	| 'plan'
	| 'agree'
	| 'consent'
	| 'roll'
	| 'mixed'
	| 'pay'
	| 'lenderRoll'
	| 'leftover'
	| 'ready'
	| 'over';

/** A whole game; nothing in it is hidden from anybody. */
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
	/** Phase 2: RP of each active seat when the round began. */
	roundStart: Record<string, number>;
	/** Phase 2: rounds in a row without loss. */
	steady: number;
	/** The next Resource is `r` and this number. */
	nextId: number;
	paused: boolean;
	clock: Clock | null;
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

/** A turn in progress: what has been settled so far. */
export interface Current {
	sphereRoll: number | null;
	sphere: Sphere | null;
	challenge: Challenge | null;
	plan: Plan | null;
	/** Agreement by vote, on the plan at hand. */
	votes: Record<string, boolean>;
	roll: Roll | null;
	lender: LenderRoll | null;
	/** How a mixed success was paid: `rp`, `stat`, or the id of the Resource that lost 1 RP. */
	choice: string | null;
	/** Every number this turn changed, in order. */
	changes: Change[];
}

export interface Challenge {
	text: string;
	/** Its id in the catalogue, if it is a real one. */
	catalogue: string | null;
	/** The seat that set it. */
	by: number;
}

export type Band = 'failure' | 'mixed' | 'success' | 'strong';
export type LenderBand = Exclude<Band, 'mixed'>;

export interface Roll {
	dice: number[];
	passes: number;
	band: Band;
}

export interface LenderRoll {
	seat: number;
	dice: number[];
	passes: number;
	band: LenderBand;
}

/** §3.3 A plan of phase 1. */
export interface BuildPlan {
	solution: string;
	stat: Stat;
	rp: number;
	resource: ResourceChoice;
	borrow?: never;
}

/** §5.3 A plan of phase 2. */
export interface SocietyPlan {
	solution: string;
	stat: Stat;
	own: { id: string; rp: number } | null;
	borrow: Borrowing | null;
	/** What a copy would be called; null: as the Resource it is copied from. */
	copyName: string | null;
	/** Whose stat is used: a number is the seat of another player. */
	statFrom: 'own' | 'lender' | number;
}

export type Plan = BuildPlan | SocietyPlan;

/** Whether this is a plan of phase 1; else it is one of phase 2. */
export const isBuildPlan = (plan: Plan): plan is BuildPlan => 'resource' in plan;

/** One number that a turn changed. */
export type Change =
	| { seat: number; what: 'pool'; by: number }
	| { seat: number; what: 'mod'; by: number; stat: Stat }
	| { seat: number; what: 'rp'; by: number; id: string };

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
