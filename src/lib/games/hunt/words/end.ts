/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending } from '../../../pieces/ending/ending.ts';
import { outcome } from '../rules/rules.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names),
	({ stacks, out }) => {
		/** Which check took a seat's Stack, counted from 0; after all of them where it is still in play. */
		const fall = (seat: number) => {
			const at = out.findIndex((fallen) => fallen.includes(seat));
			return at < 0 ? out.length : at;
		};
		return {
			seats: [...stacks.keys()],
			figure: fall,
			says: (seat) =>
				fall(seat) < out.length ? m.ending_out({ place: fall(seat) + 1 }) : m.ending_in()
		};
	}
);
