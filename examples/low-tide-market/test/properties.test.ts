import { always } from 'borrowed-earth/testing';
import { expect, test } from 'vitest';
import { lowTideMarket } from '../index.ts';
import { CARDS, SLIPS } from '../rules/goods.ts';

test('§1 no card and no slip is lost or there twice', () => {
	always(lowTideMarket, ({ start, moves }) => {
		for (const state of [start, ...moves.map(({ after }) => after)]) {
			const { row, deck, shown, hands, stored, wishes, slips, done } = state;
			const cards = [...row, ...deck, ...shown, ...hands.flat(), ...stored.flat()];
			expect(new Set(cards)).toEqual(new Set(CARDS));
			expect(cards).toHaveLength(CARDS.length);
			expect([...wishes.flat(), ...slips, ...done]).toHaveLength(SLIPS.length);
		}
	});
});
