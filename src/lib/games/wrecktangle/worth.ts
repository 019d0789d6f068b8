/** How well a seat stands: for computer play with a purpose. */
import type { Rectangle } from '../../pieces/geometry/rectangles.ts';
import { rectangleKey } from '../../pieces/geometry/rectangles.ts';
import { same, type Cell } from '../../pieces/geometry/squares.ts';
import {
	cornersOf,
	isCorner,
	isHome,
	isOnBoard,
	isTaken,
	kindOf,
	ownerOf,
	type Kind
} from './board.ts';
import { caughtIn } from './capture.ts';
import type { State } from './state.ts';

/** What a captured pyramid is worth, in pyramids threatened. */
const CAPTURED = 30;
const WON = 1000;
/** How many times more a threat weighs where a normal move carries it out. */
const NEAR = 4;

/** Higher the more the others have lost, and the more of them a fourth corner would catch. */
export function worth(view: State, seat: number): number {
	if (view.out.includes(seat)) return -WON;
	if (view.result) return WON;
	const cells = cornersOf(view, seat);
	let sum = cells.length + threats(view, seat, cells);
	for (const [loser, lost] of view.captured.entries()) {
		sum += lost * (loser === seat ? -CAPTURED : CAPTURED);
	}
	return sum;
}

/** What the missing corners of this seat's rectangles would catch. */
function threats(view: State, seat: number, cells: readonly Cell[]): number {
	let sum = 0;
	for (const corner of cells) {
		for (const [index, one] of cells.entries()) {
			if (one === corner) continue;
			for (const two of cells.slice(index + 1)) {
				if (two === corner || !isRight(view, corner, one, two)) continue;
				const fourth: Cell = [one[0] + two[0] - corner[0], one[1] + two[1] - corner[1]];
				if (isOpen(view, fourth)) sum += catchWith(view, seat, [corner, one, two, fourth], fourth);
			}
		}
	}
	return sum;
}

/** Whether the two sides from a corner are at right angles, and may be sides of a rectangle here. */
function isRight({ tilted }: State, corner: Cell, one: Cell, two: Cell): boolean {
	const [ax, ay] = [one[0] - corner[0], one[1] - corner[1]];
	const [bx, by] = [two[0] - corner[0], two[1] - corner[1]];
	return ax * bx + ay * by === 0 && (tilted || ax === 0 || ay === 0);
}

const isOpen = (view: State, cell: Cell): boolean =>
	isOnBoard(cell) && !isCorner(cell) && !isHome(view, cell) && !isTaken(view, cell);

function catchWith(
	view: State,
	seat: number,
	corners: [Cell, Cell, Cell, Cell],
	fourth: Cell
): number {
	const rectangle: Rectangle = corners.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
	if (view.lastRects[seat]?.includes(rectangleKey(rectangle))) return 0;
	const caught = caughtIn(view, seat, rectangle).length;
	return caught > 0 && isReached(view, seat, corners, fourth) ? caught * NEAR : caught;
}

/** §3.1 Whether a normal move of a pyramid that is no corner yet ends on the missing one. */
const isReached = (
	{ pieces }: State,
	seat: number,
	corners: readonly Cell[],
	fourth: Cell
): boolean =>
	Object.keys(pieces).some((piece) => {
		const at = pieces[piece];
		if (!at || ownerOf(piece) !== seat || corners.some((cell) => same(cell, at))) return false;
		return isFar(kindOf(piece), Math.abs(at[0] - fourth[0]), Math.abs(at[1] - fourth[1]));
	});

const isFar = (kind: Kind, dx: number, dy: number): boolean =>
	(kind !== 'D' && dx + dy === 2 && dx !== 1) || (kind !== 'P' && dx === 2 && dy === 2);
