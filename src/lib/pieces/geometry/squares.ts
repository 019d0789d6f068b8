/** Squares of a board: `[x, y]`, x to the right, y down. Coordinates may be negative, as on an island that grows. */

import { isWhole } from '../../engine/json.ts';

export type Cell = readonly [x: number, y: number];
export type Direction = 'n' | 'e' | 's' | 'w';
type Diagonal = 'ne' | 'se' | 'sw' | 'nw';
export type Compass = Direction | Diagonal;

/** A board of whole squares from `[0, 0]`. */
export interface Extent {
	readonly width: number;
	readonly height: number;
}

/** The four directions, clockwise from north. */
export const DIRECTIONS: readonly Direction[] = ['n', 'e', 's', 'w'];

/** All eight directions, clockwise from north. */
export const COMPASS: readonly Compass[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

const STEPS: Readonly<Record<Compass, Cell>> = {
	n: [0, -1],
	ne: [1, -1],
	e: [1, 0],
	se: [1, 1],
	s: [0, 1],
	sw: [-1, 1],
	w: [-1, 0],
	nw: [-1, -1]
};

/** Whether this is a cell as JSON gives it back: two whole numbers. */
export const isCell = (value: unknown): value is Cell =>
	Array.isArray(value) && value.length === 2 && value.every(isWhole);

/** A cell as a key of a map: `"2,3"`. */
export const keyOf = ([x, y]: Cell): string => `${x},${y}`;

/** The cell that `keyOf` wrote. */
export function cellOf(key: string): Cell {
	const [x, y] = key.split(',');
	return [Number(x), Number(y)];
}

export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export const inside = ([x, y]: Cell, { width, height }: Extent): boolean =>
	Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;

/** Every cell in reading order. */
export function* cellsOf({ width, height }: Extent): Generator<Cell> {
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) yield [x, y];
}

/** The rows of so many squares from `from` on, each from left to right. */
export const linesOf = ({ width, height }: Extent, [left, top]: Cell): Cell[][] =>
	Array.from({ length: height }, (_, row) =>
		Array.from({ length: width }, (_, column): Cell => [left + column, top + row])
	);

/** The cell a number of squares away. */
export function ahead([x, y]: Cell, direction: Compass, squares = 1): Cell {
	const [dx, dy] = STEPS[direction];
	return [x + dx * squares, y + dy * squares];
}

/** The direction half a turn round. */
export function opposite(direction: Direction): Direction;
export function opposite(direction: Compass): Compass;
export function opposite(direction: Compass): Compass {
	return COMPASS[(COMPASS.indexOf(direction) + 4) % 8] ?? direction;
}

/** The four cells that share an edge, on the board or not. */
export const neighbours = (cell: Cell): Cell[] =>
	DIRECTIONS.map((direction) => ahead(cell, direction));

/** Whether two cells share an edge. */
export const adjacent = (a: Cell, b: Cell): boolean =>
	Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** Whether two cells share an edge or a corner. */
export const touching = (a: Cell, b: Cell): boolean =>
	Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;

/** The direction in which `to` lies straight or diagonally from `from`; null when it does not. */
export function directionTo(from: Cell, to: Cell): Compass | null {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)))
		return null;
	const step: Cell = [Math.sign(dx), Math.sign(dy)];
	return COMPASS.find((direction) => same(STEPS[direction], step)) ?? null;
}

/** The cells in a direction up to the edge of the board, the nearest first. */
export function* ray(from: Cell, direction: Compass, board: Extent): Generator<Cell> {
	for (let cell = ahead(from, direction); inside(cell, board); cell = ahead(cell, direction)) {
		yield cell;
	}
}

/** The cells strictly between two that lie in one line, from `from` on; null when they do not. */
export function between(from: Cell, to: Cell): Cell[] | null {
	const direction = directionTo(from, to);
	if (!direction) return null;
	const distance = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
	return Array.from({ length: distance - 1 }, (_, step) => ahead(from, direction, step + 1));
}

/** What a line of sight meets first: the nearest cell that `blocks`, null when the line is clear to the edge. */
export function firstSeen(
	from: Cell,
	direction: Compass,
	board: Extent,
	blocks: (cell: Cell) => boolean
): Cell | null {
	for (const cell of ray(from, direction, board)) if (blocks(cell)) return cell;
	return null;
}
