/** Rectangles with their corners on the middles of squares, parallel to the sides or tilted. */
import { keyOf, type Cell } from './squares.ts';

/** The four corners, sorted by y, then x. */
export type Rectangle = readonly [Cell, Cell, Cell, Cell];

export type Place = 'corner' | 'edge' | 'inside' | 'outside';

const reading = (a: Cell, b: Cell) => a[1] - b[1] || a[0] - b[0];
const minus = (a: Cell, b: Cell): Cell => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Cell, b: Cell) => a[0] * b[0] + a[1] * b[1];

/** A rectangle as its corners sorted by y, then x: `"2,2 5,2 2,5 5,5"`. */
export const rectangleKey = (rectangle: Rectangle): string => rectangle.map(keyOf).join(' ');

/** Every rectangle with all four corners among `points`; only those parallel to the sides unless `tilted`. */
export function rectanglesAmong(points: readonly Cell[], tilted = false): Rectangle[] {
	const held = new Set(points.map(keyOf));
	const found = new Map<string, Rectangle>();
	for (const corner of points) {
		for (const along of points) {
			const side = minus(along, corner);
			// a corner and the one clockwise of it: each rectangle is met once a corner, and kept once
			if ((side[0] === 0 && side[1] === 0) || (!tilted && side[1] !== 0)) continue;
			for (const other of points) {
				const up = minus(other, corner);
				const fourth: Cell = [other[0] + side[0], other[1] + side[1]];
				if (dot(side, up) !== 0 || (up[0] === 0 && up[1] === 0)) continue;
				if (!held.has(keyOf(fourth))) continue;
				const [a, b, c, d] = [corner, along, other, fourth].sort(reading);
				if (a && b && c && d) found.set(rectangleKey([a, b, c, d]), [a, b, c, d]);
			}
		}
	}
	return [...found.values()];
}

/** Where a square's middle lies to a rectangle. */
export function placeIn(rectangle: Rectangle, cell: Cell): Place {
	// of corners sorted by y, then x, the first and the last lie opposite each other
	const [first, second, third] = rectangle;
	const point = minus(cell, first);
	const across = [minus(second, first), minus(third, first)].map((side) => ({
		length: dot(side, side),
		reached: dot(point, side)
	}));
	if (across.some(({ length, reached }) => reached < 0 || reached > length)) return 'outside';
	const ends = across.filter(({ length, reached }) => reached === 0 || reached === length).length;
	return ends === 2 ? 'corner' : ends === 1 ? 'edge' : 'inside';
}
