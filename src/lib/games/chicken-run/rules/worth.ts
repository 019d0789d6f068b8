/** How well a seat stands: for computer play with a purpose. */
import { besides, isChicken, isField, sizeOf, SQUARES, stackAt } from './board.ts';
import { COLUMNS, type Pyramid, type Square, type State } from './state.ts';

const SIZES = [1, 2, 3];
/** What a piece that stands on one costs, in steps. */
const COVERED = 3;
/** What it costs to have no way at all. */
const WALLED_IN = 20;
/** Larger than any piece: nobody walks over it. */
const CLOSED = 4;

export const weights = { ownWay: -0.02, theirWay: 0.012 } as const;

/** The way of each family to the two chickens it can reach soonest. */
export function worth(view: State, seat: number): Record<keyof typeof weights, number> {
	const seen = seenOn(view);
	return { ownWay: wayOf(view, seen, seat), theirWay: wayOf(view, seen, 1 - seat) };
}

/** A board as it is looked at once for all ways. */
interface Seen {
	/** Where a piece stands, and how many stand on it; of families and chickens there is one of each size. */
	readonly pieces: ReadonlyMap<Pyramid, { readonly at: Square; readonly above: number }>;
	/** §3.6 A family member walks over a square where it is larger than this; in the order of SQUARES. */
	readonly largest: readonly number[];
}

function seenOn(view: State): Seen {
	const pieces = new Map<Pyramid, { at: Square; above: number }>();
	const largest = SQUARES.map((at) => {
		const stack = stackAt(view, at);
		let most = isField(at) ? 0 : CLOSED;
		for (const [index, piece] of stack.entries()) {
			pieces.set(piece, { at, above: stack.length - 1 - index });
			most = Math.max(most, isChicken(view, piece) ? CLOSED : sizeOf(piece));
		}
		return most;
	});
	return { pieces, largest };
}

function wayOf(view: State, seen: Seen, seat: number): number {
	const [nearest = 0, second = 0] = SIZES.map((size) => toGo(view, seen, seat, size)).sort(
		(a, b) => a - b
	);
	return nearest + second;
}

/** What a family member has to go to the chicken of its size; 0 where it holds it. */
function toGo({ colors }: State, { pieces, largest }: Seen, seat: number, size: number): number {
	const member = pieces.get(`${colors.family[seat] ?? ''}${size}u`);
	const chicken = pieces.get(`${colors.chicken}${size}u`);
	if (!member || !chicken) return WALLED_IN * size;
	const steps = stepsBetween(largest, size, member.at, chicken.at);
	const taken = steps === 0 ? 0 : COVERED * (member.above + chicken.above);
	return (steps + taken) * size;
}

const placeOf = ([x, y]: Square): number => y * COLUMNS + x;

/** The steps round whatever stands in the way; where there is no way, as if there were a long one. */
function stepsBetween(largest: Seen['largest'], size: number, from: Square, to: Square): number {
	const reached = new Set([placeOf(from)]);
	for (let steps = 0, edge = [from]; edge.length > 0; steps++) {
		const next: Square[] = [];
		for (const square of edge) {
			if (square === to) return steps;
			for (const beside of besides(square)) {
				const place = placeOf(beside);
				if (reached.has(place)) continue;
				if (beside !== to && (largest[place] ?? CLOSED) >= size) continue;
				reached.add(place);
				next.push(beside);
			}
		}
		edge = next;
	}
	return WALLED_IN + Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
}
