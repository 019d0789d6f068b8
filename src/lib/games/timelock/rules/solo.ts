/** §8 Solitaire: the far side loses its pyramids, and may get some back. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { lose } from './match.ts';
import { GOAL_COST, pay, refusePayment } from './points.ts';
import { GOAL, STACKS, type Action, type Piece, type State, type TellTimelock } from './state.ts';

type Replace = Extract<Action, { type: 'replace' }>;

/** §8.2 The far side's pieces in a column; none in that of its Goal, which is not used. */
const farStack = ({ board }: State, col: number): Piece[] =>
	STACKS.some((one) => one === col) ? (board[0]?.[col] ?? []) : [];

const takenFrom = ({ taken }: State, col: number): Piece[] =>
	STACKS.some((one) => one === col) ? (taken[col] ?? []) : [];

/** §8.2 Why no pyramid can be taken off there. */
export const refuseRemoval = (view: State, col: number): Refusal | null =>
	farStack(view, col).length > 0 ? null : refusal('nothing-there', {}, '§8.2');

/** §8.3 Why no pyramid can be put back there. */
export function refuseReplace(view: State, action: Replace): Refusal | null {
	if (view.seats !== 1) return refusal('solo-only', {}, '§8.3');
	if (takenFrom(view, action.col).length === 0) return refusal('nothing-there', {}, '§8.3');
	if (!('free' in action)) return refusePayment(view, action.pool, GOAL, GOAL_COST);
	if (view.special !== 'aim') {
		return refusal('not-this-action', { face: view.special ?? '' }, '§8.3');
	}
	return view.specialUsed ? refusal('special-used', {}, '§4') : null;
}

/** §8.2 Every pyramid that can be taken off. */
export function* removals(view: State): Generator<Action> {
	for (const col of STACKS) {
		if (farStack(view, col).length > 0) yield { type: 'removePyramid', col };
	}
}

/** §8.3 Every way to put a pyramid back. */
export function* replacements(view: State): Generator<Action> {
	if (view.seats !== 1) return;
	for (const col of STACKS) {
		const ways: Replace[] = [...view.pools.keys()].map((pool) => ({ type: 'replace', col, pool }));
		ways.push({ type: 'replace', col, free: true });
		for (const way of ways) if (!refuseReplace(view, way)) yield way;
	}
}

/** §8.2 Takes the top pyramid off; without any left the game is lost. */
export function removePyramid(
	state: State,
	seat: number,
	{ col }: { col: number },
	tell: TellTimelock
): void {
	const piece = farStack(state, col).pop();
	if (piece === undefined) return; // never: refuse has looked
	takenFrom(state, col).push(piece);
	state.owed--;
	tell({ type: 'pyramid-taken', seat, piece, owed: state.owed });
	if (STACKS.every((one) => farStack(state, one).length === 0)) lose(state, tell);
	else if (state.owed === 0) state.phase = 'move';
}

/** §8.3 Puts the pyramid back that was taken last. */
export function replace(state: State, seat: number, action: Replace, tell: TellTimelock): void {
	const { col } = action;
	const piece = takenFrom(state, col).pop();
	if (piece === undefined) return; // never: refuse has looked
	farStack(state, col).push(piece);
	const free = 'free' in action;
	if (free) state.specialUsed = true;
	else pay(state, action.pool, GOAL, GOAL_COST);
	tell({ type: 'pyramid-returned', seat, piece, cost: free ? 0 : GOAL_COST });
}
