/** The phase and round as a label. */
import * as m from '../../../paraglide/messages.js';
import type { State } from '../rules/state.ts';

const PHASES: Readonly<Record<State['phase'], (at: { round: number }) => string>> = {
	setup: m.turn_phase_setup,
	build: m.turn_phase_build,
	between: m.turn_phase_between,
	society: m.turn_phase_society,
	over: m.turn_phase_over
};

/** "Phase 1 · round 3 · the last": the last one only where the facilitator has said so. */
export const phaseWords = ({ phase, round, lastRound }: State): string =>
	PHASES[phase]({ round }) +
	(phase === 'build' && round === lastRound ? ` · ${m.turn_last_round()}` : '');
