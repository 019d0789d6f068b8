/** The phase and round as a label. */
import * as m from '../../../paraglide/messages.js';
import type { State } from '../rules/state.ts';

/** "Phase 2 · round 3". */
export function phaseWords({ phase, round }: State): string {
	switch (phase) {
		case 'setup':
			return m.turn_phase_setup();
		case 'build':
			return m.turn_phase_build({ round });
		case 'between':
			return m.turn_phase_between();
		case 'society':
			return m.turn_phase_society({ round });
		case 'over':
			return m.turn_phase_over();
	}
}
