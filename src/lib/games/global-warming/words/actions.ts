/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import { wonBy, type WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	selectFace: m.global_warming_do_select_face,
	moveTile: m.global_warming_do_move_tile,
	skipTile: m.global_warming_do_skip_tile,
	movePawn: m.global_warming_do_move_pawn,
	sink: m.global_warming_do_sink
};

/** How the game ended, in one sentence. */
export const outcomeSentence = wonBy(m.global_warming_end_last_survivor);
