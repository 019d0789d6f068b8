import { describe, expect, test } from 'vitest';
import { coverOf } from '../../src/lib/games/covers.ts';
import { games } from '../../src/lib/games/registry.ts';
import { listingOf } from '../../src/lib/games/listings.ts';

describe.each(games.map(({ id }) => id))('%s in the library', (id) => {
	test('is told about in one or two sentences, with its goal and what it teaches', () => {
		const { lead, goal, teaches } = listingOf(id);
		for (const text of [lead(), goal(), teaches()]) expect(text).toMatch(/^[A-Z].{20,200}\.$/);
	});

	test('has a picture on its box', () => {
		expect(coverOf(id)).not.toBeNull();
	});
});

test('a game that is not there is not in the library', () => {
	expect(() => listingOf('chess')).toThrow(/chess/);
	expect(coverOf('toString')).toBeNull();
});
