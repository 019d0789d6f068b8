import { describe, expect, test } from 'vitest';
import { playOut } from '../../../src/lib/engine/playout.ts';
import type { Position } from '../../../src/lib/engine/referee.ts';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { cueFor, guide as biomeGuide } from '../../../src/lib/games/biome/guide.ts';
import { guideOf } from '../../../src/lib/games/guides.ts';
import { games } from '../../../src/lib/games/registry.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { LESSONS, plainGuide, timed } from '../../../src/lib/games/kit/guide.ts';

describe('a lesson', () => {
	test.each(games.map(({ id }) => id))(
		'of %s is filled to the last minute, without a gap',
		async (game) => {
			const guide = await guideOf(game);
			for (const lesson of LESSONS) {
				const plan = timed(guide.parts(lesson));
				expect(plan[0]?.from).toBe(0);
				expect(plan.at(-1)?.to).toBe(lesson);
				plan.forEach(({ from, to }, index) => {
					expect(to).toBeGreaterThan(from);
					expect(plan[index + 1]?.from ?? to).toBe(to);
				});
			}
		}
	);

	test('has its break only when it is long', () => {
		const breaks = LESSONS.map(
			(lesson) => biomeGuide.parts(lesson).filter(({ title }) => title === 'Break').length
		);
		expect(breaks).toEqual([0, 0, 1]);
	});
});

describe('the script of any other game', () => {
	test('follows it from before the first turn to after the end, and all of it is used', () => {
		const led = [
			{ begun: false, over: false },
			{ begun: true, over: false },
			{ begun: true, over: true }
		].map((moment) => plainGuide.cueAt({}, moment));
		expect(led).toEqual(plainGuide.cues());
		expect(new Set(led.map(({ title }) => title)).size).toBe(3);
	});
});

describe('the script of the biome game', () => {
	test('has something short to say and to watch wherever a game stands, and all of it is used', () => {
		const used = new Set<string>();
		for (let seed = 1; seed <= 12; seed++) {
			playOut(anyModule(biome), {
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
		const cues = biomeGuide.cues();
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

describe('the sentences of the script', () => {
	/** Whether one seat ever sees what another does not. */
	const isSecret = (game: (typeof games)[number]) => {
		const seats = game.about.seats.at(-1) ?? 2;
		let secret = false;
		const watch = ({ state }: Position) => {
			const [one, other] = [game.view(state, 0), game.view(state, 1)].map((view) =>
				JSON.stringify(view)
			);
			secret ||= one !== other;
		};
		for (const seed of [1, 2]) playOut(game, { seats, options: {}, seed, watch });
		return secret;
	};

	test.each(games.filter(({ id }) => id !== 'biome').map((game) => [game.id, game] as const))(
		'of %s never ask anybody to say aloud what the others must not know',
		async (id, game) => {
			const guide = await guideOf(id);
			const { say } = guide.cueAt(null, { begun: true, over: false });
			const aloud = plainGuide.cueAt(null, { begun: true, over: false }).say;
			expect(say === aloud).toBe(!isSecret(game));
		}
	);
});
