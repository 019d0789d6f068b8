/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	played: { seats: 3, seed: 277 },
	setup: { told: 'turn-began', says: m.library_hunt_setup },
	turn: { told: 'fence-moved', time: 2, says: m.library_hunt_turn },
	special: { told: 'struck', time: 3, says: m.library_hunt_special },
	end: { says: m.library_hunt_end }
};
