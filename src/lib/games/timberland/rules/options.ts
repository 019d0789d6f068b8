/** §6 The options of a table: what they may be, and what stands when nobody says. */
import { refusal } from '../../../engine/module.ts';
import { choice, given, optionsOf, whole, type OptionsSchema } from '../../../engine/options.ts';
import { inside, keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { BOARD, NESTS } from './board.ts';
import type { Options } from './state.ts';

/** Ten trees of three points are all there can be. */
const MOST_POINTS = 30;

const isCell = (value: unknown): value is Cell =>
	Array.isArray(value) &&
	value.length === 2 &&
	value.every((along) => typeof along === 'number' && !Object.is(along, -0)) &&
	inside([Number(value[0]), Number(value[1])], BOARD);

/** §1.1 Ten different squares. */
const isCells = (value: unknown): value is Cell[] =>
	Array.isArray(value) &&
	value.length === NESTS.length &&
	value.every(isCell) &&
	new Set(value.map(keyOf)).size === NESTS.length;

/** Two full rows at the upper edge. */
const CROWDED: Cell[] = NESTS.map((_, index) => [index % BOARD.width, index < BOARD.width ? 0 : 1]);

const fields = {
	sets: choice(['rainbow-rainbow', 'xeno-xeno', 'rainbow-xeno'], 'rainbow-rainbow'),
	target: whole(1, MOST_POINTS, 7),
	firstSeat: whole(0, 3, 0),
	cells: given<Cell[] | null>(
		null,
		(value): value is Cell[] | null => value === null || isCells(value),
		[null, CROWDED]
	)
};

export const options: OptionsSchema<Options> = optionsOf(fields, {
	check: ({ firstSeat }, seats) =>
		firstSeat < seats ? null : refusal('bad-option', { option: 'firstSeat' }, '§6')
});
