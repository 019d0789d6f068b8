import { expect, test } from 'vitest';
import { wrecktangle } from '../../../src/lib/games/wrecktangle/index.ts';
import { legal, refuse } from '../../../src/lib/games/wrecktangle/rules/rules.ts';
import type { Action, State } from '../../../src/lib/games/wrecktangle/rules/state.ts';
import { always, eachMove } from '../walk.ts';

const owner = (piece: string): number => Number(piece[0]);
const piecesOf = ({ pieces }: State, seat: number): string[] =>
	Object.keys(pieces).filter((piece) => owner(piece) === seat);

test('§1.1, §3.3 a square holds one pyramid at most, and none stands on a corner or off the board', () => {
	always(wrecktangle, ({ start, moves }) => {
		expect(Object.keys(start.pieces)).toHaveLength(6 * start.n);
		for (const { after } of moves) {
			const cells = Object.values(after.pieces);
			expect(new Set(cells.map(String)).size).toBe(cells.length);
			for (const [x, y] of cells) {
				expect([x, y].every((part) => part >= 0 && part <= 7)).toBe(true);
				expect([0, 7].includes(x) && [0, 7].includes(y)).toBe(false);
			}
		}
	});
});

test('§4.5 whoever is in has six pyramids less those lost, fewer than three; whoever is out has none', () => {
	always(wrecktangle, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			for (const [seat, lost] of after.captured.entries()) {
				const isOut = after.out.includes(seat);
				expect(piecesOf(after, seat)).toHaveLength(isOut ? 0 : 6 - lost);
				if (!isOut) expect(lost).toBeLessThan(3);
			}
		}
	});
});

test('§2 a turn holds one normal move and one die move at most, and passes to a seat still in', () => {
	always(wrecktangle, ({ moves }) => {
		let made: string[] = [];
		for (const { before, after, seat, action } of moves) {
			if (action.type === 'move' || action.type === 'dieMove') made.push(action.type);
			expect(new Set(made).size).toBe(made.length);
			if (action.type === 'move') expect(owner(action.piece)).toBe(seat);
			if (after.turn !== before.turn || made.length === 2) made = [];
			if (!after.result) expect(after.out).not.toContain(after.turn);
		}
	});
});

test('§4.2, §4.4 a capture takes only pyramids of others, turns the coin once, and never by the same rectangle twice', () => {
	let captures = 0;
	eachMove(
		wrecktangle,
		({ before, after, seat, events }) => {
			const caught = events.find(({ type }) => type === 'captured');
			expect(after.coin === before.coin).toBe(caught === undefined);
			if (!caught) return;
			captures++;
			const pieces = caught['pieces'] as string[];
			const rectangles = caught['rectangles'] as string[];
			expect(pieces.map(owner)).not.toContain(seat);
			expect(after.lastRects[seat]).toEqual(rectangles);
			for (const rectangle of rectangles) {
				expect(before.lastRects[seat]).not.toContain(rectangle);
				const held = piecesOf(after, seat).map((piece) => String(after.pieces[piece]));
				expect(held).toEqual(expect.arrayContaining(rectangle.split(' ')));
			}
		},
		{ most: 400 }
	);
	expect(captures).toBeGreaterThan(0);
});

test('§3 the listed moves are exactly those that are not refused, of any pyramid to any square', () => {
	const squares = [...Array(100).keys()].map(
		(index) => [(index % 10) - 1, Math.floor(index / 10) - 1] as const
	);
	always(
		wrecktangle,
		({ start, moves }) => {
			const view = moves.at(-1)?.after ?? start;
			if (view.result) return;
			const faces = ['tip', 'hop', 'dig', 'aim'] as const;
			const tried = Object.keys(start.pieces).flatMap((piece): Action[] => [
				...squares.map((to): Action => ({ type: 'move', piece, to })),
				...faces.flatMap((face) =>
					squares.map((to): Action => ({ type: 'dieMove', face, piece, to }))
				),
				...Object.keys(start.pieces).map((other): Action => ({
					type: 'dieMove',
					face: 'swap',
					piece,
					with: other
				}))
			]);
			const open = tried.filter((action) => refuse(view, view.turn, action) === null);
			const listed = [...legal(view, view.turn)].filter(
				({ type }) => type === 'move' || type === 'dieMove'
			);
			const inOrder = (actions: Action[]) => actions.map((action) => JSON.stringify(action)).sort();
			expect(inOrder(listed)).toEqual(inOrder(open));
		},
		{ games: 12, most: 30 }
	);
});
