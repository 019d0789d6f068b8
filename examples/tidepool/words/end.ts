/** How the game ended: who won, why, and how all stand. */
import * as m from 'borrowed-earth/messages';
import { ending } from 'borrowed-earth/pieces/ending/ending.ts';
import { outcome, pointsOf } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { statusOf } from './status.ts';

/** The end; null while the game goes on. */
export const endOf = ending<State>(
	outcome,
	(view, names) => ({ ...statusOf(view, null, names), more: m.tidepool_why() }),
	(view) => ({
		seats: [...view.shells.keys()],
		figure: (seat) => pointsOf(view)[seat] ?? 0,
		says: (seat) => m.ending_points({ count: pointsOf(view)[seat] ?? 0 })
	})
);
