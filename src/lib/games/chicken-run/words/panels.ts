/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	seats: 2,
	seed: 45,
	turn: { told: 'moved' },
	special: { told: 'captured' },
	captions: {
		setup: m.library_chicken_run_setup,
		turn: m.library_chicken_run_turn,
		special: m.library_chicken_run_special,
		end: m.library_chicken_run_end
	}
};
