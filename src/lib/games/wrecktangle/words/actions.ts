/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import { wonBy, type WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	move: m.wrecktangle_do_move,
	dieMove: m.wrecktangle_do_die_move,
	endTurn: m.wrecktangle_do_end_turn,
	concede: m.wrecktangle_do_concede
};

/** How the game ended, in one sentence. */
export const outcomeSentence = wonBy(m.wrecktangle_end_last_left);
