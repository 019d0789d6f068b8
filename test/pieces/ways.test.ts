import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	cellOf,
	cellsOf,
	keyOf,
	neighbours,
	type Cell
} from '../../src/lib/pieces/geometry/squares.ts';
import { parts, reach } from '../../src/lib/pieces/geometry/ways.ts';

const holes = fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(4)), { selector: keyOf, maxLength: 18 });

/** What is left of a 5 x 5 board. */
const land = (gone: readonly Cell[]) => {
	const sunk = new Set(gone.map(keyOf));
	return [...cellsOf({ width: 5, height: 5 })].filter((cell) => !sunk.has(keyOf(cell)));
};

describe('ways over a board', () => {
	test('on an open board the steps are the squares across and down', () => {
		fc.assert(
			fc.property(fc.nat(6), (steps) => {
				for (const [key, far] of reach([0, 0], steps, neighbours)) {
					const [x, y] = cellOf(key);
					expect(far).toBe(Math.abs(x) + Math.abs(y));
				}
			})
		);
	});

	test('more steps reach all that fewer reach, no farther away', () => {
		fc.assert(
			fc.property(holes, fc.nat(5), (gone, steps) => {
				const ground = new Set(land(gone).map(keyOf));
				const next = (cell: Cell) => neighbours(cell).filter((other) => ground.has(keyOf(other)));
				const near = reach([2, 2], steps, next);
				const far = reach([2, 2], steps + 1, next);
				for (const [key, step] of near) expect(far.get(key)).toBe(step);
				expect(Math.max(...far.values())).toBeLessThanOrEqual(steps + 1);
			})
		);
	});

	test('parts share no edge, and together are all there is', () => {
		fc.assert(
			fc.property(holes, (gone) => {
				const ground = land(gone);
				const found = parts(ground, neighbours);
				expect(found.flat().map(keyOf).sort()).toEqual(ground.map(keyOf).sort());
				found.forEach((part, index) => {
					const others = new Set(found.toSpliced(index, 1).flat().map(keyOf));
					expect(part.flatMap(neighbours).some((cell) => others.has(keyOf(cell)))).toBe(false);
				});
			})
		);
	});
});
