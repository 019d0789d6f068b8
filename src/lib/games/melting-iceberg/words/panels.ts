/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	played: { seats: 3, seed: 293 },
	setup: { told: 'round-began', says: m.library_melting_iceberg_setup },
	turn: { told: 'animal-moved', time: 3, says: m.library_melting_iceberg_turn },
	special: { told: 'melted', time: 6, says: m.library_melting_iceberg_special },
	end: { says: m.library_melting_iceberg_end }
};
