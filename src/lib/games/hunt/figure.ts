/** The board as a figure: the Fences, and the Stacks with the marks of their seats. */
import { pyramid } from '../../pieces/pyramid.ts';
import { stackMarks } from '../../pieces/paper/pyramids.ts';
import { seatMark } from '../../pieces/paper/seats.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { fenceAt, fences, FRAME, isInside, isSpace } from './rules/board.ts';
import type { State } from './rules/state.ts';

export function figure(view: State): Drawing {
	const fenced = fences(view).flatMap((at) =>
		onSquare(at, stackMarks([pyramid(fenceAt(view, at) ?? '')]))
	);
	const stacks = view.stacks.flatMap(({ at, pieces }, seat) => {
		if (!at) return [];
		const stack = stackMarks(pieces.map((color) => ({ color, size: 1 })));
		return onSquare(at, [...stack, ...seatMark(seat, 20, 20, 0.9)]);
	});
	const ground = {
		columns: FRAME.width,
		rows: FRAME.height,
		name: ([x, y]: readonly [number, number]) => `${x + 1}${y + 1}`
	};
	return board(
		{ ...ground, tone: (at) => (isSpace(at) ? (isInside(at) ? 'cell' : 'side') : null) },
		[...fenced, ...stacks]
	);
}
