/** §4 The special action of the Treehouse die. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { columnsOf, roleOf, sideOfSeat, squaresOf, stackAt } from './board.ts';
import { lift } from './moves.ts';
import { freshPool } from './points.ts';
import type { Action, Piece, State, TellTimelock } from './state.ts';

type Swap = Extract<Action, { type: 'specialSwap' }>;
type FreeDig = Extract<Action, { type: 'specialDig' }>;
/** The faces that are announced, and change the rest of the turn. */
type TurnFace = 'tip' | 'hop' | 'aim' | 'wild';

/** §8.3 Alone, Aim has no Goal to aim at: it puts a pyramid back. */
function turnFace({ special, seats }: State): TurnFace | null {
	if (special === null || special === 'swap' || special === 'dig') return null;
	return special === 'aim' && seats === 1 ? null : special;
}

const used = (view: State): Refusal | null =>
	view.specialUsed ? refusal('special-used', {}, '§4') : null;

/** §4 Why Tip, Hop, Aim or Wild may not be used. */
export function refuseSpecial(view: State): Refusal | null {
	const face = turnFace(view);
	if (!face) return refusal('not-this-action', { face: view.special ?? '' }, '§4');
	if (view.specialUsed) return used(view);
	return face === 'tip' && view.spent ? refusal('points-already-spent', {}, '§4.1') : null;
}

/** §4.2 Why these two pieces may not change places. */
export function refuseSwap(view: State, { col, a, b }: Swap): Refusal | null {
	if (view.special !== 'swap') {
		return refusal('not-this-action', { face: view.special ?? '' }, '§4');
	}
	const [first, second] = [findIn(view, col, a), findIn(view, col, b)];
	if (!first || !second) return refusal('no-such-piece', {}, '§1.2');
	if ([a, b].some((piece) => roleOf(view, view.turn, piece, col) !== 'stack')) {
		return refusal('not-yours', {}, '§4.2');
	}
	return first[1] === second[1] ? refusal('same-square', {}, '§4.2') : used(view);
}

/** Where in a column a piece stands. */
function findIn(view: State, col: number, piece: Piece): Cell | null {
	const y = view.board.findIndex((row) => row[col]?.includes(piece));
	return y < 0 ? null : [col, y];
}

/** §4.4 Why this piece may not dig for free. */
export function refuseFreeDig(view: State, { at, piece }: FreeDig): Refusal | null {
	if (view.special !== 'dig') return refusal('not-this-action', { face: view.special ?? '' }, '§4');
	const stack = stackAt(view, at);
	if (!stack.includes(piece)) return refusal('no-such-piece', {}, '§1.2');
	if (roleOf(view, view.turn, piece, at[0]) !== 'stack') return refusal('not-yours', {}, '§4.4');
	return stack.at(-1) === piece ? refusal('already-top', {}, '§4.4') : used(view);
}

/** §4 Every use of the special action. */
export function* specials(view: State): Generator<Action> {
	if (!refuseSpecial(view)) yield { type: 'special' };
	if (view.specialUsed || (view.special !== 'swap' && view.special !== 'dig')) return;
	for (const col of columnsOf(view, view.turn)) {
		const own = ownIn(view, col);
		if (view.special === 'dig') {
			for (const { piece, at } of own) {
				if (stackAt(view, at).at(-1) !== piece) yield { type: 'specialDig', at, piece };
			}
			continue;
		}
		for (const one of own) {
			for (const two of own) {
				if (one.at[1] !== two.at[1]) yield { type: 'specialSwap', col, a: one.piece, b: two.piece };
			}
		}
	}
}

/** The pieces of the Time Stack that the seat on turn has in a column. */
function ownIn(view: State, col: number): { piece: Piece; at: Cell }[] {
	return squaresOf(sideOfSeat(view, view.turn), col).flatMap((at) =>
		stackAt(view, at)
			.filter((piece) => roleOf(view, view.turn, piece, col) === 'stack')
			.map((piece) => ({ piece, at }))
	);
}

/** §4.1, §4.3, §4.5, §4.6 Tip, Hop, Aim or Wild. */
export function useSpecial(state: State, seat: number, _action: unknown, tell: TellTimelock): void {
	const face = turnFace(state);
	if (!face) return; // never: refuse has looked
	state.specialUsed = true;
	tell({ type: 'special-used', seat, face });
	switch (face) {
		case 'tip':
			tip(state);
			return;
		case 'hop':
			state.hopping = true;
			return;
		case 'aim':
			state.aiming = true;
			return;
		case 'wild': {
			const left = state.pools.reduce((sum, pool) => sum + pool.left, 0);
			state.pools = [{ left, stack: null, any: true }];
		}
	}
}

/** §4.1 Both dice become six; §8.2 alone, each that this raises over the threshold costs a pyramid. */
function tip(state: State): void {
	const { dice, options, seats } = state;
	const low = (dice ?? []).filter((die) => die < options.soloThreshold).length;
	state.dice = [6, 6];
	state.pools = [freshPool(6), freshPool(6)];
	if (seats === 1 && low > 0) {
		state.owed = low;
		state.phase = 'remove';
	}
}

/** §4.2 Two pieces change places, square and height. */
export function useSwap(state: State, seat: number, { col, a, b }: Swap, tell: TellTimelock): void {
	const [from, to] = [findIn(state, col, a), findIn(state, col, b)];
	if (!from || !to) return; // never: refuse has looked
	for (const row of state.board) {
		const stack = row[col];
		if (!stack) continue;
		row[col] = stack.map((piece) => (piece === a ? b : piece === b ? a : piece));
	}
	state.specialUsed = true;
	tell({ type: 'swapped', seat, a, b, from, to });
}

/** §4.4 A piece goes to the top of its square, free. */
export function useDig(
	state: State,
	seat: number,
	{ at, piece }: FreeDig,
	tell: TellTimelock
): void {
	lift(state, piece, at, at);
	state.specialUsed = true;
	tell({ type: 'dug', seat, piece, at, cost: 0 });
}
