/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	played: { seats: 3, seed: 185 },
	setup: { says: m.library_wrecktangle_setup },
	turn: { told: 'moved', time: 3, says: m.library_wrecktangle_turn },
	special: { told: 'captured', says: m.library_wrecktangle_special },
	end: { says: m.library_wrecktangle_end }
};
