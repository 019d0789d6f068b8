/** §4 Trees and what they are worth. */
import type { Seat } from '../../../engine/module.ts';
import { pileAt, putPile, sizeOf } from './board.ts';
import { SQUARES } from './grid.ts';
import type { Pile, State, TellTimberland } from './state.ts';

const ONE_COLOR = 3;
const MIXED = 1;

/** §4 Exactly large, medium and small from the bottom to the top. */
export const isTree = (pile: Pile): boolean =>
	pile.length === 3 && pile.every((piece, level) => sizeOf(piece) === 3 - level);

/** Whether there is but one colour among them. */
export const isOneColor = ([first = '', ...others]: Pile): boolean =>
	others.every((piece) => piece.startsWith(first.charAt(0)));

/** §4 What a tree brings. */
export const pointsOf = (tree: Pile): number => (isOneColor(tree) ? ONE_COLOR : MIXED);

/** §4 Takes every tree off the board and counts it for who acted. */
export function fell(state: State, seat: Seat, tell: TellTimberland): void {
	for (const at of SQUARES) {
		const pieces = pileAt(state, at);
		if (!isTree(pieces)) continue;
		const points = pointsOf(pieces);
		putPile(state, at, []);
		state.trees[seat]?.push(pieces);
		state.scores[seat] = (state.scores[seat] ?? 0) + points;
		tell({ type: 'felled', seat, at, pieces, points });
	}
}
