/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['secret', 'dice'],
	seats: 3,
	seed: 461,
	setup: { told: 'play-began' },
	turn: { told: 'moved', time: 2 },
	special: { told: 'scored' },
	captions: {
		setup: m.library_martian_gunslinger_setup,
		turn: m.library_martian_gunslinger_turn,
		special: m.library_martian_gunslinger_special,
		end: m.library_martian_gunslinger_end
	}
};
