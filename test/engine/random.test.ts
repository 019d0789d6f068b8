import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	byHand,
	cryptoSource,
	DiceNeeded,
	randomFrom,
	recording,
	replaying,
	seededSource
} from '../../src/lib/engine/random.ts';

test('what was recorded replays to the same dice and shuffles', () => {
	fc.assert(
		fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, sides) => {
			const draws: number[] = [];
			const first = recording(seededSource(seed), draws);
			const drawn = [first.die(sides), first.dice(5, sides), first.shuffle([1, 2, 3, 4])];
			const again = replaying(draws);
			expect([again.die(sides), again.dice(5, sides), again.shuffle([1, 2, 3, 4])]).toEqual(drawn);
		})
	);
});

test('a replay that asks for more than the log holds is our own mistake', () => {
	expect(() => replaying([]).die(6)).toThrow('does not fit');
});

test('crypto dice are even: chi-square of 60,000 throws stays under the 0.1 % line', () => {
	const random = randomFrom(cryptoSource);
	const counts = [0, 0, 0, 0, 0, 0];
	for (const face of random.dice(60_000, 6)) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
	const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
	expect(chi).toBeLessThan(20.52);
});

test('dice rolled by hand are asked for by number and sides, and noted as draws', () => {
	const draws: number[] = [];
	const random = byHand([6, 1], () => 0, draws);
	expect(random.dice(2, 6)).toEqual([6, 1]);
	expect(draws).toEqual([5, 0]);
	expect(() => random.dice(3, 6)).toThrow(DiceNeeded);
});
