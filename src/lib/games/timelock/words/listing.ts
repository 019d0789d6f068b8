/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Shelf } from '../../listings.ts';

export const shelf: Shelf = {
	lead: m.library_timelock_lead,
	teaches: m.library_timelock_teaches,
	complexity: 2,
	dice: false
};
