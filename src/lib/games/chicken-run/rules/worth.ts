/** How well a seat stands: for computer play with a purpose. */
import { besides, familyOf, isChicken, isField, sizeOf, SQUARES, stackAt } from './board.ts';
import type { Square, State } from './state.ts';

const SIZES = [1, 2, 3];
/** What a piece that stands on one costs, in steps. */
const COVERED = 3;
/** What it costs to have no way at all. */
const WALLED_IN = 20;

export const weights = { ownWay: -0.02, theirWay: 0.012 } as const;

/** The way of each family to the two chickens it can reach soonest. */
export const worth = (view: State, seat: number): Record<keyof typeof weights, number> => ({
	ownWay: wayOf(view, seat),
	theirWay: wayOf(view, 1 - seat)
});

function wayOf(view: State, seat: number): number {
	const [nearest = 0, second = 0] = SIZES.map((size) => toGo(view, seat, size)).sort(
		(a, b) => a - b
	);
	return nearest + second;
}

/** What a family member has to go to the chicken of its size; 0 where it holds it. */
function toGo(view: State, seat: number, size: number): number {
	const member = find(view, (piece) => familyOf(view, piece) === seat && sizeOf(piece) === size);
	const chicken = find(view, (piece) => isChicken(view, piece) && sizeOf(piece) === size);
	if (!member || !chicken) return WALLED_IN * size;
	const steps = stepsBetween(view, size, member.at, chicken.at);
	const taken = steps === 0 ? 0 : COVERED * (member.above + chicken.above);
	return (steps + taken) * size;
}

/** The steps round whatever stands in the way; where there is no way, as if there were a long one. */
function stepsBetween(view: State, size: number, from: Square, to: Square): number {
	const reached = new Set([from]);
	for (let steps = 0, edge = [from]; edge.length > 0; steps++) {
		if (edge.includes(to)) return steps;
		const next: Square[] = [];
		for (const square of edge.flatMap(besides)) {
			if (reached.has(square) || !(square === to || mayStand(view, size, square))) continue;
			reached.add(square);
			next.push(square);
		}
		edge = next;
	}
	return WALLED_IN + Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
}

/** §3.6 Whether a family member of this size may walk over a square. */
const mayStand = (view: State, size: number, square: Square): boolean =>
	isField(square) &&
	stackAt(view, square).every((piece) => !isChicken(view, piece) && sizeOf(piece) < size);

function find(view: State, isIt: (piece: string) => boolean): { at: Square; above: number } | null {
	for (const at of SQUARES) {
		const stack = stackAt(view, at);
		const index = stack.findIndex(isIt);
		if (index >= 0) return { at, above: stack.length - 1 - index };
	}
	return null;
}
