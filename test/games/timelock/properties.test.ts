import { expect, test } from 'vitest';
import { timelock } from '../../../src/lib/games/timelock/index.ts';
import { pointsBetween } from '../../../src/lib/games/timelock/rules/distance.ts';
import type { State } from '../../../src/lib/games/timelock/rules/state.ts';
import { always } from '../walk.ts';

const columns = ({ board, taken }: State): string[][] =>
	[0, 1, 2, 3, 4].map((x) =>
		[...board.flatMap((row) => row[x] ?? []), ...(taken[x] ?? [])].toSorted()
	);

test('§3.1 pieces never leave their column, but for Time Stacks that are done', () => {
	always(timelock, ({ start, moves }) => {
		const all = columns(start);
		expect(all.map((pieces) => pieces.length)).toEqual([6, 6, 6, 6, 6]);
		for (const { after } of moves) {
			for (const [x, pieces] of columns(after).entries()) {
				const gone = (['s', 'n'] as const).filter((side) => after.removed[side].includes(x));
				const expected = all[x]?.filter((piece) => !gone.some((side) => piece.startsWith(side)));
				expect(pieces).toEqual(expected);
			}
		}
	});
});

test('§3.2 each side stays within its own three rows', () => {
	always(timelock, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			for (const [y, row] of after.board.entries()) {
				const sides = new Set(row.flat().map((piece) => piece.charAt(0)));
				if (y < 2) expect(sides.has('s')).toBe(false);
				if (y > 2) expect(sides.has('n')).toBe(false);
			}
		}
	});
});

test('§2.1 no turn spends more than its dice show, and no Time Stack takes points of both dice', () => {
	always(timelock, ({ moves }) => {
		let spent = 0;
		for (const { action, after, events } of moves) {
			if (action.type === 'roll' || action.type === 'nextGame') spent = 0;
			for (const event of events) {
				if (typeof event['cost'] === 'number') spent += event['cost'];
			}
			const [one, two] = after.dice ?? [0, 0];
			expect(spent).toBeLessThanOrEqual(one + two);
			const bound = after.pools.map(({ stack }) => stack).filter((x) => x !== null && x !== 2);
			expect(new Set(bound).size).toBe(bound.length);
			for (const { left } of after.pools) expect(left).toBeGreaterThanOrEqual(0);
		}
	});
});

test('§4 the special action is used once a turn at most', () => {
	always(timelock, ({ moves }) => {
		let uses = 0;
		for (const { before, after, action } of moves) {
			if (action.type === 'roll') uses = 0;
			else if (!before.specialUsed && after.specialUsed) uses++;
			expect(uses).toBeLessThanOrEqual(1);
		}
	});
});

test('§8.2 alone, what is taken and what still stands are twelve', () => {
	always(timelock, ({ start, moves }) => {
		expect(start.owed).toBe(0);
		for (const { after } of moves) {
			const taken = Object.values(after.taken).flat().length;
			if (after.seats !== 1) expect(taken).toBe(0);
			else {
				const stands = [0, 1, 3, 4].flatMap((x) => after.board[0]?.[x] ?? []).length;
				expect(taken + stands).toBe(12);
			}
			expect(after.phase === 'remove').toBe(after.owed > 0 && after.phase !== 'over');
		}
	});
});

test('the way between two arrangements of a Time Stack costs nothing at the goal, and its points before', () => {
	expect(pointsBetween('321//', '321//')).toBe(0);
	expect(pointsBetween('321//', '32/1/')).toBe(1);
	expect(pointsBetween('321//', '31/2/')).toBe(6);
	expect(pointsBetween('//32', '//23')).toBe(3);
});
