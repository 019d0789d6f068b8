/** What of a game of Tidepool goes on paper. */
import { boardPrints } from 'borrowed-earth/kit/boardPrints.ts';
import { figure } from './figure.ts';
import { tidepool } from './index.ts';
import type { State, TideEvent } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, TideEvent>({
	about: tidepool.about,
	told: { words, end: endOf, position: positionSays },
	figure,
	seats: ({ shells }) => shells.length,
	begins: ['shown'],
	passes: ['chose']
});
