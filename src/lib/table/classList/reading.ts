/** A pasted or opened text as names, line by line; and what cannot be read, line by line too. */
import papaparse from 'papaparse';
import { columnsOf, columnsUnder, isHead, type Columns, type Row } from './columns.ts';
import { nameKey, PUPILS, type Pair } from './list.ts';
import { called, type Fault, type Read, type Written } from './naming.ts';

export interface Reading {
	readonly pupils: readonly Read[];
	readonly faults: readonly Fault[];
	readonly apart: readonly Pair[];
	/** Why nothing of it can be taken; null where it can. */
	readonly whole: 'empty' | 'many' | 'figures' | null;
	/** How many lines there are with something on them, those above the columns apart. */
	readonly lines: number;
}

interface Line {
	readonly line: number;
	readonly cells: Row;
	readonly broken: boolean;
}

/** What a text says as a class list. Nothing is refused: what cannot be used is named. */
export function read(text: string): Reading {
	const filled = linesOf(text).filter(({ cells }) => cells.some((cell) => cell !== ''));
	const at = headAt(filled);
	const head = filled[at]?.cells ?? null;
	const lines = head ? filled.slice(at + 1) : spreadOut(filled);
	const rows = lines.filter(({ broken }) => !broken).map(({ cells }) => cells);
	const nothing = { pupils: [], faults: [], apart: [], lines: lines.length };
	if (lines.length === 0) return { ...nothing, whole: 'empty' };
	if (lines.length > PUPILS) return { ...nothing, whole: 'many' };
	const columns = head ? columnsUnder(head, rows) : columnsOf(rows);
	const hasNames = rows.some((cells) => /[^\d\s.,:;+\-–/%]/u.test(cells[columns.name ?? 0] ?? ''));
	if (!hasNames && rows.length > 0) return { ...nothing, whole: 'figures' };
	const written = lines.map((line) => writtenOn(line, columns, head === null));
	const { pupils: all, faults } = called(written);
	const pupils = isOneGroup(all) ? all.map((one) => ({ ...one, group: '' })) : all;
	const above = filled.slice(0, Math.max(0, at)).map(unnamed);
	const apart = pairsOf(written, pupils);
	return { pupils, faults: [...above, ...faults], apart, lines: lines.length, whole: null };
}

/** More than sit at a table. */
const CROWD = 8;

/** A "group" of so many is the class. */
const isOneGroup = (pupils: readonly Read[]): boolean =>
	pupils.length > CROWD && new Set(pupils.map(({ group }) => group)).size === 1;

/** So many lines may stand above the words: the class, its teacher, a date. */
const ABOVE = 5;

/** Which line has the words above the columns; less than 0 for none. */
function headAt(lines: readonly Line[]): number {
	const at = lines.slice(0, ABOVE + 1).findIndex(({ cells }) => isHead(cells));
	const filled = (place: number) => lines[place]?.cells.filter((cell) => cell !== '').length ?? 0;
	const titled = lines.slice(0, Math.max(0, at)).every((_, place) => filled(place) === 1);
	return at <= 0 || (titled && filled(at) > 1) ? at : -1;
}

const unnamed = ({ line, cells }: Line): Fault => ({
	...{ line, kind: 'no-name', text: cells.join(' ').trim(), first: 0 }
});

/** The lines of a text as cells. A quotation mark that is never closed spoils its own line only. */
function linesOf(text: string): Line[] {
	const told = /^\ufeff?sep=(.)\r?\n/u.exec(text);
	const body = text.slice(told?.[0].length ?? 0).replace(/^\ufeff/u, '');
	const delimiter = told?.[1] ?? delimiterOf(body);
	const whole = papaparse.parse<string[]>(body, { delimiter });
	const before = told ? 1 : 0;
	if (whole.errors.every(({ type }) => type !== 'Quotes')) return numbered(whole.data, before);
	return body.split(/\r\n|\r|\n/u).map((one, at) => {
		const { data, errors } = papaparse.parse<string[]>(one, { delimiter });
		const broken = errors.some(({ type }) => type === 'Quotes');
		return { line: at + 1 + before, cells: broken ? [one] : cleaned(data[0] ?? []), broken };
	});
}

/** The sign that stands on most lines outside of quotes. "Ibsen, Anna" on every line is one name each. */
function delimiterOf(text: string): string {
	const lines = text
		.replace(/"[^"]*"/gu, '')
		.split(/\r\n|\r|\n/u)
		.filter((line) => line.trim() !== '');
	if (lines.length > 1 && lines.every((line) => /^[^,;\t]+, [^,;\t]+$/u.test(line))) return '\t';
	const [most] = ['\t', ';', ',', '|']
		.map((sign) => ({ sign, on: lines.filter((line) => line.includes(sign)).length }))
		.toSorted((one, other) => other.on - one.on);
	return most?.sign ?? ',';
}

/** A cell in quotes can go over several lines. */
function numbered(rows: readonly Row[], before: number): Line[] {
	let line = before + 1;
	return rows.map((cells) => {
		const here = line;
		line += 1 + cells.join('').split(/\r\n|\r|\n/u).length - 1;
		return { line: here, cells: cleaned(cells), broken: false };
	});
}

/** Cells on one line each, without signs that nobody sees; a text that a spreadsheet was told to keep is that text. */
const cleaned = (cells: Row): string[] =>
	cells.map((cell) =>
		cell
			.replace(/[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u2060\ufeff]/gu, ' ')
			.replace(/^\s*="([^"]*)"\s*$/u, '$1')
			.replace(/\s+/gu, ' ')
			.trim()
			.normalize('NFC')
	);

/** Names one after the other on a single line. */
function spreadOut(lines: readonly Line[]): readonly Line[] {
	const [only, ...others] = lines;
	const names = only?.cells.filter((cell) => cell !== '') ?? [];
	if (!only || others.length > 0 || names.length < 3) return lines;
	return names.map((name) => ({ ...only, cells: [name] }));
}

function writtenOn({ line, cells, broken }: Line, columns: Columns, bare: boolean): Written {
	const at = (place: number | null) => (place === null ? '' : (cells[place] ?? ''));
	return {
		line,
		text: cells.filter((cell) => cell !== '').join(' · '),
		name: at(columns.name),
		surname: at(columns.surname),
		group: at(columns.group),
		apart: at(columns.apart),
		first: columns.first,
		broken,
		bare
	};
}

function pairsOf(written: readonly Written[], pupils: readonly Read[]): Pair[] {
	const known = new Map(pupils.map(({ name }) => [nameKey(name), name]));
	return pupils.flatMap(({ line, name }) => {
		const { apart = '' } = written.find((one) => one.line === line) ?? {};
		return apart
			.split('+')
			.map((other) => known.get(nameKey(other)))
			.filter((other) => other !== undefined && other !== name)
			.map((other): Pair => [name, other ?? '']);
	});
}
