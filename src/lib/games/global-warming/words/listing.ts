/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Listing } from '../../kit/listing.ts';

export const listing: Listing = {
	lead: m.library_global_warming_lead,
	goal: m.library_global_warming_goal,
	teaches: m.library_global_warming_teaches,
	complexity: 2,
	dice: false
};
