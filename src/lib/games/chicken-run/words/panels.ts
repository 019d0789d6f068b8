/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	played: { seats: 2, seed: 45 },
	setup: { says: m.library_chicken_run_setup },
	turn: { told: 'moved', says: m.library_chicken_run_turn },
	special: { told: 'captured', says: m.library_chicken_run_special },
	end: { says: m.library_chicken_run_end }
};
