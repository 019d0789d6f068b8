/** Pieces are found again in the next picture by what they look like. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { far, pairsOf, type Seen } from '../../../src/lib/pieces/moving/pairs.ts';

const at = (key: string, x: number, y = 0): Seen => ({ key, x, y });

test('what is gone from one place and has come to another has moved', () => {
	const { kept, gone, fresh } = pairsOf([at('R3', 0), at('B1', 4)], [at('R3', 2), at('B1', 4)]);
	expect(kept.map(([from, to]) => [from.key, from.x, to.x])).toEqual([
		['B1', 4, 4],
		['R3', 0, 2]
	]);
	expect([gone, fresh]).toEqual([[], []]);
});

test('of two that look alike the one that stayed has not moved', () => {
	const { kept } = pairsOf([at('R3', 0), at('R3', 1)], [at('R3', 1), at('R3', 5)]);
	expect(kept.map(([from, to]) => [from.x, to.x])).toEqual([
		[1, 1],
		[0, 5]
	]);
});

test('what is taken is gone, and what takes its place is another', () => {
	const { kept, gone, fresh } = pairsOf([at('R3', 0), at('B1', 1)], [at('R3', 1), at('G2', 7)]);
	expect(kept).toHaveLength(1);
	expect(gone.map(({ key }) => key)).toEqual(['B1']);
	expect(fresh.map(({ key }) => key)).toEqual(['G2']);
});

test('every piece is found once at most, by its looks, and none that could be found is left', () => {
	const piece = fc.record({
		key: fc.constantFrom('a', 'b', 'c'),
		x: fc.integer({ min: 0, max: 5 }),
		y: fc.integer({ min: 0, max: 5 })
	});
	const pieces = fc.array(piece, { maxLength: 12 });
	fc.assert(
		fc.property(pieces, pieces, (before, after) => {
			const { kept, gone, fresh } = pairsOf<Seen>(before, after);
			expect(kept.every(([from, to]) => from.key === to.key)).toBe(true);
			expect(kept.length + gone.length).toBe(before.length);
			expect(kept.length + fresh.length).toBe(after.length);
			expect(gone.some(({ key }) => fresh.some((one) => one.key === key))).toBe(false);
			const stayed = kept.filter(([from, to]) => far(from, to) === 0).length;
			const same = before.filter((one) =>
				after.some((now) => now.key === one.key && far(one, now) === 0)
			);
			const places = new Set(same.map(({ key, x, y }) => `${key} ${String(x)} ${String(y)}`));
			expect(stayed).toBeGreaterThanOrEqual(places.size);
		})
	);
});
