/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	seats: 3,
	seed: 21,
	turn: { told: 'hopped', time: 2 },
	special: { told: 'felled' },
	captions: {
		setup: m.library_timberland_setup,
		turn: m.library_timberland_turn,
		special: m.library_timberland_special,
		end: m.library_timberland_end
	}
};
