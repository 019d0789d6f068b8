/** §3.3 Moving a pawn like a rook. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import {
	between,
	DIRECTIONS,
	inside,
	neighbours,
	ray,
	same
} from '../../../pieces/geometry/squares.ts';
import { BOARD, coinAt, hasPawn } from './board.ts';
import type { Cell, State } from './state.ts';

/** §3.3 Why the pawn of the seat that acts may not go there. */
export function refuseMove(view: State, to: Cell): Refusal | null {
	if (!inside(to, BOARD)) return refusal('off-board', {}, '§1.2');
	const from = view.pawns[view.turnSeat];
	const straight = from && !same(from, to) && (from[0] === to[0] || from[1] === to[1]);
	if (!straight) return refusal('not-straight', {}, '§3.3');
	for (const cell of between(from, to) ?? []) {
		if (hasPawn(view, cell)) return refusal('pawn-in-way', {}, '§3.3');
		if (coinAt(view, cell)) return refusal('coin-in-way', {}, '§3.3');
	}
	return hasPawn(view, to) ? refusal('pawn-in-way', {}, '§3.3') : null;
}

/** §3.3 The squares that the pawn of the seat that acts can reach: up to the first coin, or before a pawn. */
export function* reachable(view: State): Generator<Cell> {
	const from = view.pawns[view.turnSeat];
	if (!from) return;
	// only what lies in line with the pawn can stop it
	const inLine = (at: Cell) => at[0] === from[0] || at[1] === from[1];
	const pawns = view.pawns.filter(inLine);
	const coins = view.coins.filter(({ at }) => inLine(at));
	for (const direction of DIRECTIONS) {
		for (const cell of ray(from, direction, BOARD)) {
			if (pawns.some((at) => same(at, cell))) break;
			yield cell;
			if (coins.some(({ at }) => same(at, cell))) break;
		}
	}
}

/** Whether the pawn of the seat that acts can go to some square beside it. */
export function canMove(view: State): boolean {
	const from = view.pawns[view.turnSeat];
	if (!from) return false;
	return neighbours(from).some((cell) => inside(cell, BOARD) && !hasPawn(view, cell));
}
