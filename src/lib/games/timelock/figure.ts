/** The board as a figure: the Time Stacks, those that match in a frame of dashes, and the Goals in a whole one. */
import type { Mark } from '../../engine/record.ts';
import { cellsOf, type Cell } from '../../pieces/geometry/squares.ts';
import { box, path } from '../../pieces/paper/marks.ts';
import { stackMarks } from '../../pieces/paper/pyramids.ts';
import { seatMark } from '../../pieces/paper/seats.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { CENTER, SIDES, SIZE, sideOf, squaresOf, stackAt } from './rules/board.ts';
import { isDone } from './rules/match.ts';
import { GOAL, STACKS, type Side, type State } from './rules/state.ts';
import { ownerOf, plays, pyramidOf, squareName } from './words/naming.ts';

const frame = ([x, y]: Cell, look: { readonly dash?: readonly [number, number] }): Mark =>
	path(box(x * 100 + 5, y * 100 + 5, 90, 90, 10), { stroke: 'accent', width: 5, ...look });

/** The squares of a column of one side that hold something of it. */
const held = (view: State, side: Side, x: number): Cell[] =>
	squaresOf(side, x).filter((at) => stackAt(view, at).some((piece) => sideOf(piece) === side));

function frames(view: State, side: Side): Mark[] {
	const goals = held(view, side, GOAL).map((at) => frame(at, {}));
	if (!plays(view, side)) return goals;
	const done = STACKS.filter((col) => isDone(view, { side, col }));
	return [
		...goals,
		...done.flatMap((col) => held(view, side, col)).map((at) => frame(at, { dash: [10, 8] }))
	];
}

/** Who plays a column, at the edge of its side. */
const owners = (view: State, side: Side): Mark[] =>
	[0, 4].flatMap((x) => {
		const seat = ownerOf(view, side, x);
		const at = side === 's' ? SIZE * 100 + 16 : -16;
		return seat === null ? [] : seatMark(seat, x * 100 + 80, at, 0.8);
	});

export function figure(view: State): Drawing {
	const pieces = [...cellsOf({ width: SIZE, height: SIZE })].flatMap((at) => {
		const stack = stackAt(view, at);
		return onSquare(at, stackMarks(stack.map(pyramidOf), { sides: stack.map(sideOf) }));
	});
	const ground = { columns: SIZE, rows: SIZE, name: squareName };
	return board({ ...ground, tone: ([, y]) => (y === CENTER ? 'field' : 'cell') }, [
		...SIDES.flatMap((side) => [...frames(view, side), ...owners(view, side)]),
		...pieces
	]);
}
