import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
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

test('crypto dice are even: the words share out evenly among the faces, and those left over are drawn again', () => {
	const limit = Math.floor(2 ** 32 / 6) * 6;
	const words = [
		limit,
		2 ** 32 - 1,
		...Array.from({ length: 6_000 }, (_, face) => face),
		limit - 1
	];
	const given = vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
		new Uint32Array((into as Uint32Array).buffer)[0] = words.shift() ?? 0;
		return into;
	});
	const thrown = randomFrom(cryptoSource).dice(6_001, 6);
	given.mockRestore();
	expect(words).toEqual([]);
	expect(thrown.at(-1)).toBe(6);
	for (const face of [1, 2, 3, 4, 5, 6]) {
		expect(thrown.slice(0, -1).filter((one) => one === face)).toHaveLength(1_000);
	}
});

test('dice rolled by hand are asked for by number and sides, and noted as draws', () => {
	const draws: number[] = [];
	const random = byHand([6, 1], () => 0, draws);
	expect(random.dice(2, 6)).toEqual([6, 1]);
	expect(draws).toEqual([5, 0]);
	expect(() => random.dice(3, 6)).toThrow(DiceNeeded);
});
