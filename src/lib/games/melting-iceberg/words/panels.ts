/** Its kind, and which moments stand drawn beside its rules. */
import * as m from '../../../paraglide/messages.js';
import type { Panels } from '../../kit/panels.ts';

export const panels: Panels = {
	kinds: ['open', 'dice'],
	seats: 3,
	seed: 293,
	setup: { told: 'round-began' },
	turn: { told: 'animal-moved', time: 3 },
	special: { told: 'melted', time: 6 },
	captions: {
		setup: m.library_melting_iceberg_setup,
		turn: m.library_melting_iceberg_turn,
		special: m.library_melting_iceberg_special,
		end: m.library_melting_iceberg_end
	}
};
