/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Shelf } from '../../listings.ts';

export const shelf: Shelf = {
	lead: m.library_virus_fight_lead,
	teaches: m.library_virus_fight_teaches,
	complexity: 3,
	dice: false
};
