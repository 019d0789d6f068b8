/** §3 Moving and digging for movement points. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { CENTER, roleOf, ROWS, sideOf, squaresOf, stackAt } from './board.ts';
import { costOf, pay, refusePayment } from './points.ts';
import type { Action, Piece, State, TellTimelock } from './state.ts';

type Move = Extract<Action, { type: 'move' }>;
type Dig = Extract<Action, { type: 'dig' }>;

/** Why the seat on turn has nothing to do with this piece. */
function refusePiece(view: State, piece: Piece, at: Cell): Refusal | null {
	if (!stackAt(view, at).includes(piece)) return refusal('no-such-piece', {}, '§1.2');
	return roleOf(view, view.turn, piece, at[0]) ? null : refusal('not-yours', {}, '§3.4');
}

/** §3 Why the seat on turn may not make this move. */
export function refuseMove(view: State, { pool, piece, from, to }: Move): Refusal | null {
	const refused = refusePiece(view, piece, from) ?? refuseWay(view, piece, from, to);
	return refused ?? refusePayment(view, pool, from[0], costOf(view, piece, from[0]));
}

function refuseWay(view: State, piece: Piece, from: Cell, to: Cell): Refusal | null {
	if (stackAt(view, from).at(-1) !== piece) return refusal('covered', {}, '§3.3');
	if (to[0] !== from[0]) return refusal('sideways', {}, '§3.1');
	if (!ROWS[sideOf(piece)].some((y) => y === to[1])) return refusal('beyond-center', {}, '§3.2');
	const steps = Math.abs(to[1] - from[1]);
	const fits = view.hopping ? steps > 0 : steps === 1;
	return fits ? null : refusal('not-adjacent', {}, '§3.2');
}

/** §3.3 Why the seat on turn may not dig for points. */
export function refuseDig(view: State, { pool, piece, at }: Dig): Refusal | null {
	const refused = refusePiece(view, piece, at);
	if (refused) return refused;
	if (at[1] !== CENTER) return refusal('not-center', {}, '§3.3');
	if (stackAt(view, at).at(-1) === piece) return refusal('already-top', {}, '§3.3');
	return refusePayment(view, pool, at[0], costOf(view, piece, at[0]));
}

/** §3 Every move and dig that the seat on turn can pay for. */
export function* paidMoves(view: State): Generator<Action> {
	for (const [y, row] of view.board.entries()) {
		for (const [x, stack] of row.entries()) {
			for (const piece of stack) {
				if (roleOf(view, view.turn, piece, x)) yield* movesOf(view, piece, [x, y]);
			}
		}
	}
}

function* movesOf(view: State, piece: Piece, at: Cell): Generator<Action> {
	const onTop = stackAt(view, at).at(-1) === piece;
	if (!onTop && at[1] !== CENTER) return;
	for (const pool of view.pools.keys()) {
		if (refusePayment(view, pool, at[0], costOf(view, piece, at[0]))) continue;
		if (!onTop) {
			yield { type: 'dig', pool, piece, at };
			continue;
		}
		for (const to of squaresOf(sideOf(piece), at[0])) {
			if (!refuseWay(view, piece, at, to)) yield { type: 'move', pool, piece, from: at, to };
		}
	}
}

/** §3.2 Pays and puts the piece on top of where it goes. */
export function makeMove(
	state: State,
	seat: number,
	{ pool, piece, from, to }: Move,
	tell: TellTimelock
): void {
	const cost = costOf(state, piece, from[0]);
	pay(state, pool, from[0], cost);
	lift(state, piece, from, to);
	tell({ type: 'moved', seat, piece, from, to, cost });
}

/** §3.3 Pays and puts the piece on top of its square. */
export function makeDig(
	state: State,
	seat: number,
	{ pool, piece, at }: Dig,
	tell: TellTimelock
): void {
	const cost = costOf(state, piece, at[0]);
	pay(state, pool, at[0], cost);
	lift(state, piece, at, at);
	tell({ type: 'dug', seat, piece, at, cost });
}

/** Takes a piece out of a square, whatever is on it, and puts it on top of another or the same. */
export function lift(state: State, piece: Piece, from: Cell, to: Cell): void {
	const stack = stackAt(state, from);
	stack.splice(stack.indexOf(piece), 1);
	stackAt(state, to).push(piece);
}
