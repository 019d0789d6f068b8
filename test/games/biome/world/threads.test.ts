import { expect, test } from 'vitest';
import type { Point } from '../../../../src/lib/games/biome/world/paint/curves.ts';
import { apartFrom } from '../../../../src/lib/games/biome/world/paint/laying.ts';

/** A way straight from one place to another. */
function way(from: Point, to: Point, cost: number) {
	const points = Array.from({ length: 19 }, (_, at) => ({
		x: from.x + ((to.x - from.x) * at) / 18,
		y: from.y + ((to.y - from.y) * at) / 18
	}));
	return { curve: [from, from, to, to] as const, points, cost };
}

test('threads are laid together: a longer way is taken where the shortest ones would cross', () => {
	const [low, high] = [
		{ x: 0, y: 0 },
		{ x: 100, y: 100 }
	];
	const over = way(low, high, 100);
	const through = way({ x: 0, y: 97 }, { x: 100, y: 3 }, 100);
	const around = way({ x: 0, y: 97 }, { x: 60, y: 99 }, 400);
	expect(apartFrom([[over], [through, around]])).toEqual([over.curve, around.curve]);
	expect(apartFrom([[over], [through]])).toEqual([over.curve, through.curve]);
	expect(apartFrom([])).toEqual([]);
});
