/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { refusal } from '../../../engine/module.ts';
import { given, optionsOf, whole, type ValuesOf } from '../../../engine/options.ts';

export type PieceSet = 'rainbow' | 'xeno';

/** §1.2 The board that stands when nobody says, and the smallest that is allowed, by seats. */
export const USUAL_SIZE: Readonly<Record<number, number>> = { 2: 5, 3: 6, 4: 7, 5: 9 };
const LEAST_SIZE: Readonly<Record<number, number>> = { 2: 5, 3: 6, 4: 7, 5: 8 };
const MOST_SIZE = 11;

const isSets = (value: unknown, seats: number): value is PieceSet[] | null =>
	value === null ||
	(Array.isArray(value) &&
		value.length === seats &&
		value.every((set) => set === 'rainbow' || set === 'xeno'));

const fields = {
	boardSize: whole(5, MOST_SIZE, null, [null]),
	sets: given<PieceSet[] | null>(null, isSets, [
		null,
		['xeno', 'rainbow'],
		['rainbow', 'xeno', 'rainbow']
	]),
	roundLimit: whole(1, 1000, null, [null])
};

/** §5 The options of a table; null for what follows from the number of seats. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields, {
	check: ({ boardSize }, seats) =>
		boardSize === null || boardSize >= (LEAST_SIZE[seats] ?? MOST_SIZE)
			? null
			: refusal('bad-option', { option: 'boardSize' }, '§1.2')
});
