/** What the Treehouse die does in this game, in words. */
import * as m from '../../../paraglide/messages.js';
import type { WordMap } from '../../kit/words.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import type { State } from '../rules/state.ts';

const HELP: WordMap<TreehouseFace> = {
	tip: m.timelock_help_tip,
	swap: m.timelock_help_swap,
	hop: m.timelock_help_hop,
	dig: m.timelock_help_dig,
	aim: m.timelock_help_aim,
	wild: m.timelock_help_wild
};

/** What a face of the Treehouse die does in this game. */
export function specialHelp({ special, seats }: State): string | null {
	if (!special) return null;
	return seats === 1 && special === 'aim' ? m.timelock_help_aim_alone() : HELP[special]();
}
