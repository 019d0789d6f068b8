/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { sizeWords } from '../../../pieces/names.ts';
import type { Names, Spoken } from '../../kit/says.ts';
import { kindOf, ownerOf, SIZE, type Kind } from '../rules/board.ts';
import type { Action, PieceId } from '../rules/state.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: Readonly<Record<Action['type'], typeof m.wrecktangle_do_move>> = {
	move: m.wrecktangle_do_move,
	dieMove: m.wrecktangle_do_die_move,
	endTurn: m.wrecktangle_do_end_turn,
	concede: m.wrecktangle_do_concede
};

/** Columns a to h from the left, rows 1 to 8 from seat 0's side: `[2, 7]` is c1. */
export const squareName = ([x, y]: Cell): string => `${'abcdefgh'.charAt(x)}${SIZE - y}`;

/** §1.2 */
export const SIZES: Readonly<Record<Kind, 1 | 2 | 3>> = { P: 1, D: 2, Q: 3 };

export const sizeName = (piece: PieceId): string => sizeWords[SIZES[kindOf(piece)]]();

/** "large of Kim". */
export const pieceName = (piece: PieceId, names: Names, spoken?: Spoken): string =>
	m.wrecktangle_piece({ size: sizeName(piece), who: names(ownerOf(piece)) }, spoken);

/** How the game ended, in one sentence. */
export const outcomeSentence = ({ winners }: Outcome, names: Names, spoken?: Spoken): string =>
	m.wrecktangle_end_last_left({ who: winners.map(names).join(', ') }, spoken);
