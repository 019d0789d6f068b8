import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/lib/engine/playout.ts';
import { rewind } from '../../src/lib/engine/referee.ts';
import { LogBroken, retrace } from '../../src/lib/engine/retrace.ts';
import { games } from '../../src/lib/games/registry.ts';

describe.each(games.map((game) => [game.id, game] as const))('a log of %s', (_id, game) => {
	const seats = game.about.seats[0] ?? 2;
	const filled = game.options.fill({}, seats);
	if ('refused' in filled) throw new Error(filled.refused.code);
	const { position } = playOut(game, { seats, options: filled.options, seed: 5 });

	test('is told again as it was told, with every die', () => {
		const steps = [...retrace(game, position.log)];
		expect(steps.map(({ entry }) => entry)).toEqual(position.log);
		const dice = steps.flatMap(({ rolls }) => rolls.flatMap((roll) => roll.dice));
		const drawn = position.log.flatMap(({ draws }) => draws);
		expect(dice.length).toBeLessThanOrEqual(drawn.length);
	});

	test('goes on after a return to any entry, and breaks where one is missing', () => {
		const to = Math.floor(position.log.length / 2);
		const back = rewind(game, position, to, 'a slip');
		if ('refused' in back) throw new Error(back.refused.code);
		const again = position.log.slice(to + 1).map((entry, index) => ({
			...entry,
			seq: back.position.log.length + index
		}));
		const log = [...back.position.log, ...again];
		expect([...retrace(game, log)].map(({ entry }) => entry)).toEqual(log);
		expect(() => [...retrace(game, log.toSpliced(0, 1))]).toThrow(LogBroken);
		expect(() => [...retrace(game, log.toSpliced(to, 1))]).toThrow(LogBroken);
	});
});
