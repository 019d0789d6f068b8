import fc from 'fast-check';
import { expect, test } from 'vitest';
import { following, winnerOf, type Laid } from '../../../../src/lib/games/kit/cards/tricks.ts';

/** "s7": seven of s. */
const RANKING = {
	suit: (card: string) => card.charAt(0),
	rank: (card: string) => Number(card.slice(1))
};
const card = fc.tuple(fc.constantFrom('s', 'h', 'd'), fc.nat(9)).map((parts) => parts.join(''));
const laid = (...cards: readonly string[]): Laid<string>[] =>
	cards.map((one, seat) => ({ seat, card: one }));

test('who has the suit that was led lays it, who has none lays anything, and so does who leads', () => {
	fc.assert(
		fc.property(fc.array(card), fc.array(card), (hand, trick) => {
			const open = following(hand, laid(...trick), RANKING);
			const led = trick[0]?.charAt(0);
			const same = hand.filter((one) => RANKING.suit(one) === led);
			expect(open).toEqual(same.length > 0 ? same : hand);
		})
	);
});

test('no card that was laid beats the winner’s', () => {
	fc.assert(
		fc.property(fc.array(card, { minLength: 1 }), fc.option(card), (trick, trump) => {
			const suit = trump?.charAt(0) ?? null;
			const winner = trick[winnerOf(laid(...trick), { ...RANKING, trump: suit }) ?? -1] ?? '';
			const led = trick[0] ?? '';
			const worth = (one: string) =>
				RANKING.rank(one) +
				(RANKING.suit(one) === suit ? 200 : RANKING.suit(one) === RANKING.suit(led) ? 100 : 0);
			expect(Math.max(...trick.map(worth))).toBe(worth(winner));
		})
	);
});

test.each([
	[['s7', 's9', 'h9'], null, 1],
	[['s7', 'h2', 's9'], 'h', 1],
	[['s7', 's7'], null, 0],
	[[], null, null]
])('%j with trump %s goes to seat %s', (trick, trump, seat) => {
	expect(winnerOf(laid(...trick), { ...RANKING, trump })).toBe(seat);
});
