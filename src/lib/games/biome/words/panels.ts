/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['together', 'dice'],
	played: { seats: 3, seed: 1031 },
	setup: { told: 'phase-began', says: m.library_biome_setup },
	turn: { told: 'turn-ended', time: 2, says: m.library_biome_turn },
	special: { told: 'lender-rolled', says: m.library_biome_special },
	end: { says: m.library_biome_end }
};
