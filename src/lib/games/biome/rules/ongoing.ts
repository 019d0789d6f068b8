/** A turn in progress: its steps, what has been settled so far, and what it has changed. */
import type { Borrowing, ResourceChoice } from './action.ts';
import type { Band, Sphere, Stat } from './parts.ts';

export type Step =
	| 'choose'
	| 'prepare'
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
	/** Why the plan is made anew; absent where there was no reason, or it stands again. */
	back?: Back;
	/** §14 Absent where nobody has guessed. */
	guesses?: Guesses;
}

/** §14 By seat, the band that it expects of a turn; in a view null is a guess that is hidden still. */
export type Guesses = Record<string, Band | null>;

/** §13.1 A turn that is prepared while others prepare theirs; its own step says how far it has come. */
export interface Prepared extends Current {
	step: Step;
}

/** Why a plan did not stand: somebody's "not yet", a lender's no, or a world that has changed. */
export type Back =
	| { why: 'not-yet' | 'not-lent'; by: number; because: string }
	| { why: 'changed'; code: string; params: Record<string, string | number> };

export interface Challenge {
	text: string;
	/** Its id in the catalogue, if it is a real one. */
	catalogue: string | null;
	/** The seat that set it. */
	by: number;
}

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
