/** §4 Capturing: which rectangles were formed, and what they catch. */
import { same, type Cell } from '../../../pieces/geometry/squares.ts';
import {
	placeIn,
	rectangleKey,
	rectanglesAmong,
	type Rectangle
} from '../../../pieces/geometry/rectangles.ts';
import { cornersOf, isHome, ownerOf } from './board.ts';
import type { PieceId, State, TellWreck } from './state.ts';

/** §4.2 The opponents' pyramids inside with heads up, on an edge with tails up. */
export function caughtIn({ pieces, coin }: State, seat: number, rectangle: Rectangle): PieceId[] {
	const place = coin === 'heads' ? 'inside' : 'edge';
	const [{ 1: top }, , , { 1: bottom }] = rectangle;
	const caught: PieceId[] = [];
	for (const piece of Object.keys(pieces)) {
		const at = pieces[piece];
		// most stand above or below it, which is seen at a glance
		if (!at || at[1] < top || at[1] > bottom || ownerOf(piece) === seat) continue;
		if (placeIn(rectangle, at) === place) caught.push(piece);
	}
	return caught;
}

/** Whether a new square can be a corner at all, which most cannot: only those that can are worth the search. */
function mayForm(state: State, corners: readonly Cell[], fresh: Cell): boolean {
	if (corners.length < 4 || isHome(state, fresh)) return false;
	if (state.tilted) return true;
	const others = corners.filter((cell) => !same(cell, fresh));
	return others.some(([x]) => x === fresh[0]) && others.some(([, y]) => y === fresh[1]);
}

/** §4.1, §4.3, §4.4 The rectangles that the seat on turn forms with this new square and that catch something. */
function catching(state: State, fresh: Cell): { key: string; pieces: PieceId[] }[] {
	const seat = state.turn;
	const corners = cornersOf(state, seat);
	if (!mayForm(state, corners, fresh)) return [];
	return rectanglesAmong(corners, state.tilted)
		.filter((rectangle) => rectangle.some((cell) => same(cell, fresh)))
		.map((rectangle) => ({
			key: rectangleKey(rectangle),
			pieces: caughtIn(state, seat, rectangle)
		}))
		.filter(({ key, pieces }) => pieces.length > 0 && !state.lastRects[seat]?.includes(key));
}

/** §4 Takes what is caught off the board and turns the coin; `fresh` is a square that the seat on turn did not hold before. */
export function capture(state: State, fresh: Cell, tell: TellWreck): void {
	const caught = catching(state, fresh);
	if (caught.length === 0) return;
	const seat = state.turn;
	const rectangles = caught.map(({ key }) => key).sort();
	const pieces = [...new Set(caught.flatMap((one) => one.pieces))].sort();
	for (const piece of pieces) {
		Reflect.deleteProperty(state.pieces, piece);
		const owner = ownerOf(piece);
		state.captured[owner] = (state.captured[owner] ?? 0) + 1;
	}
	state.lastRects[seat] = rectangles;
	state.coin = state.coin === 'heads' ? 'tails' : 'heads';
	tell({
		type: 'captured',
		seat,
		pieces,
		rectangles,
		coin: state.coin
	});
}
