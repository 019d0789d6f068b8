/** §3 Moving: where a pyramid may go, by its kind or by the die. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import {
	ahead,
	COMPASS,
	opposite,
	same,
	type Cell,
	type Compass,
	type Direction
} from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import {
	isCorner,
	isOnBoard,
	isTaken,
	kindOf,
	ownerOf,
	placeOf,
	SIZE,
	type Kind
} from './board.ts';
import type { Action, PieceId, State } from './state.ts';

type DieMove = Extract<Action, { type: 'dieMove' }>;
/** The faces that carry a pyramid one square. */
type StepFace = 'tip' | 'hop' | 'dig' | 'aim';

/** §3.1 How far a normal move goes. */
const FAR = 2;

const STRAIGHT: readonly Compass[] = ['n', 'e', 's', 'w'];
const DIAGONAL: readonly Compass[] = ['ne', 'se', 'sw', 'nw'];

/** §3.1 */
const WAYS: Readonly<Record<Kind, readonly Compass[]>> = {
	P: STRAIGHT,
	D: DIAGONAL,
	Q: COMPASS
};

const STEP_FACES: readonly StepFace[] = ['tip', 'hop', 'dig', 'aim'];

const isStepFace = (face: TreehouseFace): face is StepFace => face !== 'swap' && face !== 'wild';

const rule = { normal: '§3.1', die: '§3.2', landing: '§3.3', path: '§3.4' } as const;

/** §3.1 Why the seat on turn may not make this normal move. */
export function refuseMove(view: State, piece: PieceId, to: Cell): Refusal | null {
	if (view.normalDone) return refusal('already-moved', {}, '§2.2');
	const from = placeOf(view, piece);
	if (!from) return refusal('no-such-piece', {}, '§1.2');
	if (ownerOf(piece) !== view.turn) return refusal('not-your-piece', {}, '§2.2');
	const way = WAYS[kindOf(piece)].find((one) => same(ahead(from, one, FAR), to));
	const landing = refuseLanding(view, to, way !== undefined, rule.normal);
	if (landing || !way || view.path === 'leap') return landing;
	return isTaken(view, ahead(from, way)) ? refusal('path-blocked', {}, rule.path) : null;
}

/** §3.3 The squares where nobody may land, whatever moves there. */
function refuseLanding(view: State, to: Cell, fits: boolean, shape: string): Refusal | null {
	if (!isOnBoard(to)) return refusal('off-board', {}, '§1.1');
	if (isCorner(to)) return refusal('blocked-corner', {}, '§1.1');
	if (!fits) return refusal('bad-move-shape', {}, shape);
	return isTaken(view, to) ? refusal('cell-occupied', {}, rule.landing) : null;
}

/** §3.2 Why the seat on turn may not make this move of the die. */
export function refuseDieMove(view: State, action: DieMove): Refusal | null {
	if (view.dieDone) return refusal('die-used', {}, '§2.2');
	const { face, piece } = action;
	if (face === 'wild' || (view.roll !== 'wild' && face !== view.roll)) {
		return refusal('wrong-face', { face: view.roll }, rule.die);
	}
	const from = placeOf(view, piece);
	if (!from) return refusal('no-such-piece', {}, '§1.2');
	if (face === 'swap') return refuseSwap(view, piece, action.with);
	const fits = stepsOf(view, face, piece, from).some((cell) => same(cell, action.to));
	return refuseLanding(view, action.to, fits, rule.die);
}

/** §3.5 Two like pyramids of one colour would change nothing. */
function refuseSwap(view: State, piece: PieceId, other: PieceId): Refusal | null {
	if (!placeOf(view, other)) return refusal('no-such-piece', {}, '§1.2');
	return areAlike(piece, other) ? refusal('nothing-changes', {}, '§3.5') : null;
}

const areAlike = (piece: PieceId, other: PieceId): boolean =>
	ownerOf(piece) === ownerOf(other) && kindOf(piece) === kindOf(other);

/** §3.2 Toward the piece's own home row or away from it, whoever moves it. */
function stepsOf({ sides }: State, face: StepFace, piece: PieceId, from: Cell): Cell[] {
	const home = sides[ownerOf(piece)] ?? 's';
	const toward = face === 'aim' || face === 'hop' ? home : opposite(home);
	return (face === 'tip' || face === 'aim' ? [toward] : slanted(toward)).map((way) =>
		ahead(from, way)
	);
}

/** The two diagonals on either side of a direction. */
const slanted = (direction: Direction): Compass[] =>
	DIAGONAL.filter((diagonal) => diagonal.includes(direction));

/** §3.1 Every normal move of the seat on turn. */
export function* normalMoves(view: State): Generator<Action> {
	if (view.normalDone) return;
	const taken = takenIn(view);
	for (const [piece, from] of Object.entries(view.pieces)) {
		if (ownerOf(piece) !== view.turn) continue;
		for (const way of WAYS[kindOf(piece)]) {
			const to = ahead(from, way, FAR);
			if (!isFree(taken, to)) continue;
			if (view.path === 'clear' && taken[indexOf(ahead(from, way))]) continue;
			yield { type: 'move', piece, to };
		}
	}
}

const isFree = (taken: readonly boolean[], cell: Cell): boolean =>
	isOnBoard(cell) && !isCorner(cell) && !taken[indexOf(cell)];

const indexOf = ([x, y]: Cell): number => y * SIZE + x;

function takenIn({ pieces }: State): boolean[] {
	const taken: boolean[] = [];
	for (const at of Object.values(pieces)) taken[indexOf(at)] = true;
	return taken;
}

/** §2.3 Whether the seat on turn has any normal move. */
export const canMove = (view: State): boolean => !normalMoves(view).next().done;

/** §3.2 Every move that the die allows. */
export function* dieMoves(view: State): Generator<Action> {
	if (view.dieDone) return;
	const { roll } = view;
	if (roll === 'wild') {
		for (const face of STEP_FACES) yield* stepMoves(view, face);
		yield* swaps(view);
	} else if (isStepFace(roll)) yield* stepMoves(view, roll);
	else yield* swaps(view);
}

function* stepMoves(view: State, face: StepFace): Generator<Action> {
	const taken = takenIn(view);
	for (const [piece, from] of Object.entries(view.pieces)) {
		for (const to of stepsOf(view, face, piece, from)) {
			if (isFree(taken, to)) yield { type: 'dieMove', face, piece, to };
		}
	}
}

function* swaps({ pieces }: State): Generator<Action> {
	const standing = Object.keys(pieces);
	for (const piece of standing) {
		for (const other of standing) {
			if (!areAlike(piece, other)) yield { type: 'dieMove', face: 'swap', piece, with: other };
		}
	}
}
