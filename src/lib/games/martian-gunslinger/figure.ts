/** The checkerboard as a figure: home corners, gunslingers and plotpoints. */
import type { Mark } from '../../engine/record.ts';
import { box, path } from '../../pieces/paper/marks.ts';
import { lying, stackMarks } from '../../pieces/paper/pyramids.ts';
import { seatColour, seatMark } from '../../pieces/paper/seats.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { BOARD, PLOTS, type State } from './rules/state.ts';
import { colorOf, PLOT_COLOR, sizeOf } from './words/looks.ts';
import { squareName } from './words/naming.ts';

function homes(view: State): Mark[] {
	return view.home.flatMap((at, seat) => {
		if (!at) return [];
		const edge = path(box(5, 5, 90, 90, 10), { stroke: seatColour(seat), width: 5 });
		return onSquare(at, [edge, ...seatMark(seat, 20, 20, 0.9)]);
	});
}

export function figure(view: State): Drawing {
	const plots = PLOTS.flatMap((size) => {
		const at = view.plots[size];
		return at ? onSquare(at, stackMarks([{ color: PLOT_COLOR, size }])) : [];
	});
	const pieces = view.pieces.flatMap(({ at, size, facing }, seat) =>
		at ? onSquare(at, lying({ color: colorOf(seat), size: sizeOf(size) }, facing)) : []
	);
	const ground = { columns: BOARD.width, rows: BOARD.height, name: squareName };
	return board({ ...ground, tone: ([x, y]) => ((x + y) % 2 === 1 ? 'desert-2' : 'cell') }, [
		...homes(view),
		...plots,
		...pieces
	]);
}
