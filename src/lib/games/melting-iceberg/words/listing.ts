/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Listing } from '../../kit/listing.ts';

export const listing: Listing = {
	lead: m.library_melting_iceberg_lead,
	teaches: m.library_melting_iceberg_teaches,
	complexity: 2,
	dice: true
};
