/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending, lateness } from '../../../pieces/ending/ending.ts';
import { outcome } from '../rules/rules.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names),
	(view) => ({
		seats: [...view.chosen.keys()],
		suits: view.suits,
		figure: (seat) => lateness(view.drowned, seat),
		says: (seat) => {
			const place = view.drowned.indexOf(seat) + 1;
			return place === 0
				? m.global_warming_rank_alive()
				: m.global_warming_rank_drowned({ place: String(place) });
		}
	})
);
