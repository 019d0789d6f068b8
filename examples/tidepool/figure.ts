/** The shore as a figure: who holds which pool. */
import type { Mark } from 'borrowed-earth/engine/record.ts';
import { cellsOf, type Cell } from 'borrowed-earth/pieces/geometry/squares.ts';
import { squareName } from 'borrowed-earth/pieces/names.ts';
import { circle, path } from 'borrowed-earth/pieces/paper/marks.ts';
import { seatMark } from 'borrowed-earth/pieces/paper/seats.ts';
import { board, onSquare, type Drawing } from 'borrowed-earth/pieces/paper/squares.ts';
import { holderOf } from './rules/pools.ts';
import type { State } from './rules/state.ts';

export function figure(view: State): Drawing {
	const { side } = view;
	const poolMarks = (pool: Cell): Mark[] => {
		const holder = holderOf(view, pool);
		const water = path(circle(50, 50, 40), { fill: 'aquatic-2', stroke: 'lake', width: 2 });
		return [water, ...(holder === null ? [] : seatMark(holder, 50, 50, 1.7))];
	};
	const pools = [...cellsOf({ width: side, height: side })];
	return board(
		{ columns: side, rows: side, name: squareName },
		pools.flatMap((pool) => onSquare(pool, poolMarks(pool)))
	);
}
