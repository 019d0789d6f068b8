/** What of a game of Martian 12s goes on paper. */
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { martian12s } from './index.ts';
import type { MartianEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { seatSentence } from './words/status.ts';

export const prints = boardPrints<State, MartianEvent>({
	about: martian12s.about,
	told: {
		words,
		end: endOf,
		position: (view, names) =>
			[...view.wallets.keys()].map((seat) => seatSentence(view, seat, names))
	},
	figure,
	seats: ({ wallets }) => wallets.length,
	begins: ['round-began']
});
