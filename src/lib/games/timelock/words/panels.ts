/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	seats: 2,
	seed: 373,
	turn: { told: 'moved', time: 3 },
	special: { told: 'swapped', time: 2 },
	captions: {
		setup: m.library_timelock_setup,
		turn: m.library_timelock_turn,
		special: m.library_timelock_special,
		end: m.library_timelock_end
	}
};
