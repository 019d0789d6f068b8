/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	played: { seats: 3, seed: 21 },
	setup: { says: m.library_timberland_setup },
	turn: { told: 'hopped', time: 2, says: m.library_timberland_turn },
	special: { told: 'felled', says: m.library_timberland_special },
	end: { says: m.library_timberland_end }
};
