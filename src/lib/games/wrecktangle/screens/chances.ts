/** The rectangles that the seat on turn may form, and what they would catch: shown before the move is made. */
import { keyOf, same, type Cell } from '../../../pieces/geometry/squares.ts';
import {
	rectangleKey,
	rectanglesAmong,
	type Rectangle
} from '../../../pieces/geometry/rectangles.ts';
import { isCorner, isHome, isTaken, ownerOf, SIZE } from '../rules/board.ts';
import { caughtIn } from '../rules/capture.ts';
import { legal } from '../rules/rules.ts';
import type { Action, PieceId, State } from '../rules/state.ts';

/** A rectangle that catches something, or would but for a rule. */
export interface Chance {
	/** The square that completes it. */
	readonly fresh: Cell;
	readonly corners: Rectangle;
	readonly caught: readonly PieceId[];
	/** Why it captures nothing: §4.3 it touches a home row, §4.4 it captured last. */
	readonly barred: 'home' | 'last' | null;
}

/** A move on the board: from which square to which, and what it would form. */
export interface Prospect {
	readonly action: Extract<Action, { type: 'move' | 'dieMove' }>;
	readonly from: Cell;
	readonly to: Cell;
	readonly chances: readonly Chance[];
}

/** Where a move begins and ends; of a swap, where its two pyramids stand. */
export function endsOf({ pieces }: State, action: Prospect['action']): { from: Cell; to: Cell } {
	const from = pieces[action.piece] ?? [0, 0];
	if (action.type === 'dieMove' && action.face === 'swap') {
		return { from, to: pieces[action.with] ?? from };
	}
	return { from, to: action.to };
}

/** Every move of the seat on turn. */
export function prospectsOf(view: State): Prospect[] {
	return [...legal(view, view.turn)].flatMap((action) => {
		if (action.type !== 'move' && action.type !== 'dieMove') return [];
		const ends = endsOf(view, action);
		return [{ action, ...ends, chances: chancesOf(view, action, ends) }];
	});
}

/** What a move would form. */
function chancesOf(
	view: State,
	action: Prospect['action'],
	{ from, to }: { from: Cell; to: Cell }
): Chance[] {
	const seat = view.turn;
	const pieces = { ...view.pieces, [action.piece]: to };
	const own = ownerOf(action.piece) === seat;
	let fresh = own ? to : null;
	if (action.type === 'dieMove' && action.face === 'swap') {
		pieces[action.with] = from;
		const other = ownerOf(action.with) === seat;
		fresh = own === other ? null : own ? to : from;
	}
	return fresh ? formedWith({ ...view, pieces }, fresh) : [];
}

/** The rectangles of the seat on turn with a corner on this square. */
function formedWith(view: State, fresh: Cell): Chance[] {
	const { turn } = view;
	const held = Object.entries(view.pieces).flatMap(([piece, at]) =>
		ownerOf(piece) === turn ? [at] : []
	);
	const points = held.some((cell) => same(cell, fresh)) ? held : [...held, fresh];
	if (points.length < 4) return [];
	return rectanglesAmong(points, view.tilted).flatMap((corners) => {
		if (!corners.some((cell) => same(cell, fresh))) return [];
		const caught = caughtIn(view, turn, corners);
		return caught.length > 0 ? [{ fresh, corners, caught, barred: barredIn(view, corners) }] : [];
	});
}

function barredIn(view: State, corners: Rectangle): Chance['barred'] {
	if (corners.some((cell) => isHome(view, cell))) return 'home';
	return view.lastRects[view.turn]?.includes(rectangleKey(corners)) ? 'last' : null;
}

/** The empty squares that would complete a rectangle that captures, in this turn or a later one. */
export function openChances(view: State): Chance[] {
	const own = Object.keys(view.pieces).filter((piece) => ownerOf(piece) === view.turn);
	// one more than the three corners that stand, to go to the fourth
	if (view.result || own.length < 4) return [];
	return Array.from({ length: SIZE * SIZE }, (_, index): Cell => [
		index % SIZE,
		Math.floor(index / SIZE)
	])
		.filter((cell) => !isCorner(cell) && !isHome(view, cell) && !isTaken(view, cell))
		.flatMap((cell) => formedWith(view, cell))
		.filter(({ barred }) => barred === null);
}

/** The pyramids that these rectangles would catch, each once. */
export const caughtBy = (chances: readonly Chance[]): PieceId[] => [
	...new Set(chances.flatMap(({ caught, barred }) => (barred === null ? caught : [])))
];

/** Each rectangle once. */
export const distinct = (chances: readonly Chance[]): Chance[] => [
	...new Map(
		chances.map((chance) => [`${rectangleKey(chance.corners)} ${keyOf(chance.fresh)}`, chance])
	).values()
];
