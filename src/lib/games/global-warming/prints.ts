/** What of a game of Global Warming goes on paper. */
import * as m from '../../paraglide/messages.js';
import { pawnMarks } from '../../pieces/paper/piecepack.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { globalWarming } from './index.ts';
import type { WarmingEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { extentOf } from './rules/layout.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, WarmingEvent>({
	about: globalWarming.about,
	told: {
		words,
		end: endOf,
		position: (view, names) => positionSays(view, extentOf(view, []), { seat: null, names })
	},
	key: m.record_key_sunk,
	figure,
	seats: ({ pawns }) => pawns.length,
	emblem: ({ suits }, seat) => pawnMarks(suits[seat] ?? 'suns'),
	begins: ['revealed'],
	passes: ['chose']
});
