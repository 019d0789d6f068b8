/** What the game tells of each step. */
import type {
	Band,
	Biome,
	Change,
	CorrectField,
	LenderBand,
	Phase,
	Reason,
	Sphere,
	Stat,
	TurnPhase
} from './state.ts';

/** What `apply` tells: enough to animate a step and to say it in one line. */
export type BiomeEvent =
	| { type: 'chose'; seat: number; biome: Biome }
	| { type: 'stats-set'; seat: number }
	| { type: 'ready'; seat: number }
	| { type: 'defined'; seat: number; stat: Stat }
	| { type: 'society-named'; seat: number; name: string }
	| { type: 'phase-began'; phase: Phase }
	| { type: 'round-began'; phase: TurnPhase; round: number }
	| { type: 'preparing'; phase: TurnPhase; round: number }
	| { type: 'turn-began'; seat: number; phase: TurnPhase }
	| { type: 'sphere-rolled'; seat: number; roll: number; sphere: Sphere | null }
	| { type: 'sphere-picked'; seat: number; sphere: Sphere }
	| { type: 'challenged'; seat: number; by: number; catalogue: string | null }
	| { type: 'planned'; seat: number; stat: Stat }
	| { type: 'withdrew'; seat: number }
	| { type: 'answered'; seat: number; ok: boolean; stat: Stat; because?: string }
	| { type: 'consented'; seat: number; ok: boolean }
	| { type: 'plan-dropped'; seat: number }
	| { type: 'plan-outdated'; seat: number }
	| { type: 'guessed'; seat: number; of: number }
	| { type: 'rolled'; seat: number; dice: number[]; passes: number; band: Band }
	| { type: 'paid'; seat: number; choice: string }
	| { type: 'lender-rolled'; seat: number; dice: number[]; passes: number; band: LenderBand }
	| { type: 'turn-ended'; seat: number; changes: Change[] }
	| { type: 'placed'; seat: number; stat: Stat; rp: number }
	| { type: 'discarded'; seat: number; rp: number }
	| { type: 'narrated'; seat: number; entry: number }
	| { type: 'skipped'; seat: number }
	| { type: 'round-ended'; round: number; existing: number; steady: number; heavy: number[] }
	| { type: 'last-round'; last: boolean }
	| { type: 'phase-cut' }
	| { type: 'phase-ended' }
	| { type: 'game-ended'; reason: Reason; by: number[] }
	| {
			type: 'corrected';
			seat: number;
			field: CorrectField;
			from: number;
			to: number;
			reason: string;
	  }
	| { type: 'reassigned'; seat: number; to: string }
	| { type: 'paused' }
	| { type: 'resumed' }
	| { type: 'clock-set'; minutes: number | null }
	| { type: 'joined'; seat: number; biome: Biome; rp: number }
	| { type: 'left'; seat: number }
	| { type: 'undone'; what: string };
