/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Shelf } from '../../listings.ts';

export const shelf: Shelf = {
	lead: m.library_martian_12s_lead,
	teaches: m.library_martian_12s_teaches,
	complexity: 1,
	dice: false
};
