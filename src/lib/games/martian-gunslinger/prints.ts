/** What of a game of Martian Gunslinger goes on paper. */
import { treehouseWords } from '../../pieces/names.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { martianGunslinger } from './index.ts';
import type { GunslingerEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, GunslingerEvent>({
	about: martianGunslinger.about,
	told: { words, end: endOf, position: positionSays },
	figure,
	seats: ({ n }) => n,
	begins: ['home-placed', 'plot-placed', 'plot-shifted', 'play-began', 'rolled'],
	// of a walk the place where it ends
	steps: {
		kind: (event) => (event.type === 'moved' ? String(event.seat) : null),
		say: (steps, names) => {
			const last = steps.at(-1);
			return last ? words.event(last, names) : null;
		}
	},
	dice: (event) => {
		if (event.type === 'rolled') return [event.d6, treehouseWords[event.tree]()];
		return event.type === 'rerolled' ? [event.d6] : [];
	}
});
