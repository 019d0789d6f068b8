import { expect, test } from 'vitest';
import { statusOf } from '../../../src/lib/games/biome/words/status.ts';
import { game } from './play.ts';

/** Two of them are one question, asked in two ways. */
const together = (step: string) => (step === 'pay' ? 'mixed' : step);

test('§3 whoever waits is told of each step in a sentence of its own', () => {
	const steps = new Map<string, string>();
	const seen = new Set<string>();
	for (let seed = 1; seed <= 8; seed++) {
		const { moves } = game(3, seed, { options: { tempo: 'turns' } });
		for (const { after } of moves) {
			const said = statusOf(after, null, () => 'Kim').act;
			const step = together(after.step);
			seen.add(step);
			// dice and names apart, a sentence belongs to one step
			expect(steps.get(said) ?? step, said).toBe(step);
			steps.set(said, step);
		}
	}
	expect([...seen]).toEqual(expect.arrayContaining(['sphere', 'pickSphere', 'challenge', 'plan']));
});
