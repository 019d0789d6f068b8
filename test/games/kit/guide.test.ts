import { describe, expect, test } from 'vitest';
import { playOut } from '../../../src/lib/engine/playout.ts';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { cueFor } from '../../../src/lib/games/biome/words/guide.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { guideTo, LESSONS, plainCue, timed } from '../../../src/lib/games/kit/guide.ts';

describe('a lesson', () => {
	test.each(['biome', 'hunt'])('of %s is filled to the last minute, without a gap', (game) => {
		for (const lesson of LESSONS) {
			const plan = timed(guideTo(game).parts(lesson));
			expect(plan[0]?.from).toBe(0);
			expect(plan.at(-1)?.to).toBe(lesson);
			plan.forEach(({ from, to }, index) => {
				expect(to).toBeGreaterThan(from);
				expect(plan[index + 1]?.from ?? to).toBe(to);
			});
		}
	});

	test('has its break only when it is long', () => {
		const breaks = LESSONS.map(
			(lesson) =>
				guideTo('biome')
					.parts(lesson)
					.filter(({ title }) => title === 'Break').length
		);
		expect(breaks).toEqual([0, 0, 1]);
	});
});

describe('the script of any other game', () => {
	test('follows it from before the first turn to after the end, and all of it is used', () => {
		const led = [plainCue(false, false), plainCue(true, false), plainCue(true, true)];
		expect(led).toEqual(guideTo('hunt').cues());
		expect(new Set(led.map(({ title }) => title)).size).toBe(3);
	});
});

describe('the script of the biome game', () => {
	test('has something short to say and to watch wherever a game stands, and all of it is used', () => {
		const used = new Set<string>();
		for (let seed = 1; seed <= 12; seed++) {
			playOut(anyModule(biome), {
				seats: 2 + (seed % 4),
				options: { lenderConsent: true, phase1Rounds: 2, graceRounds: 3 },
				seed,
				watch: ({ state }) => used.add(cueFor(state as State).title)
			});
		}
		used.add(cueFor({ phase: 'setup', step: 'choose' }).title);
		const cues = guideTo('biome').cues();
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
});
