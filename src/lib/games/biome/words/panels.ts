/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['together', 'dice'],
	seats: 3,
	seed: 1031,
	setup: { told: 'phase-began' },
	turn: { told: 'turn-ended', time: 2 },
	special: { told: 'lender-rolled' },
	captions: {
		setup: m.library_biome_setup,
		turn: m.library_biome_turn,
		special: m.library_biome_special,
		end: m.library_biome_end
	}
};
