import { expect, test } from 'vitest';
import { chickenRun } from '../../../src/lib/games/chicken-run/index.ts';
import { legal, refuse, toAct } from '../../../src/lib/games/chicken-run/rules/rules.ts';
import type { Action, State } from '../../../src/lib/games/chicken-run/rules/state.ts';
import { always } from '../walk.ts';

const pieces = (state: State): string[] => state.board.flat(2).sort();
const size = (piece: string): number => Number(piece[1]);

/** Each square with pieces: its column and its stack. */
const stacks = ({ board }: State): { x: number; stack: string[] }[] =>
	board.flatMap((row) =>
		row.map((stack, x) => ({ x, stack })).filter((one) => one.stack.length > 0)
	);

const isChicken = ({ colors }: State, piece: string) => piece.startsWith(colors.chicken);
const isFamily = ({ colors }: State, piece: string) => colors.family.includes(piece[0] ?? '');

test('§1.2, §3.6 two families, three chickens and 14 spectators stand upright, and nobody leaves', () => {
	always(chickenRun, ({ start, moves }) => {
		const all = pieces(start);
		const crowd = all.filter((piece) => !isChicken(start, piece) && !isFamily(start, piece));
		const sizes = [1, 2, 3].map((of) => crowd.filter((piece) => size(piece) === of).length);
		expect(all).toHaveLength(23);
		expect(sizes).toEqual([4, 4, 6]);
		expect(all.every((piece) => /^[A-Z][123]u$/.test(piece))).toBe(true);
		for (const { after } of moves) expect(pieces(after)).toEqual(all);
	});
});

test('§3.3 families and chickens stay on the field', () => {
	always(chickenRun, ({ start, moves }) => {
		expect(start.board[4]?.map((stack) => stack.length)).toContain(1);
		for (const { after } of moves) {
			for (const { x, stack } of stacks(after)) {
				if (x === 0 || x === 4) {
					const strangers = stack.filter(
						(piece) => isChicken(after, piece) || isFamily(after, piece)
					);
					expect(strangers).toEqual([]);
				}
			}
		}
	});
});

test('§3.4–§3.7 on a chicken stands nobody but one family member of its size; elsewhere the larger stands on the smaller', () => {
	always(chickenRun, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			for (const { stack } of stacks(after)) {
				const [lowest = '', above] = stack;
				if (stack.some((piece) => isChicken(after, piece))) {
					expect(isChicken(after, lowest)).toBe(true);
					expect(stack.length).toBeLessThanOrEqual(2);
					if (above) expect([isFamily(after, above), size(above)]).toEqual([true, size(lowest)]);
				} else {
					const sizes = stack.map(size);
					expect(sizes).toEqual([...new Set(sizes)].sort());
				}
			}
		}
	});
});

test('§2.1, §2.2 the higher die moves its own family, equal dice give the crowd to who acted least recently, and nobody spends more than the die shows', () => {
	always(chickenRun, ({ moves }) => {
		let spent = 0;
		expect(moves[0]?.action.type).toBe('roll');
		for (const { before, after, seat, action } of moves) {
			if (action.type === 'roll') {
				const [white, black] = after.dice ?? [0, 0];
				const higher = white > black ? 0 : 1;
				const tied = white === black;
				expect(after.movable).toBe(tied ? 'crowd' : 'family');
				expect(after.actor).toBe(tied ? 1 - (before.lastActor ?? 2) : higher);
				expect(after.points).toBe(Math.max(white, black));
				expect(after.round).toBe(before.round + 1);
				spent = 0;
			} else if (action.type === 'move') {
				const piece = before.board[action.from[1]]?.[action.from[0]]?.at(-1) ?? '';
				expect(isFamily(before, piece)).toBe(before.movable === 'family');
				if (isFamily(before, piece)) expect(before.colors.family[seat]).toBe(piece[0]);
				spent += size(piece);
				expect(spent).toBeLessThanOrEqual(before.dice?.[seat] ?? 0);
			}
		}
	});
});

test('§4 the game is over exactly when one seat holds two chickens, and that seat wins', () => {
	always(
		chickenRun,
		({ start, moves, last }) => {
			expect(chickenRun.outcome(start)).toBeNull();
			for (const { after } of moves) {
				const held = [0, 1].map(
					(seat) =>
						stacks(after).filter(({ stack: [lowest = '', top = ''] }) => {
							return isChicken(after, lowest) && top.startsWith(after.colors.family[seat] ?? '-');
						}).length
				);
				expect(after.captures).toEqual(held);
				expect(after.phase === 'over').toBe(held.includes(2));
			}
			if (last.winner !== null) {
				expect(last.captures[last.winner]).toBe(2);
				expect(chickenRun.outcome(last)?.winners).toEqual([last.winner]);
			}
		},
		{ games: 30, most: 800 }
	);
});

test('§3 the listed steps are exactly those that are not refused, from any square to any other', () => {
	const squares = [...Array(55).keys()].map(
		(index) => [index % 5, Math.floor(index / 5) - 1] as const
	);
	always(
		chickenRun,
		({ moves }) => {
			const { after } = moves.at(-1) ?? { after: null };
			if (after?.phase !== 'move' || after.actor === null) return;
			const seat = after.actor;
			const steps = squares.flatMap((from) =>
				squares.map((to): Action => ({ type: 'move', from, to }))
			);
			const open = steps.filter((step) => refuse(after, seat, step) === null);
			const listed = [...legal(after, seat)].filter(({ type }) => type === 'move');
			const inOrder = (actions: Action[]) => actions.map((action) => JSON.stringify(action)).sort();
			expect(inOrder(listed)).toEqual(inOrder(open));
			expect(toAct(after)).toEqual([seat]);
		},
		{ games: 12, most: 40 }
	);
});
