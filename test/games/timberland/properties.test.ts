import { expect, test } from 'vitest';
import { timberland } from '../../../src/lib/games/timberland/index.ts';
import { legal, refuse } from '../../../src/lib/games/timberland/rules/rules.ts';
import type { Action, State } from '../../../src/lib/games/timberland/rules/state.ts';
import { always } from '../walk.ts';

/** Colour and size of every piece on the board and in the felled trees. */
const pieces = ({ board, trees }: State): string[] =>
	[...board.flat(2), ...trees.flat(2)].map((piece) => piece.slice(0, 2)).sort();

const isTree = (pile: readonly string[]): boolean =>
	pile.map((piece) => piece.charAt(1)).join('') === '321';

test('§1.2 ten nests of one colour stand on ten squares, and no piece ever gets lost', () => {
	always(timberland, ({ start, moves }) => {
		const nests = start.board.flat().filter((pile) => pile.length > 0);
		expect(nests).toHaveLength(10);
		for (const nest of nests) {
			expect(nest.map((piece) => piece.slice(1))).toEqual(['1u', '2u', '3u']);
			expect(new Set(nest.map((piece) => piece.charAt(0))).size).toBe(1);
		}
		for (const { after } of moves) expect(pieces(after)).toEqual(pieces(start));
	});
});

test('§1.3, §4 where two or more are on a square all stand, and no tree stays on the board', () => {
	always(timberland, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			for (const pile of after.board.flat()) {
				if (pile.length > 1) expect(pile.every((piece) => piece.endsWith('u'))).toBe(true);
				expect(isTree(pile)).toBe(false);
			}
		}
	});
});

test('§4 the points of a seat are those of its trees: 3 for one colour, 1 for more', () => {
	always(
		timberland,
		({ last }) => {
			expect(last.trees).toHaveLength(last.scores.length);
			for (const [seat, trees] of last.trees.entries()) {
				expect(trees.every(isTree)).toBe(true);
				const points = trees.map((tree) =>
					new Set(tree.map((piece) => piece.charAt(0))).size === 1 ? 3 : 1
				);
				expect(last.scores[seat]).toBe(points.reduce((sum, one) => sum + one, 0));
			}
		},
		{ games: 10, most: 400 }
	);
});

test('§2.1, §2.2 each die is played once, for what it shows; the turn passes only when none can be played', () => {
	always(timberland, ({ moves }) => {
		for (const { before, after, seat, action } of moves) {
			if (action.type === 'roll') expect(before.phase).toBe('roll');
			else {
				expect(before.used[action.die]).toBe(false);
				expect([action.type, 'wild']).toContain(before.dice?.[action.die]);
			}
			expect(seat).toBe(before.turn);
			if (after.phase === 'over') continue;
			if (after.turn === before.turn) {
				expect(legal(after, after.turn).length).toBeGreaterThan(0);
			} else {
				expect(after.turn).toBe((before.turn + 1) % after.scores.length);
				const used = action.type === 'roll' ? [false, false] : before.used.with(action.die, true);
				const rest: State = { ...after, phase: 'act', used: [used[0] ?? false, used[1] ?? false] };
				expect(legal(rest, rest.turn)).toEqual([]);
			}
		}
	});
});

test('§5 the game is over exactly when the actor has the target or the board is empty', () => {
	always(
		timberland,
		({ moves, last }) => {
			for (const { after, seat } of moves) {
				const reached = (after.scores[seat] ?? 0) >= after.options.target;
				const empty = after.board.flat(2).length === 0;
				expect(after.phase === 'over').toBe(reached || empty);
			}
			const most = Math.max(...last.scores);
			const outcome = timberland.outcome(last);
			expect(outcome === null).toBe(last.phase !== 'over');
			if (outcome?.reason === 'board-empty') {
				for (const winner of outcome.winners) expect(last.scores[winner]).toBe(most);
			}
		},
		{ games: 8, most: 500 }
	);
});

test('§3 what is listed is exactly what is not refused, on any square', () => {
	// the board, and one row and column beyond it
	const squares = [...Array(36).keys()].map((index) => [index % 6, Math.floor(index / 6)] as const);
	const dirs = ['n', 'e', 's', 'w'] as const;
	const tries = ([0, 1] as const).flatMap((die): Action[] =>
		squares.flatMap((at): Action[] => [
			...dirs.map((dir): Action => ({ type: 'tip', die, at, dir })),
			...(['u', ...dirs] as const).map((facing): Action => ({ type: 'aim', die, at, facing })),
			...squares.flatMap((to): Action[] => [
				{ type: 'swap', die, a: at, b: to },
				...(['stand', 'under', 'push'] as const).map((mode): Action => {
					return { type: 'dig', die, at, to, mode };
				}),
				...[-1, 0, 1, 2, 3].map((level): Action => ({ type: 'hop', die, at, level, to }))
			])
		])
	);
	const isTried = (one: Action) => one.type !== 'hop' || one.level <= 3;
	const inOrder = (actions: readonly Action[]) =>
		actions.map((action) => JSON.stringify(action)).sort();
	always(
		timberland,
		({ moves }) => {
			const { after } = moves.at(-1) ?? { after: null };
			if (after?.phase !== 'act') return;
			const open = tries.filter((one) => refuse(after, after.turn, one) === null);
			const listed = legal(after, after.turn).filter(isTried);
			expect(inOrder(listed)).toEqual(inOrder(open));
			expect(listed.length).toBeGreaterThan(0);
		},
		{ games: 12, most: 41 }
	);
});
