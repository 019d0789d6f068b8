/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['secret'],
	played: { seats: 3, seed: 141 },
	setup: { says: m.library_global_warming_setup },
	turn: { told: 'pawn-moved', time: 2, says: m.library_global_warming_turn },
	special: { told: 'sank', time: 2, says: m.library_global_warming_special },
	end: { says: m.library_global_warming_end }
};
