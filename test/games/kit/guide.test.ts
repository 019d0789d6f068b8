import { describe, expect, test } from 'vitest';
import { playOut } from '../../../src/lib/engine/playout.ts';
import type { Position } from '../../../src/lib/engine/referee.ts';
import { guideOf } from '../../../src/lib/games/guides.ts';
import { games } from '../../../src/lib/games/registry.ts';
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
