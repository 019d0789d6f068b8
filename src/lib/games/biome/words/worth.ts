/** What the terms of worth are called, as something to think of. */
import * as m from '../../../paraglide/messages.js';

export const worthTerms = {
	existing: m.tutor_biome_existing,
	strength: m.tutor_biome_strength,
	heaviest: m.tutor_biome_heaviest,
	over: m.tutor_biome_heaviest,
	behind: m.tutor_biome_behind,
	won: m.tutor_biome_won
};
