import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK } from '../../../src/lib/games/martian-gunslinger/rules/cards.ts';
import {
	CATEGORIES,
	compareWorth,
	handWorth,
	hasStraightFlush,
	type Category
} from '../../../src/lib/games/martian-gunslinger/rules/poker.ts';

/** How many of all five-card hands fall into each category. */
const FREQUENCIES: Readonly<Record<Category, number>> = {
	'straight-flush': 40,
	'four-of-a-kind': 624,
	'full-house': 3744,
	flush: 5108,
	straight: 10_200,
	'three-of-a-kind': 54_912,
	'two-pairs': 123_552,
	pair: 1_098_240,
	'high-card': 1_302_540
};

function* fiveOf(cards: readonly string[]): Generator<string[]> {
	const n = cards.length;
	const at = (index: number) => cards[index] ?? '';
	for (let a = 0; a < n; a++)
		for (let b = a + 1; b < n; b++)
			for (let c = b + 1; c < n; c++)
				for (let d = c + 1; d < n; d++)
					for (let e = d + 1; e < n; e++) yield [at(a), at(b), at(c), at(d), at(e)];
}

test('§5.4 all 2,598,960 five-card hands fall into their categories', () => {
	const counts = new Map<Category, number>(CATEGORIES.map((category) => [category, 0]));
	for (const hand of fiveOf(DECK)) {
		const { category } = handWorth(hand);
		counts.set(category, (counts.get(category) ?? 0) + 1);
	}
	expect(Object.fromEntries(counts)).toEqual(FREQUENCIES);
});

const someCards = (minLength: number, maxLength: number) =>
	fc.shuffledSubarray([...DECK], { minLength, maxLength });

test('§5.4 of more cards the best five count', () => {
	fc.assert(
		fc.property(someCards(6, 8), (cards) => {
			const all = [...fiveOf(cards)].map(handWorth);
			const best = all.reduce((one, other) => (compareWorth(other, one) > 0 ? other : one));
			expect(handWorth(cards)).toEqual(best);
		}),
		{ numRuns: 150 }
	);
});

test('§5.4 to compare the other way round turns the answer round, and a hand equals itself', () => {
	fc.assert(
		fc.property(someCards(0, 9), someCards(0, 9), (one, other) => {
			const [a, b] = [handWorth(one), handWorth(other)];
			expect(Math.sign(compareWorth(a, b)) + Math.sign(compareWorth(b, a))).toBe(0);
			expect(compareWorth(a, handWorth(one.toReversed()))).toBe(0);
		})
	);
});

test.each([
	['the ace is low in a straight', ['AS', '2H', '3D', '4C', '5S'], ['2S', '3H', '4D', '5C', '6S']],
	['the kicker decides', ['9S', '9H', 'KD', '4C', '2S'], ['9D', '9C', 'AD', '3C', '2H']],
	[
		'of two triples the higher counts',
		['8S', '8H', '8D', '2C', '2S'],
		['9S', '9H', '9D', '3C', '3H', '3D']
	],
	['no straight of four', ['5S', '6H', '7D', '8C'], ['9S', '2H']]
])('§5.4 %s', (_name, lower, higher) => {
	expect(compareWorth(handWorth(lower), handWorth(higher))).toBeLessThan(0);
});

test('§8.3 a straight flush may lie among other cards, and does not go round the corner', () => {
	expect(hasStraightFlush(['2C', 'AH', '2H', '9S', '3H', '4H', '5H'])).toBe(true);
	expect(hasStraightFlush(['KH', 'AH', '2H', '3H', '4H', '9H'])).toBe(false);
	expect(hasStraightFlush(['AH', '2H', '3H', '4H', '5D'])).toBe(false);
});
