/** What of a game of Melting Iceberg goes on paper. */
import * as m from '../../paraglide/messages.js';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { meltingIceberg } from './index.ts';
import type { IcebergEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, IcebergEvent>({
	about: meltingIceberg.about,
	told: { words, end: endOf, position: positionSays },
	key: m.record_key_ice,
	figure,
	seats: ({ out }) => out.length,
	begins: ['docked', 'round-began', 'dice-read'],
	passes: ['move-ended']
});
