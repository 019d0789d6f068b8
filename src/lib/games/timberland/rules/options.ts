/** §6 The options of a table: what they may be, and what stands when nobody says. */
import { choice, given, optionsOf, seated, whole, type ValuesOf } from '../../../engine/options.ts';
import { inside, isCell, keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { BOARD, NESTS } from './grid.ts';

/** Ten trees of three points are all there can be. */
const MOST_POINTS = 30;

/** §1.1 Ten different squares. */
const isCells = (value: unknown): value is Cell[] =>
	Array.isArray(value) &&
	value.length === NESTS.length &&
	value.every((cell) => isCell(cell) && inside(cell, BOARD)) &&
	new Set(value.map(keyOf)).size === NESTS.length;

/** Two full rows at the upper edge. */
const CROWDED: Cell[] = NESTS.map((_, index) => [index % BOARD.width, index < BOARD.width ? 0 : 1]);

const fields = {
	sets: choice(['rainbow-rainbow', 'xeno-xeno', 'rainbow-xeno'], 'rainbow-rainbow'),
	target: whole(1, MOST_POINTS, 7),
	firstSeat: whole(0, 3, 0),
	/** The squares of the nests; null for the usual ones. */
	cells: given<Cell[] | null>(
		null,
		(value): value is Cell[] | null => value === null || isCells(value),
		[null, CROWDED]
	)
};

/** §6 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields, { check: seated('firstSeat', '§6') });
