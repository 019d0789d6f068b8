/** What a print says beside its letters: when it was, in which language, what leads where, what belongs to what. */
import { expect, test } from 'vitest';
import type { Block, RecordDocument } from '../../src/lib/engine/record.ts';
import { book } from '../../src/lib/games/biome/history/book/given.ts';
import { history } from '../../src/lib/games/biome/history/record.ts';
import { sheet } from '../../src/lib/games/biome/history/sheet/sheet.ts';
import { bound } from '../../src/lib/print/binding.ts';
import { bookOf } from '../../src/lib/print/book/book.ts';
import { breakLines } from '../../src/lib/print/lineBreaking.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { languageOf } from '../../src/lib/print/scripts/languages.ts';
import { nodesOf, read, type Node } from './reading.ts';
import { canCheck, stored, unpacked } from './sound.ts';
import { toldGame } from './told.ts';

const view = toldGame({ seats: 3, seed: 8, turns: 6 });
const occasion = {
	table: 'T',
	date: '14 May 2030',
	names: { 0: '王小明', 1: 'Дмитро', 2: 'ליאל' }
};
const record = (...blocks: Block[]): RecordDocument => ({ title: 'T', language: 'en', blocks });
const fileOf = async (print: RecordDocument) =>
	Buffer.from((await bookOf(print, 'a4')) ?? (await pdfOf(print, 'a4'))).toString('latin1');
const LAST = Date.UTC(2030, 4, 14, 10, 15);

test('a print is dated by the last thing that happened in its game, and by nothing else', async () => {
	for (const print of [book(view, occasion), sheet(view, 0, occasion)]) {
		const file = await fileOf({ ...print, made: LAST });
		expect(file).toContain('D:20300514101500Z');
		expect(await fileOf({ ...print, made: LAST })).toBe(file);
	}
	const parts = [LAST - 9, LAST, LAST - 5].map((made) => ({
		title: 'T',
		book: { ...record(), made },
		sheets: record()
	}));
	expect(bound('B', parts, []).made).toBe(LAST);
});

test('the outline of a sheet names whose it is, and its parts are headings beside each other', async () => {
	const written = { 0: { notes: 'We forgot the southern wells.', caption: '' } };
	const file = await bookOf(sheet(view, 0, { ...occasion, written }), 'a4');
	const { bookmarks, sheets } = await read(file ?? new Uint8Array());
	expect(bookmarks).toEqual(['Aquatic']);
	const levels = sheets.flatMap(({ tree }) => nodesOf(tree)).map(({ role }) => role);
	expect(levels.filter((role) => /^H\d/.test(role)).slice(0, 4)).toEqual(['H1', 'H2', 'H2', 'H2']);
});

test('what was told is a quotation, a caption is in its figure, players are a list', async () => {
	const children = (nodes: readonly Node[], role: string) =>
		nodes
			.filter((node) => node.role === role)
			.map((node) => node.children.flatMap((child) => ('role' in child ? child.role : [])));
	for (const print of [book(view, occasion), history(view, occasion)]) {
		const { sheets } = await read(Buffer.from(await fileOf(print), 'latin1'));
		const nodes = sheets.flatMap(({ tree }) => nodesOf(tree));
		const quotes = children(nodes, 'BlockQuote');
		expect(quotes.length).toBeGreaterThanOrEqual(6);
		for (const quote of quotes) expect(quote).toEqual(['P']);
		expect(nodes.some(({ role }) => role === 'LI')).toBe(true);
		if (!print.book) expect(children(nodes, 'Figure')).toContainEqual(['Caption']);
	}
});

test.runIf(canCheck)('a source is a link to where it can be checked', async () => {
	const url = 'https://example.org/ice';
	const source: Block = { kind: 'paragraph', tone: 'quiet', text: `Source: Ice, ${url}`, url };
	const file = unpacked(stored(await pdfOf(record(source), 'a4')));
	expect(file).toContain(`/URI (${url})`);
	expect(file).toContain('/S /Link');
});

