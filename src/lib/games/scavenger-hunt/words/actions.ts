/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import { wonBy, type WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	placeCoin: m.scavenger_hunt_do_place_coin,
	shift: m.scavenger_hunt_do_shift,
	movePawn: m.scavenger_hunt_do_move_pawn,
	peek: m.scavenger_hunt_do_peek,
	leave: m.scavenger_hunt_do_leave
};

/** How the game ended, in one sentence. */
export const outcomeSentence = wonBy(m.scavenger_hunt_end_six_coins);
