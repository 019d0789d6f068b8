/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Direction } from '../../../pieces/geometry/squares.ts';
import type { Names, Spoken, Word } from '../../kit/says.ts';
import type { Action } from '../rules/state.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: Readonly<Record<Action['type'], Word>> = {
	roll: m.timberland_do_roll,
	tip: m.timberland_do_tip,
	swap: m.timberland_do_swap,
	hop: m.timberland_do_hop,
	dig: m.timberland_do_dig,
	aim: m.timberland_do_aim
};

/** What the four directions are called. */
export const directionWords: Readonly<Record<Direction, Word>> = {
	n: m.piece_north,
	e: m.piece_east,
	s: m.piece_south,
	w: m.piece_west
};

/** How the game ended, in one sentence. */
export function outcomeSentence(
	{ reason, winners }: Outcome,
	names: Names,
	spoken?: Spoken
): string {
	const who = winners.map(names).join(', ');
	if (reason === 'target') return m.timberland_end_target({ who }, spoken);
	const say =
		winners.length === 1 ? m.timberland_end_board_empty_one : m.timberland_end_board_empty_many;
	return say({ who }, spoken);
}
