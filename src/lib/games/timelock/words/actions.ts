/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	roll: m.timelock_do_roll,
	combine: m.timelock_do_combine,
	move: m.timelock_do_move,
	dig: m.timelock_do_dig,
	special: m.timelock_do_special,
	specialSwap: m.timelock_do_special_swap,
	specialDig: m.timelock_do_special_dig,
	endTurn: m.timelock_do_end_turn,
	removePyramid: m.timelock_do_remove_pyramid,
	replace: m.timelock_do_replace,
	nextGame: m.timelock_do_next_game
};

/** How the game ended, in one sentence. */
export function outcomeSentence({ reason, winners }: Outcome, names: Names): string {
	const who = listed(winners.map(names));
	if (reason === 'all-removed') return m.timelock_end_all_removed();
	return (reason === 'series' ? m.timelock_end_series : m.timelock_end_timelock)({ who });
}
