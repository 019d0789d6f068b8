/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Listing } from '../../kit/listing.ts';

export const listing: Listing = {
	lead: m.library_virus_fight_lead,
	goal: m.library_virus_fight_goal,
	teaches: m.library_virus_fight_teaches,
	complexity: 3,
	dice: false
};
