/** What of a game of Melting Iceberg goes on paper. */
import * as m from '../../paraglide/messages.js';
import { boardPrints } from '../kit/boardPrints.ts';
import { figure } from './figure.ts';
import { meltingIceberg } from './index.ts';
import type { IcebergEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';
export const prints = boardPrints<State, IcebergEvent>({
	about: meltingIceberg.about,
	seats: ({ out }) => out.length,
	words,
	end: endOf,
	figure,
	position: positionSays,
	key: m.record_key_ice,
	begins: ['docked', 'round-began', 'dice-read'],
	passes: ['move-ended']
});
