/** What of a game of Chicken Run goes on paper. */
import { wayOf } from '../../pieces/paper/ways.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { chickenRun } from './index.ts';
import type { ChickenRunEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, ChickenRunEvent>({
	about: chickenRun.about,
	told: { words, end: endOf, position: positionSays },
	figure,
	way: wayOf,
	seats: () => 2,
	begins: ['tied', 'rolled'],
	dice: (event) => (event.type === 'rolled' || event.type === 'tied' ? event.dice : []),
	passes: ['round-ended']
});
