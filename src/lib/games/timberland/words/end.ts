/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending } from '../../../pieces/ending/ending.ts';
import { outcome } from '../rules/rules.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names, null),
	({ scores }) => ({
		seats: [...scores.keys()],
		figure: (seat) => scores[seat] ?? 0,
		says: (seat) => m.ending_points({ count: scores[seat] ?? 0 })
	})
);
