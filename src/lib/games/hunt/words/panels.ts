/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	seats: 3,
	seed: 277,
	setup: { told: 'turn-began' },
	turn: { told: 'fence-moved', time: 2 },
	special: { told: 'struck', time: 3 },
	captions: {
		setup: m.library_hunt_setup,
		turn: m.library_hunt_turn,
		special: m.library_hunt_special,
		end: m.library_hunt_end
	}
};
