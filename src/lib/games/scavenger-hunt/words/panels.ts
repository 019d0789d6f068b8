/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['secret'],
	seats: 4,
	seed: 365,
	setup: { told: 'hunt-began' },
	turn: { told: 'shifted', time: 2 },
	special: { told: 'collected', time: 2 },
	captions: {
		setup: m.library_scavenger_hunt_setup,
		turn: m.library_scavenger_hunt_turn,
		special: m.library_scavenger_hunt_special,
		end: m.library_scavenger_hunt_end
	}
};
