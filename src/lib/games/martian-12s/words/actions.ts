/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	pull: m.martian_12s_do_pull,
	pass: m.martian_12s_do_pass,
	nextRound: m.martian_12s_do_next_round,
	stop: m.martian_12s_do_stop
};

/** How the game ended, in one sentence. */
export function outcomeSentence({ winners }: Outcome, names: Names): string {
	const who = listed(winners.map(names));
	const say = winners.length === 1 ? m.martian_12s_end_one : m.martian_12s_end_many;
	return say({ who });
}
