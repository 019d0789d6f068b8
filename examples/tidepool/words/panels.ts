/** Its kind, and which moments stand drawn beside its rules. */
import type { Panels } from 'borrowed-earth/kit/panels.ts';
import * as m from 'borrowed-earth/messages';

export const panels: Panels = {
	kinds: ['secret'],
	played: { seats: 3, seed: 7 },
	setup: { says: m.tidepool_panel_setup },
	turn: { told: 'shown', says: m.tidepool_panel_turn },
	special: { told: 'took', time: 3, says: m.tidepool_panel_special },
	end: { says: m.tidepool_panel_end }
};
