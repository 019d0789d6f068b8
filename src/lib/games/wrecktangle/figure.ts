/** The board as a figure: everybody's pyramids, and the home rows with the marks of their seats. */
import type { Mark } from '../../engine/record.ts';
import { box, path } from '../../pieces/paper/marks.ts';
import { stackMarks } from '../../pieces/paper/pyramids.ts';
import { seatColour, seatMark } from '../../pieces/paper/seats.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { homeRow, isCorner, SIZE } from './rules/board.ts';
import type { State } from './rules/state.ts';
import { pyramidOf, seatsOf, squareName } from './words/naming.ts';

function home(view: State, seat: number): Mark[] {
	const row = homeRow(view.sides[seat] ?? 's');
	const look = { stroke: seatColour(seat), width: 4 };
	const edge = row.flatMap((at) => onSquare(at, [path(box(4, 4, 92, 92, 10), look)]));
	const [first] = row;
	return first ? [...edge, ...onSquare(first, seatMark(seat, 20, 20, 0.9))] : edge;
}

export function figure(view: State): Drawing {
	const pieces = Object.entries(view.pieces).flatMap(([piece, at]) =>
		onSquare(at, stackMarks([pyramidOf(piece)]))
	);
	const ground = { columns: SIZE, rows: SIZE, name: squareName };
	return board({ ...ground, tone: (at) => (isCorner(at) ? 'side' : 'cell') }, [
		...seatsOf(view).flatMap((seat) => home(view, seat)),
		...pieces
	]);
}
