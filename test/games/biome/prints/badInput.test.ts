import { describe, expect, test } from 'vitest';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import { ownPage, pagedOwnPage } from '../../../../src/lib/games/biome/history/ownPage.ts';
import { booklet, sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { read } from '../../../print/reading.ts';
import { longTold, toldGame } from './told.ts';

const running = toldGame({ seats: 3, seed: 8, turns: 4 });
const picture = { src: '/picture', width: 400, height: 300 };
const drawn = { table: 'T', names: {}, pictures: { 0: picture } };
const said = async (record: RecordDocument) =>
	(await read((await bookOf(record, 'a4')) ?? (await pdfOf(record, 'a4')))).text;

describe('a drawing', () => {
	test('that is not there leaves a sentence and its own words', async () => {
		const written = { 0: { notes: '', caption: 'Our delta at dawn' } };
		const text = await said(sheet(running, 0, { ...drawn, written }));
		expect(text).toContain('The picture that was here cannot be printed. Our delta at dawn');
	});

	test.each([
		['nothing', []],
		['no picture', [1, 2, 3, 4, 5]],
		['a JPEG that breaks off', [0xff, 0xd8, 0xff]],
		['a PNG that breaks off', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]]
	])('that is %s leaves the same', async (_, bytes) => {
		const pictures = { '/picture': new Uint8Array(bytes) };
		const text = await said({ ...sheet(running, 0, drawn), pictures });
		expect(text).toContain('The picture that was here cannot be printed.');
	});
});

test('a seat that never played has a clean sheet, a page of its own, and no place in the book', async () => {
	const view = toldGame({ seats: 3, turns: 0 });
	const sheets = { ...view.sheets, 2: { ...view.sheets[2], biome: null } } as typeof view.sheets;
	const idle = { ...view, sheets };
	const occasion = { table: 'T', names: { 2: 'Nobody' } };
	expect(await said(sheet(idle, 2, occasion))).toContain('No challenge yet.');
	expect(await said(ownPage(idle, 2, occasion))).not.toBe('');
	expect(await said(pagedOwnPage(idle, 2, occasion))).toContain('No words of their own yet.');
	const { sheets: pages, text } = await read(
		(await bookOf(book(idle, occasion), 'a4')) ?? new Uint8Array()
	);
	expect(pages).toHaveLength(3);
	expect(text).not.toContain('Nobody');
});

test('a book of 2,000 turns is whole, with every sentence that was told', async () => {
	const view = toldGame({ seats: 5, seed: 47, options: { phase1Rounds: 3, maxRounds: 3 } });
	const bytes = await bookOf(book(longTold(view, 2_000), { table: 'T', names: {} }), 'a4');
	const { text } = await read(bytes ?? new Uint8Array());
	expect(new Set(text.match(/Sentence \d+\./g)).size).toBe(2_000);
});

test('each sheet of a booklet begins a leaf, however long the one before is', async () => {
	const written = { 0: { notes: 'We waited and waited. '.repeat(200), caption: '' } };
	const names = { 0: 'Ann', 1: 'Ben', 2: 'Cem' };
	const { sheets } = await read(
		(await bookOf(booklet(running, { table: 'T', names, written }), 'a4')) ?? new Uint8Array()
	);
	const begin = sheets.flatMap(({ text }, page) => (text.includes('told by') ? [page + 1] : []));
	expect(begin).toHaveLength(3);
	expect(begin.every((page) => page % 2 === 1)).toBe(true);
});
