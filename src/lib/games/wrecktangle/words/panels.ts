/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	seats: 3,
	seed: 185,
	turn: { told: 'moved', time: 3 },
	special: { told: 'captured' },
	captions: {
		setup: m.library_wrecktangle_setup,
		turn: m.library_wrecktangle_turn,
		special: m.library_wrecktangle_special,
		end: m.library_wrecktangle_end
	}
};
