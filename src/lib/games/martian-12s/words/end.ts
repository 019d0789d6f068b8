/** How the game ended: who won, why, and how all stand. */
import * as m from '../../../paraglide/messages.js';
import { ending } from '../../../pieces/ending/ending.ts';
import { chipsOf } from '../rules/counts.ts';
import { outcome } from '../rules/rules.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending(
	outcome,
	(view, names) => statusOf(view, null, names),
	(view) => ({
		seats: [...view.wallets.keys()],
		figure: (seat) => chipsOf(view, seat),
		says: (seat) => m.piece_chips({ count: chipsOf(view, seat) })
	})
);
