/** What stands in the columns of a list: by the words above them, else by what they look like. */
import { headOf, type Head } from './heads.ts';

export type Row = readonly string[];

/** The place of each column that is of use; null for what there is none of. */
export interface Columns {
	/** The first name, or the only one there is. */
	readonly name: number | null;
	readonly surname: number | null;
	/** Which comes first where both names stand in one cell. */
	readonly first?: 'surname' | 'given';
	readonly group: number | null;
	/** Whom each is to be kept apart from. */
	readonly apart: number | null;
}

/** Whether a row is the words above the columns. */
export const isHead = (row: Row): boolean =>
	row.map(headOf).some((head) => head !== null && head !== 'group' && head !== 'apart');

/** The columns of a list by the words above them; where none is said to be names, by what stands under it. */
export function columnsUnder(head: Row, rows: readonly Row[]): Columns {
	const heads = head.map(headOf);
	const at = (...of: readonly Head[]): number | null => {
		const place = heads.findIndex((one) => one !== null && of.includes(one));
		return place < 0 ? null : place;
	};
	const { group, apart } = { group: at('group'), apart: at('apart') };
	const [given, surname, name] = [at('given'), at('surname'), at('name')];
	const both = at('surnameFirst', 'givenFirst');
	// beside first names "Name" is the surname; in French "Nom" alone is a name
	if (given !== null) return { name: given, surname: surname ?? name, group, apart };
	if (both !== null) {
		const first = heads[both] === 'surnameFirst' ? 'surname' : 'given';
		return { name: both, surname: null, first, group, apart };
	}
	if (name !== null) return { name, surname, group, apart };
	if (surname !== null) return { name: surname, surname: null, group, apart };
	return { ...columnsOf(rows), group, apart };
}

const FIGURES = /^[\d\s.,:;+\-–/%]*$/u;
const SEX = /^(m|w|f|d|x|k|h|male|female|männlich|weiblich|ذكر|أنثى|ж|ч)$/iu;

/** The columns of a list without words above them. */
export function columnsOf(rows: readonly Row[]): Columns {
	const width = Math.max(0, ...rows.map((row) => row.length));
	const columns = Array.from({ length: width }, (_, place) => ({
		place,
		cells: rows.map((row) => row[place] ?? '').filter((cell) => cell !== '')
	})).filter(({ cells }) => cells.length > 0);
	const texts = columns.filter(
		({ cells }) =>
			!cells.every((cell) => FIGURES.test(cell)) && !cells.every((cell) => SEX.test(cell))
	);
	const repeats = texts.find(({ cells }) => texts.length > 1 && isRepeated(cells));
	const names = texts.filter((column) => column !== repeats);
	const [first, second] = names;
	const figures = columns.find(
		({ place, cells }) => place > (first?.place ?? width) && isGroup(cells)
	);
	return {
		name: first?.place ?? null,
		surname: second?.place ?? null,
		group: repeats?.place ?? figures?.place ?? null,
		apart: null
	};
}

/** Few words, each for several: what they sit at, not what they are called. */
const isRepeated = (cells: readonly string[]): boolean =>
	cells.length > 3 && new Set(cells).size <= cells.length / 2;

/** Small whole numbers, some of them more than once. */
const isGroup = (cells: readonly string[]): boolean =>
	cells.every((cell) => /^([1-9]|1[0-2])$/.test(cell)) && new Set(cells).size < cells.length;
