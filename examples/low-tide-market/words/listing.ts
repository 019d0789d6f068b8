/** This game's place in the library. */
import type { Listing } from 'borrowed-earth/kit/listing.ts';
import * as m from 'borrowed-earth/messages';

export const listing: Listing = {
	lead: m.low_tide_market_lead,
	goal: m.low_tide_market_goal,
	teaches: m.low_tide_market_teaches,
	complexity: 2,
	dice: false
};
