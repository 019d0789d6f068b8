/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['secret'],
	played: { seats: 3, seed: 125 },
	setup: { told: 'revealed', says: m.library_virus_fight_setup },
	turn: { told: 'moved', time: 2, says: m.library_virus_fight_turn },
	special: { told: 'written', says: m.library_virus_fight_special },
	end: { says: m.library_virus_fight_end }
};
