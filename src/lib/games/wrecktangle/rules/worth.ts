/** How well a seat stands: for computer play with a purpose. */
import { placeIn, rectangleKey, type Rectangle } from '../../../pieces/geometry/rectangles.ts';
import { same, type Cell } from '../../../pieces/geometry/squares.ts';
import { isCorner, isHome, isOnBoard, kindOf, ownerOf, type Kind } from './board.ts';
import type { State } from './state.ts';

export const weights = {
	caught: 0.15,
	lost: -0.15,
	abroad: 0.005,
	threats: 0.005,
	won: 10
} as const;

/** How many times more a threat weighs where a normal move carries it out. */
const NEAR = 8;

/** The pyramids as one seat sees them: its own, and where the others stand. */
interface Field {
	readonly view: State;
	readonly seat: number;
	readonly own: readonly { readonly kind: Kind; readonly at: Cell }[];
	readonly others: readonly Cell[];
}

function fieldOf(view: State, seat: number): Field {
	const own: { kind: Kind; at: Cell }[] = [];
	const others: Cell[] = [];
	for (const piece of Object.keys(view.pieces)) {
		const at = view.pieces[piece];
		if (at && ownerOf(piece) === seat) own.push({ kind: kindOf(piece), at });
		else if (at) others.push(at);
	}
	return { view, seat, own, others };
}

/** What each has lost, how many pyramids a fourth corner would catch, and how many are out of their home rows. */
export function worth(view: State, seat: number): Record<keyof typeof weights, number> {
	const field = fieldOf(view, seat);
	const cells = field.own.map(({ at }) => at).filter((cell) => !isHome(view, cell));
	const theirs = field.others.filter((cell) => !isHome(view, cell));
	const lost = view.captured[seat] ?? 0;
	return {
		caught: view.captured.reduce((sum, count) => sum + count, -lost),
		lost,
		abroad: cells.length + theirs.length,
		threats: threats(field, cells),
		won: view.out.includes(seat) ? -1 : view.result ? 1 : 0
	};
}

/** What the missing corners of this seat's rectangles would catch. */
function threats(field: Field, cells: readonly Cell[]): number {
	let sum = 0;
	for (const corner of cells) {
		for (const one of cells) {
			if (!isSide(field.view, corner, one)) continue;
			for (const two of cells) {
				// each pair of sides once: the first turns clockwise into the second
				if (isRight(corner, one, two)) sum += catchWith(field, corner, one, two);
			}
		}
	}
	return sum;
}

/** Whether the line between two squares may be a side of a rectangle here. */
const isSide = ({ tilted }: State, corner: Cell, one: Cell): boolean =>
	one !== corner && (tilted || one[0] === corner[0] || one[1] === corner[1]);

/** Whether the two sides from a corner are at right angles, clockwise. */
function isRight(corner: Cell, one: Cell, two: Cell): boolean {
	const ax = one[0] - corner[0];
	const ay = one[1] - corner[1];
	const bx = two[0] - corner[0];
	const by = two[1] - corner[1];
	return ax * bx + ay * by === 0 && ax * by > ay * bx;
}

/** What the rectangle with these three corners would catch, were the fourth there. */
function catchWith({ view, seat, own, others }: Field, corner: Cell, one: Cell, two: Cell): number {
	const fourth: Cell = [one[0] + two[0] - corner[0], one[1] + two[1] - corner[1]];
	if (!isOnBoard(fourth) || isCorner(fourth) || isHome(view, fourth)) return 0;
	if (others.some((at) => same(at, fourth)) || own.some(({ at }) => same(at, fourth))) return 0;
	const rectangle = inOrder([corner, one, two, fourth]);
	const wanted = view.coin === 'heads' ? 'inside' : 'edge';
	const caught = others.filter((at) => placeIn(rectangle, at) === wanted).length;
	if (caught === 0 || view.lastRects[seat]?.includes(rectangleKey(rectangle))) return 0;
	return own.some(
		({ kind, at }) => at !== corner && at !== one && at !== two && reaches(kind, at, fourth)
	)
		? caught * NEAR
		: caught;
}

const inOrder = (corners: [Cell, Cell, Cell, Cell]): Rectangle =>
	corners.sort((a, b) => a[1] - b[1] || a[0] - b[0]);

/** §3.1 Whether a normal move goes there. */
function reaches(kind: Kind, from: Cell, to: Cell): boolean {
	const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
	const straight = dx + dy === 2 && dx !== 1;
	const diagonal = dx === 2 && dy === 2;
	return (kind !== 'D' && straight) || (kind !== 'P' && diagonal);
}
