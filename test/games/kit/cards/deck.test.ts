import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, scripted, seededSource } from '../../../../src/lib/engine/random.ts';
import {
	deck,
	discard,
	draw,
	hands,
	has,
	refill,
	reshuffle,
	without
} from '../../../../src/lib/games/kit/cards/deck.ts';

/** Numbered cards, or cards of which many are equal, or objects. */
const cards = fc.oneof(
	fc.uniqueArray(fc.nat(60), { maxLength: 40 }),
	fc.array(fc.constantFrom('fish', 'salt', 'rope'), { maxLength: 40 }),
	fc.array(fc.record({ suit: fc.constantFrom('a', 'b'), rank: fc.nat(3) }), { maxLength: 40 })
) as fc.Arbitrary<unknown[]>;
const chance = fc.nat().map((seed) => randomFrom(seededSource(seed)));

/** The same cards, in whichever order. */
const bag = (...lists: readonly unknown[][]): string[] =>
	lists
		.flat()
		.map((card) => JSON.stringify(card))
		.toSorted();

describe('nothing is lost and nothing is there twice', () => {
	test('in whatever is drawn, dealt, laid out, discarded and shuffled again', () => {
		fc.assert(
			fc.property(cards, chance, fc.array(fc.nat(5)), (all, random, steps) => {
				const pile = deck(all, random);
				const held = hands(pile, 3, 2, random);
				const row: unknown[] = [];
				const discards: unknown[] = [];
				for (const step of steps) {
					refill(row, step, pile, random);
					held[step % 3]?.push(...draw(pile, step, random));
					for (const card of held[step % 3]?.slice(0, 1) ?? [])
						discard(held[step % 3] ?? [], card, discards);
					reshuffle(pile, discards, random);
					expect(bag(pile, row, discards, ...held)).toEqual(bag(all));
				}
			})
		);
	});

	test('where cards are taken out of others, one for one', () => {
		fc.assert(
			fc.property(cards, chance, fc.nat(10), (all, random, count) => {
				const some = random.shuffle(all).slice(0, count);
				expect(bag(without(all, some), some)).toEqual(bag(all));
			})
		);
	});
});

test('a draw takes what there is, and no more', () => {
	fc.assert(
		fc.property(cards, chance, fc.nat(50), (all, random, count) => {
			const pile = [...all];
			expect(draw(pile, count, random)).toHaveLength(Math.min(count, all.length));
		})
	);
});

test('chance is asked when a card is drawn: the same pile gives another card after an undo', () => {
	const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map(
		(seed) => draw(['a', 'b', 'c', 'd', 'e'], 1, randomFrom(seededSource(seed)))[0]
	);
	expect(new Set(drawn).size).toBeGreaterThan(1);
	expect(draw(['a', 'b', 'c'], 2, scripted([]))).toEqual(['a', 'b']);
});

test('a row is filled up to its size, and says what is new', () => {
	const row = ['a'];
	expect(refill(row, 3, ['b', 'c', 'd'], scripted([]))).toEqual(['b', 'c']);
	expect(refill(row, 2, ['d'], scripted([]))).toEqual([]);
	expect(row).toEqual(['a', 'b', 'c']);
});

test('only a pile that has run out takes the discards back', () => {
	const [pile, discards] = [['a'], ['b']];
	expect(reshuffle(pile, discards, scripted([]))).toBe(false);
	draw(pile, 1, scripted([]));
	expect(reshuffle(pile, discards, scripted([]))).toBe(true);
	expect([pile, discards]).toEqual([['b'], []]);
});

test('a card that is not there cannot be discarded', () => {
	expect(has([{ rank: 1, suit: 'a' }], { suit: 'a', rank: 1 })).toBe(true);
	expect(() => {
		discard(['a'], 'b', []);
	}).toThrow('there is no card "b"');
});
