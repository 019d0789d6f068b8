/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Listing } from '../../kit/listing.ts';

export const listing: Listing = {
	lead: m.library_martian_12s_lead,
	goal: m.library_martian_12s_goal,
	teaches: m.library_martian_12s_teaches,
	complexity: 1,
	dice: false
};
