/** §3 Moving: which piece, where to, and what becomes of it. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { isCell } from '../../../pieces/geometry/squares.ts';
import {
	besides,
	countCaptures,
	familyOf,
	heldAt,
	isChicken,
	isField,
	isOnBoard,
	kindOf,
	sizeOf,
	SQUARES,
	stackAt
} from './board.ts';
import type { Action, Kind, Pyramid, Side, Square, State, TellChickenRun } from './state.ts';

/** §4 Two chickens at once win. */
const NEEDED = 2;

/** A square as it was sent, if it is one of the board. */
const squareIn = (value: unknown): Square | null =>
	isCell(value) && isOnBoard(value) ? value : null;

/** §3 Why the actor may not make this step. What was sent is trusted in nothing. */
export function refuseMove(view: State, from: unknown, to: unknown): Refusal | null {
	const [start, end] = [squareIn(from), squareIn(to)];
	if (!start || !end) return refusal('off-board', {}, '§1.1');
	return refuseStep(view, start, end);
}

function refuseStep(view: State, from: Square, to: Square): Refusal | null {
	const piece = stackAt(view, from).at(-1);
	if (piece === undefined) return refusal('empty-cell', {}, '§3.1');
	if (!mayMove(view, piece)) return refusal('not-movable', { movable: view.movable ?? '' }, '§3.1');
	if (!besides(from).some(([x, y]) => x === to[0] && y === to[1])) {
		return refusal('not-adjacent', {}, '§3.2');
	}
	const kind = kindOf(view, piece);
	if (kind !== 'spectator' && !isField(to)) return refusal('outside-field', {}, '§3.3');
	const cost = sizeOf(piece);
	if (cost > view.points) {
		return refusal('not-enough-points', { cost, points: view.points }, '§3.2');
	}
	return REFUSE_ENTRY[kind](view, piece, stackAt(view, to));
}

/** §3.1 Whether the actor's roll lets this piece move. */
function mayMove(view: State, piece: Pyramid): boolean {
	const family = familyOf(view, piece);
	return view.movable === 'family' ? family === view.actor : family === null;
}

type RefuseEntry = (view: State, piece: Pyramid, there: readonly Pyramid[]) => Refusal | null;

/** What stands against a piece on the square where it wants to go. */
const REFUSE_ENTRY: Readonly<Record<Kind, RefuseEntry>> = {
	chicken: (_view, _piece, there) =>
		there.length > 0 ? refusal('chicken-needs-empty', {}, '§3.4') : null,
	spectator: (view, piece, there) =>
		there.some((other) => kindOf(view, other) !== 'spectator')
			? refusal('spectator-blocked', {}, '§3.5')
			: refuseTrample(piece, there, '§3.5'),
	family: (view, piece, there) => {
		const chicken = there.find((other) => isChicken(view, other));
		if (chicken === undefined) return refuseTrample(piece, there, '§3.6');
		if (there.length > 1) return refusal('chicken-taken', {}, '§3.7');
		return sizeOf(chicken) === sizeOf(piece) ? null : refusal('wrong-size-chicken', {}, '§3.7');
	}
};

/** §3.6 Every piece there must be smaller. */
const refuseTrample = (piece: Pyramid, there: readonly Pyramid[], rule: string): Refusal | null =>
	there.every((other) => sizeOf(other) < sizeOf(piece)) ? null : refusal('not-larger', {}, rule);

/** Every step that the actor may make now. */
export function* steps(view: State): Generator<Action> {
	for (const from of SQUARES) {
		const piece = stackAt(view, from).at(-1);
		if (piece === undefined || sizeOf(piece) > view.points || !mayMove(view, piece)) continue;
		const kind = kindOf(view, piece);
		for (const to of besides(from)) {
			if (kind !== 'spectator' && !isField(to)) continue;
			if (!REFUSE_ENTRY[kind](view, piece, stackAt(view, to))) yield { type: 'move', from, to };
		}
	}
}

/** §3 Moves the top piece one square and pays for it; true where that wins. */
export function makeStep(
	state: State,
	seat: Side,
	from: Square,
	to: Square,
	tell: TellChickenRun
): boolean {
	const released = heldAt(state, from);
	const piece = stackAt(state, from).pop();
	if (piece === undefined) return false;
	const tramples = stackAt(state, to).length > 0;
	stackAt(state, to).push(piece);
	const size = sizeOf(piece);
	state.points -= size;
	state.captures = countCaptures(state);
	tell({ type: 'moved', seat, kind: kindOf(state, piece), size, from, to, points: state.points });
	if (released) tell({ type: 'released', seat, size: released.size });
	const captured = heldAt(state, to);
	if (captured) tell({ type: 'captured', seat, size: captured.size });
	else if (tramples) tell({ type: 'trampled', seat, to });
	return state.captures[seat] >= NEEDED;
}
