/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open'],
	played: { seats: 2, seed: 58 },
	setup: { says: m.library_martian_12s_setup },
	turn: { told: 'pulled', time: 3, says: m.library_martian_12s_turn },
	special: { told: 'popped', says: m.library_martian_12s_special },
	end: { says: m.library_martian_12s_end }
};
