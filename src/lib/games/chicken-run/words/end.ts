/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending } from '../../../pieces/ending/ending.ts';
import { outcome } from '../rules/rules.ts';
import { statusOf } from './status.ts';
import { heldBy } from './naming.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names),
	(view) => ({
		seats: [0, 1],
		figure: (seat) => heldBy(view, seat === 0 ? 0 : 1).length,
		says: (seat) => m.chicken_run_home_chickens({ count: heldBy(view, seat === 0 ? 0 : 1).length })
	})
);
