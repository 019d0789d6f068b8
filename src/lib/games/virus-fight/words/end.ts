/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending, lateness } from '../../../pieces/ending/ending.ts';
import { outcome } from '../rules/rules.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names),
	({ n, out, result }) => {
		// after a stalemate the spares decide among those who still run
		const order = [...(result?.ranking ?? [])].reverse();
		return {
			seats: [...Array(n).keys()],
			figure: (seat) => (order.length > 0 ? lateness(order, seat) : lateness(out, seat)),
			says: (seat) =>
				out.includes(seat) ? m.ending_out({ place: out.indexOf(seat) + 1 }) : m.ending_in()
		};
	}
);
