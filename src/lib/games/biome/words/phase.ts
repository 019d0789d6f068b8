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

/** "Phase 2 · round 3". */
export const phaseWords = ({ phase, round }: State): string => PHASES[phase]({ round });
