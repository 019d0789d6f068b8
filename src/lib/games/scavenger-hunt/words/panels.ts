/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['secret'],
	played: { seats: 4, seed: 365 },
	setup: { told: 'hunt-began', says: m.library_scavenger_hunt_setup },
	turn: { told: 'shifted', time: 2, says: m.library_scavenger_hunt_turn },
	special: { told: 'collected', time: 2, says: m.library_scavenger_hunt_special },
	end: { says: m.library_scavenger_hunt_end }
};
