/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import { wonBy, type WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	roll: m.chicken_run_do_roll,
	move: m.chicken_run_do_move,
	done: m.chicken_run_do_done
};

/** How the game ended, in one sentence. */
export const outcomeSentence = wonBy(m.chicken_run_end_two_chickens);
