/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['secret'],
	seats: 3,
	seed: 123,
	setup: { told: 'revealed' },
	turn: { told: 'moved', time: 2 },
	special: { told: 'written' },
	captions: {
		setup: m.library_virus_fight_setup,
		turn: m.library_virus_fight_turn,
		special: m.library_virus_fight_special,
		end: m.library_virus_fight_end
	}
};
