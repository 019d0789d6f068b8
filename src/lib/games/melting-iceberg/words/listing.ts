/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Listing } from '../../kit/listing.ts';

export const listing: Listing = {
	lead: m.library_melting_iceberg_lead,
	goal: m.library_melting_iceberg_goal,
	teaches: m.library_melting_iceberg_teaches,
	complexity: 2,
	dice: true
};
