/** What pupils are called at the table: as little of their names as tells them apart. */
import { nameKey } from './list.ts';

/** Why a line is left out: `again` and `same` say of which line. */
export type LineFault = 'no-name' | 'long' | 'formula' | 'quotes' | 'again' | 'same';

export interface Fault {
	/** From 1. */
	readonly line: number;
	readonly kind: LineFault;
	/** The line as it was written, or its name. */
	readonly text: string;
	/** The line that says the same; 0 for the other kinds. */
	readonly first: number;
}

/** A pupil as read, without a table. */
export interface Read {
	readonly line: number;
	readonly name: string;
	/** As it was written; '' where there is none. */
	readonly group: string;
}

/** A line of a list in its parts, each '' where it has none. */
export interface Written {
	readonly line: number;
	/** The whole of it. */
	readonly text: string;
	readonly name: string;
	readonly surname: string;
	readonly group: string;
	readonly apart: string;
	/** Whether it cannot be taken apart. */
	readonly broken: boolean;
	/** Which stands first where both names are in one cell. */
	readonly first?: 'surname' | 'given' | undefined;
	/** Whether nothing says what its columns are. */
	readonly bare: boolean;
}

/** The most letters of a name at a table, as people count them. */
const LETTERS = 24;
const letters = (text: string): string[] =>
	[...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

const FIGURES = /^[\d\s.,:;+\-–/%]*$/u;
/** What a spreadsheet would run. */
const FORMULA = /^[=+\-@＝＋－＠]/u;

/** The pupils of these lines under names that differ, and the lines that cannot be used. */
export function called(written: readonly Written[]): { pupils: Read[]; faults: Fault[] } {
	const faults: Fault[] = [];
	const pupils: Read[] = [];
	const fault = ({ line, text }: Written, kind: LineFault, first = 0) => {
		faults.push({ line, kind, text, first });
	};
	const whole = new Map<string, number>();
	const taken = new Map<string, number>();
	const named = written.filter(({ name }) => name !== '');
	const capitals = named.length > 1 && named.every(({ name }) => inCapitals(name) !== null);
	const good = written
		.map((one) => inOrder(one, capitals))
		.filter((one) => {
			const kind = faultOf(one);
			if (kind) fault(one, kind);
			return kind === null;
		});
	for (const one of good) {
		const key = nameKey(one.text);
		const name = nameOf(one, good);
		const [again, same] = [whole.get(key), taken.get(nameKey(name))];
		if (again !== undefined) fault(one, 'again', again);
		else if (same !== undefined) fault(one, 'same', same);
		else if (letters(name).length > LETTERS) fault(one, 'long');
		else {
			pupils.push({ line: one.line, name, group: one.group });
			taken.set(nameKey(name), one.line);
		}
		if (again === undefined) whole.set(key, one.line);
	}
	return { pupils, faults: faults.toSorted((one, other) => one.line - other.line) };
}

function faultOf({ broken, name, surname }: Written): LineFault | null {
	if (broken) return 'quotes';
	if (FORMULA.test(name) || FORMULA.test(surname)) return 'formula';
	if (FIGURES.test(name) && FIGURES.test(surname)) return 'no-name';
	return null;
}

/** "Ibsen, Anna" is Anna Ibsen; "IBSEN Anna" too, and "Ibsen Anna" where the word above says so. */
function inOrder(one: Written, capitals: boolean): Written {
	if (one.surname !== '') return one;
	const [surname, name, ...more] = one.name.split(/[,،]\s*/u);
	if (surname && name && more.length === 0) return { ...one, name, surname, bare: false };
	const parts = capitals ? inCapitals(one.name) : inWords(one);
	return parts ? { ...one, ...parts, bare: false } : one;
}

/** A surname in capitals, and the rest of the name; null where none is. */
function inCapitals(name: string): { name: string; surname: string } | null {
	const [, before, after] = /^(\p{Lu}[\p{Lu}\p{M}'’ -]+) (\p{Lu}\p{M}*\p{Ll}.*)$/u.exec(name) ?? [];
	if (before && after) return { name: after, surname: before };
	const [, given, surname] = /^(\p{Lu}.*\p{Ll}) (\p{Lu}[\p{Lu}\p{M}'’ -]+)$/u.exec(name) ?? [];
	return given && surname ? { name: given, surname } : null;
}

const OF_FATHER = /(?:ич|івна|ївна|овна|евна|ична)$/u;

/** Two words are both names, a third is the father's; more are not taken apart. */
function inWords({ name, first }: Written): { name: string; surname: string } | null {
	const [one, other, father, ...more] = name.split(' ');
	if (!first || !one || !other || more.length > 0) return null;
	if (father !== undefined && !OF_FATHER.test(father)) return null;
	return first === 'surname' ? { name: other, surname: one } : { name: one, surname: other };
}

/** The first name; with as much of the surname as tells two of the same name apart. Where nobody said which is which, both. */
function nameOf(one: Written, all: readonly Written[]): string {
	const { name, surname, bare } = one;
	if (name === '' || surname === '') return name || surname;
	if (bare) return `${name} ${surname}`;
	const others = all.filter(
		(other) => other !== one && nameKey(other.name) === nameKey(name) && other.surname !== surname
	);
	if (others.length === 0) return name;
	const mine = letters(surname);
	for (let length = 1; length < mine.length; length += 1) {
		const start = mine.slice(0, length).join('');
		const alike = others.some((other) => nameKey(other.surname).startsWith(nameKey(start)));
		if (!alike) return `${name} ${start}.`;
	}
	return `${name} ${surname}`;
}
