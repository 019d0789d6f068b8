/** What of a game of Scavenger Hunt goes on paper. */
import * as m from '../../paraglide/messages.js';
import { pawnMarks } from '../../pieces/paper/piecepack.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { scavengerHunt } from './index.ts';
import type { ScavengerEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, ScavengerEvent>({
	about: scavengerHunt.about,
	told: { words, end: endOf, position: positionSays },
	key: m.record_key_dice,
	figure,
	seats: ({ pawns }) => pawns.length,
	emblem: ({ suits }, seat) => pawnMarks(suits[seat] ?? 'suns'),
	begins: ['hunt-began', 'shifted', 'stuck']
});
