import { describe, expect, test } from 'vitest';
import { screensOf } from '../../src/lib/games/parts.ts';
import { PANELS, positionsOf } from '../../src/lib/games/kit/panels.ts';
import { panelsOf } from '../../src/lib/games/panels.ts';
import { gamesWith } from './having.ts';

const rest = () => Promise.resolve();

const drawn = gamesWith('words/panels.ts');

describe.each(drawn.map((game) => [game.id, game] as const))('%s in four pictures', (id, game) => {
	test('has a board to draw them, a sentence to each, and positions of one game to its end', async () => {
		const panels = panelsOf(id);
		expect((await screensOf(id))?.Past).toBeDefined();
		if (!panels) throw new Error('no panels');
		for (const name of PANELS) expect(panels[name].says()).toMatch(/^[A-Z0-9].+\.$/);

		// every action was one that the game lists as legal, and none was refused: else this throws
		const positions = await positionsOf(game, panels, rest);
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

	test('throws for a moment that does not come', async () => {
		const panels = panelsOf(id);
		if (!panels) throw new Error('no panels');
		const never = { told: 'never-told', says: panels.special.says };
		await expect(positionsOf(game, { ...panels, special: never }, rest)).rejects.toThrow(
			/never-told/
		);
	});
});

test('a game that is not there has no pictures', () => {
	expect(panelsOf('chess')).toBeNull();
});
