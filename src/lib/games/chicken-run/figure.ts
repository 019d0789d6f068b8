/** The yard as a figure: both families, the chickens and the spectators between the fences. */
import { pyramid } from '../../pieces/pyramid.ts';
import { path } from '../../pieces/paper/marks.ts';
import { stackMarks } from '../../pieces/paper/pyramids.ts';
import { seatMark } from '../../pieces/paper/seats.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { isChicken, isField, SQUARES, stackAt } from './rules/board.ts';
import { COLUMNS, ROWS, type State } from './rules/state.ts';
import { squareName } from './words/naming.ts';

const FENCES = path(`M100 0V${ROWS * 100}M400 0V${ROWS * 100}`, { stroke: 'ink-2', width: 9 });

export function figure(view: State): Drawing {
	const standing = SQUARES.flatMap((at) => {
		const stack = stackAt(view, at);
		const comb = isChicken(view, stack.at(-1) ?? '');
		return onSquare(at, stackMarks(stack.map(pyramid), { comb }));
	});
	const homes = [seatMark(0, 122, ROWS * 100 - 22, 1.2), seatMark(1, 122, 22, 1.2)].flat();
	const ground = { columns: COLUMNS, rows: ROWS, name: squareName };
	return board({ ...ground, tone: (at) => (isField(at) ? 'field' : 'side') }, [
		FENCES,
		...homes,
		...standing
	]);
}
