/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open'],
	seats: 2,
	seed: 57,
	turn: { told: 'pulled', time: 3 },
	special: { told: 'popped' },
	captions: {
		setup: m.library_martian_12s_setup,
		turn: m.library_martian_12s_turn,
		special: m.library_martian_12s_special,
		end: m.library_martian_12s_end
	}
};
