import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf, winnersBy } from '../../../../src/lib/games/kit/cards/scores.ts';

const points = fc.array(fc.nat(4), { minLength: 1, maxLength: 6 });

test('somebody is first, nobody with less comes before, and who has as much shares a place', () => {
	fc.assert(
		fc.property(points, (of) => {
			const places = placesOf({ of, order: 'most' });
			expect(winnersBy({ of, order: 'most' }).length).toBeGreaterThan(0);
			for (const [one, place] of places.entries())
				for (const [other, beside] of places.entries())
					expect(Math.sign(place - beside)).toBe(Math.sign((of[other] ?? 0) - (of[one] ?? 0)));
		})
	);
});

test.each([
	[[5, 5, 3], [4, 2, 9], [1], [2, 1, 3]],
	[
		[5, 5, 3],
		[2, 2, 1],
		[0, 1],
		[1, 1, 3]
	],
	[[1, 5, 3], [0, 9, 9], [1], [3, 1, 2]]
])('most points %j, then fewest cards %j: %j win', (most, fewest, winners, places) => {
	const figures = [
		{ of: most, order: 'most' },
		{ of: fewest, order: 'fewest' }
	] as const;
	expect(winnersBy(...figures)).toEqual(winners);
	expect(placesOf(...figures)).toEqual(places);
});
