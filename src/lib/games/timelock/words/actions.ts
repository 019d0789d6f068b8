/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { pyramidName } from '../../../pieces/names.ts';
import { pyramid } from '../../../pieces/pyramid.ts';
import type { Names, Spoken, Word } from '../../kit/says.ts';
import type { Action, Piece } from '../rules/state.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: Readonly<Record<Action['type'], Word>> = {
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

export const COLUMNS = 'abcde';

/** Columns a to e from the west, rows 1 to 5 from south's edge: `[0, 4]` is a1. */
export const squareName = ([x, y]: Cell): string => `${COLUMNS.charAt(x)}${COLUMNS.length - y}`;

/** "red large": the side is plain from the square. */
export const pieceName = (piece: Piece): string => pyramidName(pyramid(piece.slice(1)));

/** How the game ended, in one sentence. */
export function outcomeSentence(
	{ reason, winners }: Outcome,
	names: Names,
	spoken?: Spoken
): string {
	const who = winners.map(names).join(', ');
	if (reason === 'all-removed') return m.timelock_end_all_removed({}, spoken);
	return (reason === 'series' ? m.timelock_end_series : m.timelock_end_timelock)({ who }, spoken);
}
