import { expect, test } from 'vitest';
import { sidesOf } from '../../../src/lib/print/writer/folding.ts';

test('twelve pages lie on three sheets so that they follow each other once these are folded', () => {
	expect(sidesOf(12)).toEqual([
		[11, 0],
		[1, 10],
		[9, 2],
		[3, 8],
		[7, 4],
		[5, 6]
	]);
});

test.each([1, 2, 3, 4, 5, 13])('of %i pages each is there once, the first in front', (pages) => {
	const sides = sidesOf(pages);
	const shown = sides.flat().filter((page) => page !== null);
	expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, at) => at));
	expect(sides.length % 2).toBe(0);
	expect(sides[0]?.[1]).toBe(0);
	// turned over at the short edge, a page has its successor on its back
	sides.forEach(([left, right], side) => {
		if (side % 2 === 1) return;
		const [behindRight, behindLeft] = sides[side + 1] ?? [];
		if (right !== null && typeof behindRight === 'number') expect(behindRight).toBe(right + 1);
		if (left !== null && typeof behindLeft === 'number') expect(left).toBe(behindLeft + 1);
	});
});
