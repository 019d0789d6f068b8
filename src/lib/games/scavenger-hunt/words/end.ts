/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending } from '../../../pieces/ending/ending.ts';
import { outcome } from '../rules/rules.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names),
	({ pawns, suits, collected }) => {
		const found = (seat: number) => collected[seat]?.length ?? 0;
		return {
			seats: [...pawns.keys()],
			suits,
			figure: found,
			says: (seat) => m.scavenger_hunt_found({ count: found(seat) })
		};
	}
);
