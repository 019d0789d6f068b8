/** §4.4–§4.6 Actions that turn Fences beside the Stack or put its own pieces in another order. */
import { refusal, type Refusal, type Seat } from '../../../engine/module.ts';
import { adjacent, ahead, same, type Cell } from '../../../pieces/geometry/squares.ts';
import { FACINGS, type PyramidColor } from '../../../pieces/pyramid.ts';
import { colorOf, facingOf, fenceAt, isInside, ownSquare, putFence, turned } from './board.ts';
import { besides } from './secondStep.ts';
import type { Done } from './hits.ts';
import type { Change, Of, State, TellHunt } from './state.ts';

const NO_HITS: Done = { changed: [], moved: null, hits: [] };

const own = ({ stacks, turn }: State) => stacks[turn] ?? { at: null, pieces: [], lost: [] };

/** §4.4 Why the Stack cannot dig like that: a colour is asked for by a Stack of one piece alone. */
export function refuseDig(view: State, { color }: Of<'dig'>): Refusal | null {
	const { pieces, lost } = own(view);
	const fits = pieces.length > 1 ? color === undefined : lost.some((piece) => piece === color);
	return fits ? null : refusal('not-lost', {}, '§4.4');
}

/** §4.4 Every way to dig. */
export function digs(view: State): Of<'dig'>[] {
	const { pieces, lost } = own(view);
	if (pieces.length > 1) return [{ type: 'dig' }];
	return [...new Set(lost)].map((color) => ({ type: 'dig', color }));
}

/** §4.4 The top piece goes to the bottom; the last piece gets a lost one below it. */
export function dig(state: State, seat: Seat, { color }: Of<'dig'>, tell: TellHunt): Done {
	const { pieces, lost } = own(state);
	const [piece] = color ? lost.splice(lost.indexOf(color), 1) : pieces.splice(-1);
	if (piece) {
		pieces.unshift(piece);
		tell({ type: 'dug', seat, color: piece, back: color !== undefined });
	}
	return NO_HITS;
}

/** §4.5 Why the Fences beside the Stack cannot be turned like that. */
export function refuseAim(view: State, { changes }: Of<'aim'>): Refusal | null {
	if (changes.length === 0) return refusal('no-change', {}, '§4.5');
	for (const [index, change] of changes.entries()) {
		const earlier = changes.slice(0, index).map(({ at }) => at);
		const refused = refuseChange(view, change, earlier);
		if (refused) return refused;
	}
	return null;
}

function refuseChange(
	view: State,
	{ at, facing }: Change,
	earlier: readonly Cell[]
): Refusal | null {
	const fence = fenceAt(view, at);
	const square = ownSquare(view);
	if (!fence) return refusal('no-fence', {}, '§4.5');
	if (!square || !adjacent(square, at)) return refusal('not-adjacent', {}, '§4.5');
	if (earlier.some((other) => same(other, at))) return refusal('duplicate', {}, '§4.5');
	if (facingOf(fence) === facing) return refusal('no-change', {}, '§4.5');
	if (facing === 'u' || isInside(ahead(at, facing))) return null;
	return refusal('must-point-inside', {}, '§4.5');
}

/** §4.5 Every choice of new facings, a Fence after the other clockwise from the north. */
export function aims(view: State): Of<'aim'>[] {
	let chosen: Change[][] = [[]];
	for (const at of besides(view)) {
		const turns = FACINGS.map((facing) => ({ at, facing })).filter(
			(change) => refuseChange(view, change, []) === null
		);
		chosen = chosen.flatMap((some) => [some, ...turns.map((turn) => [...some, turn])]);
	}
	return chosen.slice(1).map((changes) => ({ type: 'aim', changes }));
}

/** §4.5 Turns Fences where they are. */
export function aim(state: State, seat: Seat, { changes }: Of<'aim'>, tell: TellHunt): Done {
	for (const { at, facing } of changes) {
		const fence = fenceAt(state, at) ?? '';
		putFence(state, at, turned(fence, facing));
		tell({ type: 'aimed', seat, color: colorOf(fence), at, facing });
	}
	return { ...NO_HITS, changed: changes.map(({ at }) => at) };
}

/** §4.6 Once a turn, and with exactly the pieces that the Stack has. */
export function refuseOrder(view: State, { order }: Of<'reorder'>): Refusal | null {
	if (view.reordered) return refusal('already-reordered', {}, '§4.6');
	const sorted = (pieces: readonly PyramidColor[]) => [...pieces].sort().join('');
	const fits = sorted(order) === sorted(own(view).pieces);
	return fits ? null : refusal('not-your-pieces', {}, '§4.6');
}

/** §4.6 Every order of the Stack's pieces, once. */
export const orders = (view: State): Of<'reorder'>[] =>
	view.reordered ? [] : ordersOf(own(view).pieces).map((order) => ({ type: 'reorder', order }));

function ordersOf(pieces: readonly PyramidColor[]): PyramidColor[][] {
	if (pieces.length === 0) return [[]];
	return [...new Set(pieces)].flatMap((first) =>
		ordersOf(pieces.toSpliced(pieces.indexOf(first), 1)).map((rest) => [first, ...rest])
	);
}

/** §4.6 Puts the Stack in another order, which never brings a Hit. */
export function reorder(state: State, seat: Seat, { order }: Of<'reorder'>, tell: TellHunt): void {
	own(state).pieces = [...order];
	state.reordered = true;
	tell({ type: 'reordered', seat });
}
