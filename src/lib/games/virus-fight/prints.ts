/** What of a game of Virus Fight goes on paper. */
import * as m from '../../paraglide/messages.js';
import { wayOf } from '../../pieces/paper/ways.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { virusFight } from './index.ts';
import type { VirusEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, VirusEvent>({
	about: virusFight.about,
	told: { words, end: endOf, position: positionSays },
	key: m.record_key_memory,
	figure,
	way: wayOf,
	seats: ({ n }) => n,
	begins: ['revealed', 'round-began']
});
