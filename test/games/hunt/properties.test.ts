import { expect, test } from 'vitest';
import { hunt } from '../../../src/lib/games/hunt/index.ts';
import { legal, refuse } from '../../../src/lib/games/hunt/rules/rules.ts';
import type { Action, State } from '../../../src/lib/games/hunt/rules/state.ts';
import { always } from '../walk.ts';

const fences = ({ board }: State): string[] =>
	board
		.flat()
		.filter((fence) => fence !== null)
		.map((fence) => fence.slice(0, 2))
		.sort();

const squares = [...Array(81).keys()].map(
	(index) => [(index % 9) - 1, Math.floor(index / 9) - 1] as const
);
const isInside = ([x, y]: readonly [number, number]) => x >= 1 && x <= 5 && y >= 1 && y <= 5;

test('§2.1 ten large and ten medium Fences stand around the Inside', () => {
	always(
		hunt,
		({ start }) => {
			for (const [y, row] of start.board.entries()) {
				for (const [x, fence] of row.entries()) {
					const outside = !isInside([x, y]) && !(x % 6 === 0 && y % 6 === 0);
					expect(fence === null).toBe(!outside);
				}
			}
			const sizes = fences(start).map((fence) => fence[1]);
			expect(sizes.filter((size) => size === '3')).toHaveLength(10);
			expect(sizes.filter((size) => size === '2')).toHaveLength(10);
		},
		{ most: 1 }
	);
});

test('§1.1 no Fence is ever lost, none comes to a corner, and Stacks stay Inside on squares of their own', () => {
	always(hunt, ({ start, moves }) => {
		const all = fences(start);
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			expect(fences(after)).toEqual(all);
			for (const corner of [after.board[0], after.board[6]]) {
				expect([corner?.[0], corner?.[6]]).toEqual([null, null]);
			}
			const stands = after.stacks.flatMap(({ at }) => (at ? [at] : []));
			expect(stands.every(isInside)).toBe(true);
			expect(new Set(stands.map(String)).size).toBe(stands.length);
			for (const [x, y] of stands) expect(after.board[y]?.[x]).toBeNull();
		}
	});
});

test('§1.3 the ten small pieces are in the pool, in a Stack or lost; a Stack is on the board while it has one', () => {
	always(hunt, ({ start, moves }) => {
		const all = [...start.pool].sort();
		expect(all).toHaveLength(10);
		for (const { after } of moves) {
			const { pool, stacks, out } = after;
			const held = stacks.flatMap(({ pieces, lost }) => [...pieces, ...lost]);
			expect([...pool, ...held].sort()).toEqual(all);
			for (const [seat, { at, pieces }] of stacks.entries()) {
				expect(at !== null).toBe(pieces.length > 0);
				if (after.phase !== 'draft') expect(out.flat().includes(seat)).toBe(at === null);
			}
		}
	});
});

test('§5.2 each piece that is lost has a Hit of another colour than that on top, and each Hit of the top colour is told as harmless', () => {
	always(hunt, ({ moves }) => {
		for (const { before, after, events } of moves) {
			for (const [seat, stack] of after.stacks.entries()) {
				const earlier = before.stacks[seat]?.lost.length ?? 0;
				const own = events.filter((event) => event['seat'] === seat);
				const struck = own.filter(({ type }) => type === 'struck');
				const dug = own.filter((event) => event.type === 'dug' && event['back'] === true);
				expect(stack.lost.length - earlier + dug.length).toBe(struck.length);
				const top = before.stacks[seat]?.pieces.at(-1);
				const still = own.every(({ type }) => type !== 'dug');
				if (still) for (const hit of struck) expect(hit['color']).not.toBe(top);
			}
		}
		expect(moves.some(({ events }) => events.some(({ type }) => type === 'turn-began'))).toBe(true);
	});
});

test('§6 the game is over exactly when one Stack is left at most, and those of the last check share it if none is', () => {
	always(
		hunt,
		({ moves, last }) => {
			for (const { after } of moves.filter((move) => move.before.phase !== 'draft')) {
				const left = after.stacks.filter(({ pieces }) => pieces.length > 0);
				expect(after.phase === 'over').toBe(left.length <= 1);
			}
			expect(last.phase).toBe('over');
			const winners = [...last.stacks.keys()].filter(
				(seat) => (last.stacks[seat]?.pieces.length ?? 0) > 0
			);
			expect(hunt.outcome(last)?.winners).toEqual(winners.length > 0 ? winners : last.out.at(-1));
		},
		{ games: 30, most: 4000 }
	);
});

test('§3, §4 what is listed is exactly what is not refused, on any square', () => {
	const dirs = ['n', 'e', 's', 'w'] as const;
	const tries: Action[] = squares.flatMap((at): Action[] => [
		...squares
			.filter(([x, y]) => Math.abs(x - at[0]) + Math.abs(y - at[1]) <= 2)
			.map((to): Action => ({ type: 'moveFence', from: at, to })),
		...dirs.map((dir): Action => ({ type: 'tip', at, dir })),
		{ type: 'swap', at },
		{ type: 'hop', who: 'stack', at },
		{ type: 'hop', who: 'fence', at },
		...(['u', ...dirs] as const).map((facing): Action => {
			return { type: 'aim', changes: [{ at, facing }] };
		})
	]);
	const plain: Action[] = [
		{ type: 'roll' },
		{ type: 'dig' },
		...dirs.map((dir): Action => ({ type: 'moveStack', dir }))
	];
	const fixed = new Set(['draft', 'reorder']);
	const isTried = (one: Action) =>
		!fixed.has(one.type) &&
		!(one.type === 'dig' && one.color) &&
		!(one.type === 'aim' && one.changes.length > 1);
	const inOrder = (actions: readonly Action[]) =>
		actions.map((action) => JSON.stringify(action)).sort();
	always(
		hunt,
		({ moves }) => {
			for (const { after } of moves.slice(-4)) {
				const open = [...tries, ...plain].filter((one) => refuse(after, after.turn, one) === null);
				const listed = [...legal(after, after.turn)].filter(isTried);
				expect(inOrder(listed)).toEqual(inOrder(open));
			}
		},
		{ games: 20, most: 40 }
	);
});
