/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	roll: m.timberland_do_roll,
	tip: m.timberland_do_tip,
	swap: m.timberland_do_swap,
	hop: m.timberland_do_hop,
	dig: m.timberland_do_dig,
	aim: m.timberland_do_aim
};

/** How the game ended, in one sentence. */
export function outcomeSentence({ reason, winners }: Outcome, names: Names): string {
	const who = listed(winners.map(names));
	if (reason === 'target') return m.timberland_end_target({ who });
	const say =
		winners.length === 1 ? m.timberland_end_board_empty_one : m.timberland_end_board_empty_many;
	return say({ who });
}
