/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['secret'],
	seats: 3,
	seed: 141,
	turn: { told: 'pawn-moved', time: 2 },
	special: { told: 'sank', time: 2 },
	captions: {
		setup: m.library_global_warming_setup,
		turn: m.library_global_warming_turn,
		special: m.library_global_warming_special,
		end: m.library_global_warming_end
	}
};
