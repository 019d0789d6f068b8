import { describe, expect, test } from 'vitest';
import { playOut } from '../../../src/lib/engine/playout.ts';
import { cueFor, guide } from '../../../src/lib/games/biome/guide.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { LESSONS } from '../../../src/lib/games/kit/guide.ts';
import { module } from './play.ts';

describe('the script of the biome game', () => {
	test('has something short to say and to watch wherever a game stands, and all of it is used', () => {
		const used = new Set<string>();
		for (let seed = 1; seed <= 12; seed++) {
			playOut(module, {
				seats: 2 + (seed % 4),
				options: {
					lenderConsent: true,
					phase1Rounds: 2,
					graceRounds: 3,
					tempo: seed % 2 === 0 ? 'turns' : 'together'
				},
				seed,
				watch: ({ state }) => used.add(cueFor(state as State).title)
			});
		}
		used.add(cueFor({ phase: 'setup', step: 'choose' }).title);
		const cues = guide.cues();
		expect(cues.map(({ title }) => title).toSorted()).toEqual([...used].toSorted());
		for (const { say, watch, minutes } of cues) {
			for (const text of [say, watch]) {
				expect(text).toMatch(/^[A-Z].*[.?]$/);
				expect(text.split(' ').length).toBeLessThanOrEqual(32);
			}
			expect(minutes).toBeGreaterThan(0);
		}
	});

	test('tells a challenge and a plan apart in deep time and among people', () => {
		for (const step of ['challenge', 'plan'] as const) {
			expect(cueFor({ phase: 'build', step })).not.toEqual(cueFor({ phase: 'society', step }));
		}
	});

	test('has its break only when it is long', () => {
		const breaks = LESSONS.map(
			(lesson) => guide.parts(lesson).filter(({ title }) => title === 'Break').length
		);
		expect(breaks).toEqual([0, 0, 1]);
	});
});
