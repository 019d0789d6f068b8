/** What of a game of Timelock goes on paper. */
import * as m from '../../paraglide/messages.js';
import { treehouseWords } from '../../pieces/names.ts';
import { wayOf } from '../../pieces/paper/ways.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { timelock } from './index.ts';
import type { TimelockEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, TimelockEvent>({
	about: timelock.about,
	told: { words, end: endOf, position: positionSays },
	key: m.record_key_timelock,
	figure,
	seats: ({ seats }) => seats,
	begins: ['rolled', 'game-began'],
	way: wayOf,
	dice: (event) =>
		event.type === 'rolled' ? [...event.dice, treehouseWords[event.special]()] : [],
	passes: ['turn-ended']
});
