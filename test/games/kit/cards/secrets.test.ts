import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom, seededSource } from '../../../../src/lib/engine/random.ts';
import { deck, draw, hands } from '../../../../src/lib/games/kit/cards/deck.ts';
import { hideOthers, redealCards } from '../../../../src/lib/games/kit/cards/secrets.ts';

interface State {
	hands: (number | null)[][];
	deck: (number | null)[];
	row: number[];
	turn: number;
}

const HIDDEN = { hands: ['hands'], piles: ['deck'] } as const;

/** A game of three with numbered cards, or with many equal ones. */
const dealt = fc
	.record({ kinds: fc.integer({ min: 1, max: 30 }), seed: fc.nat(), size: fc.nat(4) })
	.map(({ kinds, seed, size }) => {
		const random = randomFrom(seededSource(seed));
		const all = Array.from({ length: 30 }, (_, card) => card % kinds);
		const pile = deck(all, random);
		const row = draw(pile, 4, random);
		const state: State = { hands: hands(pile, 3, size, random), row, turn: 1, deck: pile };
		return { all, state, random };
	});
const audience = fc.constantFrom('table' as const, 0, 1, 2);
const sorted = ({ hands: held, deck: pile, row }: State) =>
	[...held.flat(), ...pile, ...row].toSorted((one, other) => (one ?? 0) - (other ?? 0));

test('a view is as long as its state, and shows a seat its own cards alone', () => {
	fc.assert(
		fc.property(dealt, audience, ({ state }, who) => {
			const view = hideOthers(state, who, HIDDEN);
			for (const [seat, cards] of state.hands.entries())
				expect(view.hands[seat]).toEqual(seat === who ? cards : cards.map(() => null));
			expect(view.deck).toEqual(state.deck.map(() => null));
			expect([view.row, view.turn]).toEqual([state.row, 1]);
		})
	);
});

test('a redeal never contradicts what its seat knows, loses no card and deals none twice', () => {
	fc.assert(
		fc.property(dealt, audience, ({ all, state, random }, who) => {
			const view = hideOthers(state, who, HIDDEN);
			const known = { hidden: ['hands', 'deck'], all, known: state.row } as const;
			const other = redealCards(view, known, random);
			expect(hideOthers(other, who, HIDDEN)).toEqual(view);
			expect(sorted(other)).toEqual(sorted(state));
			expect(state.hands.flat()).not.toContain(null);
		})
	);
});

test('every hidden card comes to lie anywhere', () => {
	const view: State = { hands: [[null], [null]], deck: [null], row: [], turn: 0 };
	const held = Array.from({ length: 40 }, (_, seed) => {
		const random = randomFrom(seededSource(seed));
		const known = { hidden: ['hands', 'deck'], all: [1, 2, 3], known: [] } as const;
		return redealCards(view, known, random).hands[0]?.[0];
	});
	expect(new Set(held)).toEqual(new Set([1, 2, 3]));
});

test('a card that nobody has accounted for is no redeal', () => {
	const view: State = { hands: [[null]], deck: [null], row: [3], turn: 0 };
	const known = { hidden: ['hands', 'deck'], all: [1, 2, 3], known: [] } as const;
	expect(() =>
		redealCards(
			view,
			known,
			randomFrom(() => 0)
		)
	).toThrow('3 cards are not known, for 2 hidden places');
});
