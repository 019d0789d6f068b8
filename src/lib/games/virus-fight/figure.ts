/** The shared memory as a figure: pieces by their instruction, blocks in the colours of whose markers stand in them. */
import type { Mark } from '../../engine/record.ts';
import { cellOf } from '../../pieces/geometry/squares.ts';
import { path } from '../../pieces/paper/marks.ts';
import { stackMarks } from '../../pieces/paper/pyramids.ts';
import { seatColour, seatMark } from '../../pieces/paper/seats.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { blocksIn, outline } from './rules/blocks.ts';
import type { State } from './rules/state.ts';
import { pyramidOf, squareName } from './words/naming.ts';

/** The outermost line of a block, and the room between two of them. */
const [FIRST, NEXT] = [6, 8];

const blocks = (view: State): Mark[] =>
	blocksIn(view).flatMap(({ keys, seats }) =>
		seats.length === 0
			? [path(outline(keys, FIRST), { stroke: 'ink-2', width: 4, dash: [0.1, 9.2] })]
			: seats.map((seat, index) =>
					path(outline(keys, FIRST + index * NEXT), { stroke: seatColour(seat), width: 5 })
				)
	);

export function figure(view: State): Drawing {
	const pieces = Object.entries(view.cells).flatMap(([key, piece]) =>
		onSquare(cellOf(key), stackMarks([pyramidOf(view, piece)]))
	);
	const markers = view.markers.flatMap((key, seat) =>
		key === null ? [] : onSquare(cellOf(key), seatMark(seat, 50, 18))
	);
	return board({ columns: view.size, rows: view.size, name: squareName }, [
		...blocks(view),
		...pieces,
		...markers
	]);
}
