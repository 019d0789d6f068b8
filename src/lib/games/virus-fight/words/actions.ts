/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import type { Names, Spoken, Word } from '../../kit/says.ts';
import { kindOf, sizeOf } from '../rules/memory.ts';
import type { Action, Kind, Piece } from '../rules/state.ts';

/** "MOVE". */
export const INSTRUCTIONS: Readonly<Record<Kind, Word>> = {
	M: m.virus_fight_instruction_m,
	W: m.virus_fight_instruction_w,
	J: m.virus_fight_instruction_j,
	E: m.virus_fight_instruction_e
};

/** What each type of action is called, on a button or in a log. */
export const actionWords: Readonly<Record<Action['type'], Word>> = {
	program: m.virus_fight_do_program,
	move: m.virus_fight_do_move,
	write: m.virus_fight_do_write,
	erase: m.virus_fight_do_erase,
	jump: m.virus_fight_do_jump,
	idle: m.virus_fight_do_idle,
	step: m.virus_fight_do_step,
	concede: m.virus_fight_do_concede,
	agreeStalemate: m.virus_fight_do_agree_stalemate,
	withdrawStalemate: m.virus_fight_do_withdraw_stalemate
};

/** Columns a to k from the left, rows 1 to 11 from above: `[2, 0]` is c1. */
export const squareName = ([x, y]: Cell): string => `${'abcdefghijk'.charAt(x)}${y + 1}`;

/** "MOVE 2". */
export const pieceName = (piece: Piece, spoken?: Spoken): string =>
	m.virus_fight_piece(
		{ kind: INSTRUCTIONS[kindOf(piece)]({}, spoken), size: sizeOf(piece) },
		spoken
	);

/** How the game ended, in one sentence. */
export function outcomeSentence(
	{ reason, winners }: Outcome,
	names: Names,
	spoken?: Spoken
): string {
	const say = reason === 'stalemate' ? m.virus_fight_end_stalemate : m.virus_fight_end_last_running;
	return say({ who: winners.map(names).join(', ') }, spoken);
}
