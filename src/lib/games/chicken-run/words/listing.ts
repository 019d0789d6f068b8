/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Listing } from '../../kit/listing.ts';

export const listing: Listing = {
	lead: m.library_chicken_run_lead,
	goal: m.library_chicken_run_goal,
	teaches: m.library_chicken_run_teaches,
	complexity: 2,
	dice: true
};
