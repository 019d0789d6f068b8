/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	draft: m.hunt_do_draft,
	moveFence: m.hunt_do_move_fence,
	roll: m.hunt_do_roll,
	tip: m.hunt_do_tip,
	swap: m.hunt_do_swap,
	hop: m.hunt_do_hop,
	dig: m.hunt_do_dig,
	aim: m.hunt_do_aim,
	reorder: m.hunt_do_reorder,
	moveStack: m.hunt_do_move_stack
};

/** How the game ended, in one sentence. */
export function outcomeSentence({ reason, winners }: Outcome, names: Names): string {
	const who = listed(winners.map(names));
	return reason === 'all-destroyed-together'
		? m.hunt_end_all_destroyed_together({ who })
		: m.hunt_end_last_stack({ who });
}
