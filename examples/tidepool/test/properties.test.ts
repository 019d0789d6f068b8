import { always } from 'borrowed-earth/testing';
import { expect, test } from 'vitest';
import { tidepool } from '../index.ts';

test('§3 a pool that somebody holds stays theirs, and every round spends one shell of each', () => {
	always(tidepool, ({ moves }) => {
		for (const { before, after } of moves) {
			for (const [y, row] of before.owners.entries())
				for (const [x, owner] of row.entries())
					if (owner !== null) expect(after.owners[y]?.[x]).toBe(owner);
			const ended = after.over || after.round > before.round;
			for (const [seat, shells] of before.shells.entries())
				expect(after.shells[seat]?.length).toBe(shells.length - (ended ? 1 : 0));
		}
	});
});
