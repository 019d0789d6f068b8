import { expect, test } from 'vitest';
import { laidOut } from '../../../../src/lib/games/biome/world/layout/layout.ts';
import type { Point } from '../../../../src/lib/games/biome/world/paint/curves.ts';
import { apartFrom, calmest } from '../../../../src/lib/games/biome/world/paint/laying.ts';

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

/** The sharpest turn between one piece of a line and the next, in degrees. */
const sharpest = (points: readonly Point[]): number =>
	Math.max(
		...points.slice(2).map((end, at) => {
			const [from = end, over = end] = points.slice(at, at + 2);
			const by =
				Math.atan2(end.y - over.y, end.x - over.x) - Math.atan2(over.y - from.y, over.x - from.x);
			return (Math.abs(Math.atan2(Math.sin(by), Math.cos(by))) * 180) / Math.PI;
		})
	);

test('a thread hangs in round bows, wherever it leads', () => {
	const scene = { seats: [], loans: [], weather: null, sag: null, ending: null };
	const layout = laidOut(scene, { width: 1200, height: 896, piece: 134, letters: [25] });
	const from = { x: 600, y: 450 };
	for (const x of [100, 350, 560, 640, 900, 1100])
		for (const y of [150, 440, 460, 800]) {
			const [best] = calmest(from, { x, y }, layout, []);
			expect(sharpest(best?.points ?? [])).toBeLessThan(60);
		}
});
