/** What a print says beside its letters: when it was, in which language, what leads where, what belongs to what. */
import { expect, test } from 'vitest';
import type { Block, RecordDocument } from '../../../../src/lib/engine/record.ts';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { bound } from '../../../../src/lib/print/binding.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { nodesOf, read, type Node } from '../../../print/reading.ts';
import { canCheck, stored, unpacked } from '../../../print/sound.ts';
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

test.runIf(canCheck)('words in other scripts say in which language they are read', async () => {
	for (const print of [book(view, occasion), history(view, occasion)]) {
		const file = unpacked(stored(Buffer.from(await fileOf(print), 'latin1')));
		for (const language of ['zh', 'und-Cyrl', 'he']) expect(file).toContain(`/Lang (${language})`);
	}
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
