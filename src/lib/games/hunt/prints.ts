/** What of a game of Hunt goes on paper. */
import { boardPrints } from '../kit/boardPrints.ts';
import { figure } from './figure.ts';
import { hunt } from './index.ts';
import type { HuntEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';
export const prints = boardPrints<State, HuntEvent>({
	about: hunt.about,
	seats: ({ stacks }) => stacks.length,
	words,
	end: endOf,
	figure,
	position: positionSays,
	begins: ['drafted', 'turn-began'],
	passes: ['turn-began']
});
