/** The board as a figure: what stands and lies on each square. */
import { pyramid } from '../../pieces/pyramid.ts';
import { stackMarks } from '../../pieces/paper/pyramids.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { pileAt } from './rules/board.ts';
import { BOARD, SQUARES } from './rules/grid.ts';
import type { State } from './rules/state.ts';

export function figure(view: State): Drawing {
	const name = ([x, y]: readonly [number, number]) => `${x + 1}${y + 1}`;
	const piles = SQUARES.flatMap((at) => onSquare(at, stackMarks(pileAt(view, at).map(pyramid))));
	return board({ columns: BOARD.width, rows: BOARD.height, name }, piles);
}
