/** §1.2, §3 What stands where, and what a piece points at. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import {
	ahead,
	cellsOf,
	COMPASS,
	inside,
	same,
	touching,
	type Cell,
	type Compass
} from '../../../pieces/geometry/squares.ts';
import { BOARD, CORNERS, PLOTS, type PlotSize, type State } from './state.ts';

export const CELLS: readonly Cell[] = [...cellsOf(BOARD)];

/** What a square holds: the piece of a seat, or a plotpoint. */
export type Standing = { readonly seat: number } | { readonly plot: PlotSize };

/** What stands on a square, or null. */
export function standingAt({ pieces, plots }: State, cell: Cell): Standing | null {
	const seat = pieces.findIndex(({ at }) => at && same(at, cell));
	if (seat >= 0) return { seat };
	const plot = PLOTS.find((size) => {
		const at = plots[size];
		return at && same(at, cell);
	});
	return plot ? { plot } : null;
}

export const isFree = (view: State, cell: Cell): boolean => standingAt(view, cell) === null;

/** Whether this is a square of the board, whatever was sent. */
export const isSquare = (cell: Cell | undefined): cell is Cell =>
	cell !== undefined && inside(cell, BOARD);

/** §1.4 Neither a corner nor next to one. */
export const isNearCorner = (cell: Cell): boolean =>
	CORNERS.some((corner) => same(corner, cell) || touching(corner, cell));

export const isSeat = ({ n }: State, seat: number | undefined): seat is number =>
	seat !== undefined && Number.isInteger(seat) && seat >= 0 && seat < n;

/** A direction, whatever was sent. */
export const compassOf = (facing: string): Compass | null =>
	COMPASS.find((one) => one === facing) ?? null;

/** §3.3 A chosen direction points at a square of the board. */
export function refuseFacing(at: Cell, facing: string): Refusal | null {
	const direction = compassOf(facing);
	if (!direction) return refusal('bad-facing', {}, '§3.3');
	return isSquare(ahead(at, direction)) ? null : refusal('faces-off-board', {}, '§3.3');
}

/** The directions that point at a square of the board. */
export const facingsAt = (at: Cell): Compass[] =>
	COMPASS.filter((direction) => isSquare(ahead(at, direction)));

/** §4.1 What a seat's piece may clash with: ahead of it, or with a hop one square farther. */
export function targetOf(view: State, seat: number): (Standing & { far: boolean }) | null {
	const piece = view.pieces[seat];
	if (!piece?.at) return null;
	const next = ahead(piece.at, piece.facing);
	const near = standingAt(view, next);
	if (near) return { ...near, far: false };
	const far = view.hop && isSquare(next) ? standingAt(view, ahead(next, piece.facing)) : null;
	return far ? { ...far, far: true } : null;
}

/** Whether a seat's piece stands on its home square. */
export function isHome({ pieces, home }: State, seat: number): boolean {
	const [at, corner] = [pieces[seat]?.at, home[seat]];
	return Boolean(at && corner && same(at, corner));
}

/** Every seat from this one leftward. */
export function leftFrom({ order }: State, seat: number): number[] {
	const start = Math.max(0, order.indexOf(seat));
	return [...order.slice(start), ...order.slice(0, start)];
}
