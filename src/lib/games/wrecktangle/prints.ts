/** What of a game of WreckTangle goes on paper. */
import { treehouseWords } from '../../pieces/names.ts';
import { wayOf } from '../../pieces/paper/ways.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { wrecktangle } from './index.ts';
import type { WreckEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, WreckEvent>({
	about: wrecktangle.about,
	told: { words, end: endOf, position: positionSays },
	figure,
	seats: ({ n }) => n,
	begins: ['rolled'],
	way: wayOf,
	dice: (event) => (event.type === 'rolled' ? [treehouseWords[event.face]()] : [])
});
