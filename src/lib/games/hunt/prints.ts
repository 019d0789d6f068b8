/** What of a game of Hunt goes on paper. */
import { treehouseWords } from '../../pieces/names.ts';
import { wayOf } from '../../pieces/paper/ways.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { hunt } from './index.ts';
import type { HuntEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, HuntEvent>({
	about: hunt.about,
	told: { words, end: endOf, position: positionSays },
	figure,
	seats: ({ stacks }) => stacks.length,
	begins: ['drafted', 'turn-began'],
	way: wayOf,
	dice: (event) => (event.type === 'rolled' ? [treehouseWords[event.die]()] : []),
	passes: ['turn-began']
});
