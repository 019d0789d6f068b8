/** How well a seat stands: for computer play with a purpose. */
import { familyOf, isChicken, sizeOf, SQUARES, stackAt } from './board.ts';
import type { Square, State } from './state.ts';

const SIZES = [1, 2, 3];
/** What a piece that stands on one costs, in steps. */
const COVERED = 3;

/** Higher the nearer this seat's family is to the two chickens it can reach soonest. */
export function worth(view: State, seat: number): number {
	const [nearest = 0, second = 0] = SIZES.map((size) => toGo(view, seat, size)).sort(
		(a, b) => a - b
	);
	return -nearest - second;
}

/** The steps from a family member to the chicken of its size; 0 where it holds it. */
function toGo(view: State, seat: number, size: number): number {
	const member = find(view, (piece) => familyOf(view, piece) === seat && sizeOf(piece) === size);
	const chicken = find(view, (piece) => isChicken(view, piece) && sizeOf(piece) === size);
	if (!member || !chicken) return Infinity;
	const away = Math.abs(member.at[0] - chicken.at[0]) + Math.abs(member.at[1] - chicken.at[1]);
	const taken = away === 0 ? 0 : COVERED * (member.above + chicken.above);
	return (away + taken) * size;
}

function find(view: State, isIt: (piece: string) => boolean): { at: Square; above: number } | null {
	for (const at of SQUARES) {
		const stack = stackAt(view, at);
		const index = stack.findIndex(isIt);
		if (index >= 0) return { at, above: stack.length - 1 - index };
	}
	return null;
}
