import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../../src/lib/server/export/csv.ts';
import { locales } from '../../../src/lib/paraglide/runtime.js';

/** Cells as spreadsheets read them: quotes count only where a cell begins with one, and whatever follows their end belongs to the cell. */
function read(csv: string, separator: string): string[][] {
	const rows: string[][] = [];
	let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
	let begins = true;
	const text = csv.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		if (quoted && sign === '"' && text[at + 1] === '"') cell += text.charAt(at++);
		else if (quoted && sign === '"') quoted = false;
		else if (quoted) cell += sign;
		else if (begins && sign === '"') [quoted, begins] = [true, false];
		else if (sign === separator || sign === '\n') {
			row.push(cell);
			if (sign === '\n') rows.push(row);
			[row, cell, begins] = [sign === '\n' ? [] : row, '', true];
		} else [cell, begins] = [cell + sign, false];
	}
	return rows;
}

/** What a spreadsheet runs: it looks past blanks and what nobody sees, and takes an apostrophe or a quote for words. */
const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(cell);

test.each([
	['ar', ';'],
	['de', ';'],
	['en', ','],
	['es', ';'],
	['fr', ';'],
	['pl', ';'],
	['uk', ';']
] as const)('opens in columns where people read %s', (language, separator) => {
	const rows = [
		['Moss', 'Robin; Kit', 'say "no", twice', 3],
		['two\nlines', '', 'x', -4]
	];
	expect(read(csvOf(rows, language), separator)).toEqual(rows.map((row) => row.map(String)));
});

test('a formula gets an apostrophe, and a number that is one none', () => {
	expect(csvOf([['=1', -1, "'=1", ' =1', 'a-b', '"=1"', '']], 'en')).toBe(
		`\ufeff"'=1","-1","''=1","' =1","a-b","'""=1""",""\r\n`
	);
});

/** What pupils may write to get a formula past. */
const SLY = fc.string({
	unit: fc.constantFrom(...Array.from('ab =+-@|%＝\t,;"\'\n\r\u00a0\u200b\0\u00adx1')),
	maxLength: 24
});

const CAUGHT = [
	'x;=1+1;y',
	'x,=1',
	'x\t=1',
	'x\n=1',
	'x;"=1"',
	';\t=1',
	';" =1',
	'";=1',
	`';"'=1`,
	'x;\0=1',
	'x;\u200b=1'
];

test('no cell is a formula, whatever is written and wherever it is split', () => {
	fc.assert(
		fc.property(
			fc.array(fc.array(fc.oneof(SLY, fc.constantFrom(...CAUGHT)), { minLength: 1, maxLength: 4 })),
			fc.constantFrom(...locales),
			fc.constantFrom(',', ';', '\t'),
			(rows, language, separator) => {
				const cells = read(csvOf(rows, language), separator).flat();
				expect(cells.filter(isFormula)).toEqual([]);
			}
		),
		{ numRuns: 3000 }
	);
});

test('what is read where it was meant is what was written, but for the apostrophes', () => {
	const plain = (cell: string) => cell.replace(/\r\n?/g, '\n').replaceAll("'", '');
	fc.assert(
		fc.property(fc.array(fc.array(SLY, { minLength: 1 }), { minLength: 1 }), (rows) => {
			const found = read(csvOf(rows, 'de'), ';').map((row) => row.map(plain));
			expect(found).toEqual(rows.map((row) => row.map(plain)));
		})
	);
});
