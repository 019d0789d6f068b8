import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	adjacent,
	ahead,
	between,
	cellOf,
	cellsOf,
	COMPASS,
	DIRECTIONS,
	directionTo,
	firstSeen,
	inside,
	keyOf,
	neighbours,
	opposite,
	ray,
	same,
	touching,
	type Cell
} from '../../src/lib/pieces/geometry/squares.ts';

const cell: fc.Arbitrary<Cell> = fc.tuple(
	fc.integer({ min: -9, max: 9 }),
	fc.integer({ min: -9, max: 9 })
);
const board = fc.record({
	width: fc.integer({ min: 1, max: 9 }),
	height: fc.integer({ min: 1, max: 9 })
});
const compass = fc.constantFrom(...COMPASS);

describe('cells', () => {
	test('a cell comes back from its key', () => {
		fc.assert(
			fc.property(cell, (at) => {
				expect(cellOf(keyOf(at))).toEqual(at);
			})
		);
	});

	test('a board has as many cells as its sides say, each once, all inside', () => {
		fc.assert(
			fc.property(board, (extent) => {
				const cells = [...cellsOf(extent)];
				expect(new Set(cells.map(keyOf)).size).toBe(extent.width * extent.height);
				expect(cells.every((at) => inside(at, extent))).toBe(true);
			})
		);
	});

	test('no half square is on a board', () => {
		expect(inside([0.5, 0], { width: 2, height: 2 })).toBe(false);
	});
});

describe('directions', () => {
	test('there and back is no way at all', () => {
		fc.assert(
			fc.property(cell, compass, fc.nat(5), (at, direction, far) => {
				expect(ahead(ahead(at, direction, far), opposite(direction), far)).toEqual(at);
			})
		);
	});

	test('the direction to a cell leads to it, and only cells in line have one', () => {
		fc.assert(
			fc.property(cell, cell, (from, to) => {
				const direction = directionTo(from, to);
				const far = Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]));
				if (direction) expect(ahead(from, direction, far)).toEqual(to);
				else
					expect(same(from, to) || !COMPASS.some((way) => same(ahead(from, way, far), to))).toBe(
						true
					);
			})
		);
	});

	test('the four neighbours share an edge, the eight around also touch', () => {
		fc.assert(
			fc.property(cell, (at) => {
				expect(neighbours(at).every((other) => adjacent(at, other))).toBe(true);
				const around = COMPASS.map((way) => ahead(at, way));
				expect(around.every((other) => touching(at, other))).toBe(true);
				expect(around.filter((other) => adjacent(at, other))).toHaveLength(DIRECTIONS.length);
			})
		);
	});
});

describe('lines of sight', () => {
	test('a ray from inside ends at the edge', () => {
		fc.assert(
			fc.property(board, compass, (extent, direction) => {
				const start: Cell = [Math.floor(extent.width / 2), Math.floor(extent.height / 2)];
				const line = [...ray(start, direction, extent)];
				expect(line.every((at) => inside(at, extent))).toBe(true);
				expect(inside(ahead(start, direction, line.length + 1), extent)).toBe(false);
			})
		);
	});

	test('what lies between is the way without its ends, the same from both sides', () => {
		fc.assert(
			fc.property(cell, compass, fc.integer({ min: 1, max: 6 }), (from, direction, far) => {
				const to = ahead(from, direction, far);
				const way = between(from, to);
				expect(way).toHaveLength(far - 1);
				expect(between(to, from)?.reverse()).toEqual(way);
			})
		);
	});

	test('cells that are not in line have nothing between them', () => {
		expect(between([0, 0], [1, 2])).toBeNull();
		expect(between([3, 3], [3, 3])).toBeNull();
	});

	test('the first one seen has only clear cells before it', () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.nat(6), { maxLength: 7 }), (standing) => {
				const extent = { width: 7, height: 1 };
				const seen = firstSeen([-1, 0], 'e', extent, ([x]) => standing.includes(x));
				expect(seen?.[0] ?? null).toBe(standing.length > 0 ? Math.min(...standing) : null);
			})
		);
	});
});
