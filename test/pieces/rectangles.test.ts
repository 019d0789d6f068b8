import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	placeIn,
	rectangleKey,
	rectanglesAmong,
	type Rectangle
} from '../../src/lib/pieces/geometry/rectangles.ts';
import { cellsOf, keyOf, type Cell } from '../../src/lib/pieces/geometry/squares.ts';

const points = fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(5)), { selector: keyOf, maxLength: 12 });
const side = (a: Cell, b: Cell) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/** A rectangle, told apart from every other four points by its sides and diagonals alone. */
const isRectangle = ([a, b, c, d]: Rectangle) =>
	side(a, b) === side(c, d) &&
	side(a, c) === side(b, d) &&
	side(a, d) === side(b, c) &&
	side(a, b) > 0;

/** Every four of the points. */
function* fours(of: readonly Cell[]): Generator<Rectangle> {
	for (const [i, a] of of.entries())
		for (const [j, b] of of.entries())
			for (const [k, c] of of.entries())
				for (const [l, d] of of.entries()) if (i < j && j < k && k < l) yield [a, b, c, d];
}

describe('rectangles', () => {
	test('all that four of the points make are found, tilted or not, each once', () => {
		fc.assert(
			fc.property(points, (held) => {
				const sorted = held.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
				const all = [...fours(sorted)].filter(isRectangle).map(rectangleKey);
				expect(rectanglesAmong(held, true).map(rectangleKey).sort()).toEqual(all.sort());
				// parallel to the sides are those whose corners stand on two lines
				const level = (key: string) => new Set(key.match(/(?<=,)\d+/g)).size === 2;
				expect(rectanglesAmong(held).map(rectangleKey).sort()).toEqual(all.filter(level).sort());
			})
		);
	});

	test('one parallel to the sides has the squares within and on its edges that one can count', () => {
		const [one] = rectanglesAmong([
			[5, 5],
			[2, 2],
			[5, 2],
			[2, 5]
		]);
		expect(one && rectangleKey(one)).toBe('2,2 5,2 2,5 5,5');
		const places = [...cellsOf({ width: 8, height: 8 })].map((cell) => one && placeIn(one, cell));
		const count = (place: string) => places.filter((other) => other === place).length;
		expect([count('corner'), count('edge'), count('inside')]).toEqual([4, 8, 4]);
	});

	test('a tilted one takes only middles that lie truly on its lines or within', () => {
		const [one] = rectanglesAmong(
			[
				[2, 0],
				[0, 2],
				[2, 4],
				[4, 2]
			],
			true
		);
		const at = (cell: Cell) => one && placeIn(one, cell);
		expect([at([2, 0]), at([1, 1]), at([2, 2]), at([0, 0]), at([4, 4])]).toEqual([
			'corner',
			'edge',
			'inside',
			'outside',
			'outside'
		]);
	});
});
