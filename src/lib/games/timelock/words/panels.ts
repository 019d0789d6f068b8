/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	played: { seats: 2, seed: 373 },
	setup: { says: m.library_timelock_setup },
	turn: { told: 'moved', time: 3, says: m.library_timelock_turn },
	special: { told: 'swapped', time: 2, says: m.library_timelock_special },
	end: { says: m.library_timelock_end }
};
