/** §8.6 The clock that the facilitator has set to end the phase or the game. */
import type { Alarm, Timed } from '../../../../engine/module.ts';
import { clockRan } from './pace.ts';
import type { FacilitatorAction, State } from '../state.ts';

/** §8.6 How long it still runs, pauses not counted, and what it ends; null for a clock that only warns, or none. */
export function alarm(
	{ clock, phase }: State,
	log: () => readonly Timed[],
	now: number
): Alarm<FacilitatorAction> | null {
	const ran = clock?.onEnd === 'end' && phase !== 'over' ? clockRan(log(), now) : null;
	if (ran === null || !clock) return null;
	return {
		left: clock.minutes * 60_000 - ran,
		action: { type: phase === 'build' ? 'endPhase' : 'endGame' }
	};
}
