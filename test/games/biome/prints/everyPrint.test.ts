/** Every print of a told game, and of games that are as hard to set as they come. */
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { challengeCards } from '../../../../src/lib/games/biome/challenges/cards.ts';
import { guide } from '../../../../src/lib/games/biome/guide.ts';
import { atlas } from '../../../../src/lib/games/biome/history/atlas/given.ts';
import { book, lookedBack, posterOn } from '../../../../src/lib/games/biome/history/book/given.ts';
import { pagedOnePage } from '../../../../src/lib/games/biome/history/onePage.ts';
import { ownPage, pagedOwnPage } from '../../../../src/lib/games/biome/history/ownPage.ts';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { blankSheet, booklet, sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { runSheet } from '../../../../src/lib/print/runSheet.ts';
import { read, type Reading } from '../../../print/reading.ts';
import {
	canCheck,
	MATTERHORN,
	outside,
	overlaps,
	small,
	stored,
	unpacked,
	used
} from '../../../print/sound.ts';
import { broughtBy } from './brought.ts';
import { toldGame, VOICES } from './told.ts';

const names = { 0: 'Łukasz', 1: '王小明', 2: 'Ελένη', 3: 'ליאל', 4: 'Wilhelmina-Konstantinova' };
const occasion = {
	...{ table: 'Thornwater', date: '21 November 2026', names },
	written: { 0: { notes: 'We forgot the southern wells.', caption: 'Our delta at dawn' } }
};
const lesson = toldGame({
	seats: 5,
	seed: 47,
	options: { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 }
});
const hostile =
	') Tj ET endstream endobj << /OpenAction << /S /JavaScript /JS (x) >> >> \u202e\u0000';
const attacked = toldGame({
	seats: 8,
	seed: 9,
	turns: 20,
	voices: {
		...VOICES,
		facets: ['where the railway ran before the dunes came over it', hostile.slice(0, 60)],
		challenges: [hostile],
		solutions: [hostile],
		narrations: [hostile]
	}
});

const made = async (record: RecordDocument) =>
	(await bookOf(record, 'a4')) ?? (await pdfOf(record, 'a4'));
const KINDS: readonly (readonly [string, RecordDocument])[] = [
	['the book', book(lesson, occasion)],
	['the book in grey', { ...book(lesson, occasion), grey: true }],
	['the book of hostile texts', book(attacked, { table: hostile, names: {} })],
	['the record', history(lesson, occasion)],
	['the record in grey', { ...history(lesson, occasion), grey: true }],
	['the record of hostile texts', history(attacked, { table: 'T', names: {} })],
	['a sheet', sheet(lesson, 0, occasion)],
	['all sheets', booklet(lesson, occasion)],
	['the book to fold', { ...book(lesson, occasion), folded: true }],
	['the book to fold, in grey', { ...book(lesson, occasion), folded: true, grey: true }],
	[
		'the atlas of a class',
		atlas('Class 7b', [
			{ view: lesson, occasion },
			{ view: attacked, occasion: { table: hostile, names } }
		])
	],
	['the page', pagedOnePage(lesson, occasion)],
	['the page of hostile texts', pagedOnePage(attacked, { table: hostile, names: {} })],
	['the poster', posterOn('a3')(lesson, occasion)],
	['the poster in grey', { ...posterOn('a3')(lesson, occasion), grey: true }],
	['the large poster of hostile texts', posterOn('a2')(attacked, { table: hostile, names: {} })],
	['the wall', posterOn('wall')(lesson, occasion)],
	['the wall in grey', { ...posterOn('wall')(lesson, occasion), grey: true }],
	['the wall of hostile texts', posterOn('wall')(attacked, { table: hostile, names: {} })],
	...['in brief', 'on two pages'].flatMap((how, at) =>
		[lesson, attacked].map((view, which): [string, RecordDocument] => {
			const { shorter = [], ...whole } = book(
				view,
				which === 0 ? occasion : { table: hostile, names }
			);
			return [`the book ${how}${which === 0 ? '' : ' of hostile texts'}`, shorter[at] ?? whole];
		})
	),
	['looking back', lookedBack(lesson, occasion)],
	['a page of one’s own', pagedOwnPage(lesson, 1, occasion)],
	[
		'a page of one’s own of hostile texts',
		pagedOwnPage(attacked, 1, { table: hostile, names: {} })
	],
	['a page of one’s own in blocks', ownPage(lesson, 1, occasion)],
	['contribution sheets', broughtBy(lesson, names)],
	['contribution sheets of hostile texts', broughtBy(attacked, { 0: hostile })],
	['a blank sheet', blankSheet()],
	['cards', challengeCards()],
	['a run sheet', runSheet('Biome', guide, 45)]
];

describe.each(KINDS)('%s', (_kind, record) => {
	let bytes: Uint8Array;
	let reading: Reading;
	let path: string;
	let file: string;
	beforeAll(async () => {
		bytes = await made(record);
		reading = await read(bytes);
		path = stored(bytes);
		file = canCheck ? unpacked(path) : '';
	});

	test('has no text outside 12 mm', () => {
		expect(outside(reading)).toEqual([]);
	});

	test('has no text below 9 points', () => {
		expect(small(reading)).toEqual([]);
	});

	test('has no text on other text', () => {
		expect(overlaps(reading)).toEqual([]);
	});

	test('is the same file, byte for byte', async () => {
		expect(Buffer.compare(bytes, await made(record))).toBe(0);
	});

	test.runIf(canCheck)('uses a fifth of every page at least, but of its last', () => {
		const pages = used(path).slice(0, -1);
		expect(pages.flatMap((part, page) => (part < 0.2 ? [page + 1] : []))).toEqual([]);
	});

	test.runIf(canCheck)('is a sound file', () => {
		const { status, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
	});

	test.runIf(canCheck).each(Object.entries(MATTERHORN))('PDF/UA-1 %s', (_, broken) => {
		expect(broken({ file, reading })).toEqual([]);
	});
});
