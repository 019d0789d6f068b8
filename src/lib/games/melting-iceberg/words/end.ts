/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending } from '../../../pieces/ending/ending.ts';
import { outcome } from '../rules/rules.ts';
import { standingOf } from '../rules/standing.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names),
	(view) => ({
		seats: [...view.out.keys()],
		figure: (seat) => {
			const { fed, left } = standingOf(view, seat);
			return 100 * fed + left;
		},
		says: (seat) => {
			const { left, fed } = standingOf(view, seat);
			return m.melting_iceberg_left({ left, fed });
		}
	})
);
