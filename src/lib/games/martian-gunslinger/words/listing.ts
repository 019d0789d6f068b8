/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Shelf } from '../../listings.ts';

export const shelf: Shelf = {
	lead: m.library_martian_gunslinger_lead,
	teaches: m.library_martian_gunslinger_teaches,
	complexity: 3,
	dice: false
};
