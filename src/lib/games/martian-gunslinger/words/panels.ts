/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['secret', 'dice'],
	played: { seats: 3, seed: 461 },
	setup: { told: 'play-began', says: m.library_martian_gunslinger_setup },
	turn: { told: 'moved', time: 2, says: m.library_martian_gunslinger_turn },
	special: { told: 'scored', says: m.library_martian_gunslinger_special },
	end: { says: m.library_martian_gunslinger_end }
};
