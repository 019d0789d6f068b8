/** What of a game of Timberland goes on paper. */
import { treehouseWords } from '../../pieces/names.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { timberland } from './index.ts';
import type { TimberlandEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, TimberlandEvent>({
	about: timberland.about,
	told: { words, end: endOf, position: positionSays },
	figure,
	seats: ({ scores }) => scores.length,
	begins: ['rolled'],
	dice: (event) =>
		event.type === 'rolled' ? event.dice.map((face) => treehouseWords[face]()) : [],
	passes: ['turn-began']
});
