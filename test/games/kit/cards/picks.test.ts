import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	hidePicks,
	noPicks,
	openBids,
	picksOf,
	redealPicks,
	unpicked
} from '../../../../src/lib/games/kit/cards/picks.ts';

const picks = fc.array(fc.option(fc.nat(5)), { minLength: 1, maxLength: 5 });
const seat = fc.nat(4);

test('a seat sees its own choice, of others whether they have chosen, and a redeal leaves both', () => {
	fc.assert(
		fc.property(picks, seat, (chosen, who) => {
			const view = hidePicks(chosen, who);
			expect(view[who]).toBe(chosen[who]);
			expect(unpicked(view)).toEqual(unpicked(chosen));
			const other = redealPicks(view, () => 3);
			expect(hidePicks(other, who)).toEqual(view);
			expect(picksOf(other)).toHaveLength(picksOf(chosen).length);
		})
	);
});

test('sealed bids: all who bid most are named, and the second is what the highest had to beat', () => {
	fc.assert(
		fc.property(picks, (bids) => {
			const opened = openBids(bids);
			const made = bids.filter((bid) => bid !== null);
			expect(opened === null).toBe(made.length === 0);
			if (!opened) return;
			expect(opened.highest).toBe(Math.max(...made));
			for (const one of opened.seats) expect(bids[one]).toBe(opened.highest);
			const tied = opened.seats.length > 1 || opened.highest === 0;
			expect(opened.second === opened.highest).toBe(tied);
		})
	);
});

test.each([
	[[4, 7, null], { seats: [1], highest: 7, second: 4 }],
	[[7, 7, 2], { seats: [0, 1], highest: 7, second: 7 }],
	[[3, null, null], { seats: [0], highest: 3, second: 0 }],
	[noPicks(3), null]
])('bids %j', (bids, opened) => {
	expect(openBids(bids)).toEqual(opened);
});
