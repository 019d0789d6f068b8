/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending } from '../../../pieces/ending/ending.ts';
import { outcome } from '../rules/rules.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names),
	({ seats, scores, options }) => {
		const counted = options.scoring || options.seriesTarget > 0;
		const points = (seat: number) => (counted ? (scores[seat] ?? 0) : 0);
		return {
			seats: [...Array(seats).keys()],
			figure: points,
			says: (seat) => (counted ? m.timelock_score({ points: points(seat) }) : '')
		};
	}
);
