import { expect, test } from 'vitest';
import { sharesOf } from '../../../src/lib/games/biome/rules/ending.ts';
import { gist } from '../../../src/lib/games/biome/rules/host/gist.ts';
import { game } from './play.ts';

test('§6.3 the desk sees the largest share and who holds it, and no line before phase 1 is over', () => {
	for (const seed of [3, 8, 21, 34]) {
		for (const { after } of game(4, seed).moves) {
			const seen = gist(after);
			if (after.phase === 'setup') {
				expect(seen).toBeNull();
				continue;
			}
			const { largest, line, inPools } = sharesOf(after);
			expect(seen).toMatchObject({ percent: largest.percent, pools: inPools });
			expect(seen?.biomes.length ?? 0).toBeLessThanOrEqual(largest.seats.length);
			expect(seen?.line ?? null).toBe(after.phase === 'build' ? null : line);
		}
	}
});

test('§6.3 a share is near when a tenth of the line or less is missing, and never at a table that is over', () => {
	let near = 0;
	for (const seed of [1, 2, 5, 13, 55]) {
		for (const { after } of game(3, seed, { interfering: false }).moves) {
			const seen = gist(after);
			if (!seen?.near) continue;
			near++;
			expect(['between', 'society']).toContain(after.phase);
			expect(seen.percent).toBeGreaterThanOrEqual(0.9 * (seen.line ?? Infinity));
		}
	}
	expect(near).toBeGreaterThan(5);
});
