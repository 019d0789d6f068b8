/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Listing } from '../../kit/listing.ts';

export const listing: Listing = {
	lead: m.library_wrecktangle_lead,
	goal: m.library_wrecktangle_goal,
	teaches: m.library_wrecktangle_teaches,
	complexity: 2,
	dice: false
};
