/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Listing } from '../../kit/listing.ts';

export const listing: Listing = {
	lead: m.library_biome_lead,
	goal: m.library_biome_goal,
	teaches: m.library_biome_teaches,
	complexity: 3,
	dice: true,
	players: m.home_seats_hint
};
