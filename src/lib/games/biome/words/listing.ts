/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Shelf } from '../../listings.ts';

export const shelf: Shelf = {
	lead: m.library_biome_lead,
	teaches: m.library_biome_teaches,
	complexity: 3,
	dice: true,
	players: m.home_seats_hint
};
