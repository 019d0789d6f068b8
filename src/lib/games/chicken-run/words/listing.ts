/** This game's place in the library. */
import * as m from '../../../paraglide/messages.js';
import type { Shelf } from '../../listings.ts';

export const shelf: Shelf = {
	lead: m.library_chicken_run_lead,
	teaches: m.library_chicken_run_teaches,
	complexity: 2,
	dice: true
};
