/** The table as a figure: what each player has pulled in this round, and the score. */
import type { Mark } from '../../engine/record.ts';
import { circle, letter, path } from '../../pieces/paper/marks.ts';
import { stackMarks } from '../../pieces/paper/pyramids.ts';
import { seatMark } from '../../pieces/paper/seats.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { scoreOf } from './rules/counts.ts';
import { PULLS, type State } from './rules/state.ts';
import { pieceOf } from './words/piece.ts';

/** Before the pulls the seat's mark, after them the score. */
const COLUMNS = PULLS + 2;

function row(view: State, seat: number): Mark[] {
	const stack = view.stacks[seat] ?? [];
	const popped = view.status[seat] === 'popped';
	const free = Array.from({ length: PULLS - stack.length }, (_, index) =>
		onSquare(
			[stack.length + index + 1, seat],
			[path(circle(50, 50, 14), { stroke: 'ink-2', width: 2, dash: [5, 5] })]
		)
	);
	const score = letter(String(scoreOf(view, seat)), 50, 50, 44, { face: 'display', fill: 'ink' });
	const crossed = path('M22 50H78', { stroke: 'warn', width: 5 });
	return [
		...onSquare([0, seat], seatMark(seat, 50, 50, 1.5)),
		...stack.flatMap((pyramid, at) => onSquare([at + 1, seat], stackMarks([pieceOf(pyramid)]))),
		...free.flat(),
		...(stack.length > 0 ? onSquare([COLUMNS - 1, seat], popped ? [score, crossed] : [score]) : [])
	];
}

export const figure = (view: State): Drawing =>
	board(
		{ columns: COLUMNS, rows: view.wallets.length },
		[...view.wallets.keys()].flatMap((seat) => row(view, seat))
	);