test.runIf(canCheck)('words in other scripts say in which language they are read', async () => {
	for (const print of [book(view, occasion), history(view, occasion)]) {
		const file = unpacked(stored(Buffer.from(await fileOf(print), 'latin1')));
		for (const language of ['zh', 'und-Cyrl', 'he']) expect(file).toContain(`/Lang (${language})`);
	}
	const plain = unpacked(stored(await pdfOf(record(), 'a4')));
	expect(plain.match(/\/Lang \(/g)).toHaveLength(1);
});

test.each([
	['Ελένη', 'el'],
	['ქართული', 'ka'],
	['हिन्दी', 'und-Deva'],
	['Łódź', null],
	['12', null]
])('%s is read as %s', (word, language) => {
	expect(languageOf(word, 'sc')).toBe(language);
});

test('signs that Chinese, Japanese and Korean share are read as the paragraph is', () => {
	expect((['sc', 'jp', 'kr'] as const).map((han) => languageOf('山', han))).toEqual([
		...['zh', 'ja', 'ko']
	]);
});

test('a number is never parted from its unit', () => {
	const style = { voice: 'plain', size: 10, leading: 15 } as const;
	for (let width = 20; width < 120; width += 3) {
		const { lines } = breakLines('lost 1 RP, then 12 RP at 5 °C and 7 %', style, width);
		const said = lines.map(({ words }) => words.map(({ text }) => text).join(''));
		if (width > 45) for (const line of said) expect(line).not.toMatch(/\d$|^(RP|°C|%)/);
	}
});

test('no word of a table’s head or of its rows is broken where columns are narrow', async () => {
	const head = [
		'Stat',
		'Regeneration',
		'Adaptability',
		'Biodiversity',
		'Resilience',
		'What it means'
	];
	const long = 'We bend and stand up again, and again, and once more. '.repeat(6);
	const rows = ['Regeneration', 'Biodiversity'].map((stat) => [stat, '1', '2', '3', '4', long]);
	const table: Block = { kind: 'table', caption: '', head, rows };
	const { sheets } = await read(await pdfOf(record(table), 'letter'));
	const words = sheets.flatMap(({ pieces }) => pieces.map(({ text }) => text.trim()));
	for (const word of ['Regeneration', 'Adaptability', 'Biodiversity'])
		expect(words).toContain(word);
});

test('labels of charts stay on the paper, however long facets are', async () => {
	const facets = ['where the railway ran before the dunes came over the rails', 'W'.repeat(60)];
	const twins = { ...view, sheets: structuredClone(view.sheets) };
	Object.values(twins.sheets).forEach((own, seat) => {
		Object.assign(own, { biome: 'desert', facet: facets[seat % 2] });
	});
	const { sheets } = await read(await pdfOf(history(twins, { table: 'T', names: {} }), 'a4'));
	for (const { pieces, size } of sheets) {
		for (const { x, y, width } of pieces) {
			expect(x).toBeGreaterThanOrEqual(33.5);
			expect(x + width).toBeLessThanOrEqual(size[0] - 30);
			expect(y).toBeGreaterThan(33);
		}
	}
});

test('a heading never stands at a page’s foot with one row of its table', async () => {
	for (let lines = 20; lines < 50; lines++) {
		const filler: Block = { kind: 'paragraph', tone: 'plain', text: 'filler\n'.repeat(lines) };
		const rows = Array.from({ length: 5 }, (_, row) => [`row ${String(row)}`]);
		const table: Block = { kind: 'table', caption: '', head: ['Which'], rows };
		const heading: Block = { kind: 'heading', level: 2, text: 'Stats' };
		const { sheets } = await read(await pdfOf(record(filler, heading, table), 'letter'));
		const page = sheets.find(({ text }) => text.includes('Stats'));
		expect(page?.text).toContain('row 1');
	}
});
