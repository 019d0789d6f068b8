import { always } from 'borrowed-earth/testing';
import { expect, test } from 'vitest';
import { tidepool } from '../index.ts';

test('§3 a pool that somebody holds stays theirs, and every round spends one shell of each', () => {
	always(tidepool, ({ moves }) => {
		for (const { before, after } of moves) {
			const [held, now] = [before.owners.flat(), after.owners.flat()];
			expect(now.map((owner, pool) => held[pool] ?? owner)).toEqual(now);
			const spent = after.over || after.round > before.round ? 1 : 0;
			for (const [seat, { length }] of before.shells.entries())
				expect(after.shells[seat]?.length).toBe(length - spent);
		}
	});
});
