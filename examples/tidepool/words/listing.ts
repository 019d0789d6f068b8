/** This game's place in the library. */
import type { Listing } from 'borrowed-earth/kit/listing.ts';
import * as m from 'borrowed-earth/messages';

export const listing: Listing = {
	lead: m.tidepool_lead,
	goal: m.tidepool_goal,
	teaches: m.tidepool_teaches,
	complexity: 1,
	dice: false
};
