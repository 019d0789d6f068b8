import { describe, expect, test } from 'vitest';
import { picturesOf } from '../../src/lib/games/boards.ts';
import { PANELS, positionsOf } from '../../src/lib/games/kit/panels.ts';
import { panelsOf } from '../../src/lib/games/panels.ts';
import { games } from '../../src/lib/games/registry.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s in four pictures', (id, game) => {
	test('has a board to draw them, a sentence to each, and positions of one game to its end', async () => {
		const panels = panelsOf(id);
		expect((await picturesOf(id)).Past).toBeDefined();
		if (!panels) throw new Error('no panels');
		for (const caption of Object.values(panels.captions))
			expect(caption()).toMatch(/^[A-Z0-9].+\.$/);

		// every action was one that the game lists as legal, and none was refused: else this throws
		const positions = positionsOf(game, panels);
		expect(positions.map(({ name }) => name)).toEqual([...PANELS]);
		const seqs = positions.map(({ seq }) => seq);
		expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
		expect(positions.map(({ view }) => game.outcome(view) !== null)).toEqual([
			false,
			false,
			false,
			true
		]);
	});

	test('throws for a moment that does not come', () => {
		const panels = panelsOf(id);
		const never = { told: 'never-told' };
		expect(() => panels && positionsOf(game, { ...panels, special: never })).toThrow(/never-told/);
	});
});

test('a game that is not there has no pictures', () => {
	expect(panelsOf('chess')).toBeNull();
});
