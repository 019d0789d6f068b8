import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import { blankSheet, sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { bookOf, svgOf } from '../../../../src/lib/print/book/book.ts';
import { SvgPages } from '../../../../src/lib/print/book/svgPages.ts';
import { occasionOf } from '../history/set.ts';
import { folded, read } from '../../../print/reading.ts';
import { toldGame } from './told.ts';

const lesson = toldGame({ seats: 5, seed: 47, options: { phase1Rounds: 3, maxRounds: 3 } });
const STRANGE = { 0: 'សុខា', 1: 'አማርኛ', 2: 'أحمد', 3: '宮崎 駿', 4: 'Zoë & <Tom>' };
const BODY = { voice: 'plain', size: 10, leading: 5 } as const;

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** The text of each page, as a browser reads it. */
const pagesOf = (html: string): string[] =>
	html
		.split('<svg class="leaf"')
		.slice(1)
		.map((page) => {
			const texts = Array.from(page.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text]) => text);
			const whole = texts.join(' ').replace(/&(\w+);/g, (_, sign: string) => SIGNS[sign] ?? '?');
			return folded(whole);
		});
/** Tags that are closed by others than their own, or never. */
function unclosed(html: string): string[] {
	const open: string[] = [];
	for (const [, end, name = '', empty] of html.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
		if (empty) continue;
		if (!end) open.push(name);
		else if (open.at(-1) === name) open.pop();
		else return [...open, `/${name}`];
	}
	return open;
}
/** Readers of PDF part words by their distance. */
const letters = (text: string): string => text.replaceAll(' ', '');

describe('the pages for a browser', () => {
	test.each<[string, RecordDocument]>([
		['a book', book(lesson, occasionOf('Łódź', { 0: 'Zoë & <Tom>' }))],
		['a sheet', sheet(lesson, 1, occasionOf('Łódź', { 1: 'Ελένη' }))],
		['a blank sheet', blankSheet()]
	])('of %s say page by page what its PDF says, on both papers', async (_, record) => {
		for (const paper of ['a4', 'letter'] as const) {
			const html = await svgOf(record, paper);
			const { sheets } = await read((await bookOf(record, paper)) ?? new Uint8Array());
			expect(pagesOf(html).map(letters)).toEqual(sheets.map(({ text }) => letters(text)));
			expect(unclosed(html)).toEqual([]);
		}
	});

	test('have every name letter by letter, also where no typeface of the PDF has them', async () => {
		const record = book(lesson, occasionOf('அறம் of አማርኛ', STRANGE));
		const [cover = '', inside = ''] = pagesOf(await svgOf(record, 'a4'));
		expect(cover).toContain('அறம் of አማርኛ');
		for (const name of Object.values(STRANGE)) expect(inside).toContain(name);
		const { text } = await read((await bookOf(record, 'a4')) ?? new Uint8Array());
		expect(text).toContain('Seat 1');
	});

	test('are the same for the same game, and have no name that was not given', async () => {
		const again = toldGame({ seats: 5, seed: 47, options: { phase1Rounds: 3, maxRounds: 3 } });
		const [first, second] = [lesson, again].map((view) => book(view, occasionOf('Thornwater')));
		if (!first || !second) throw new Error('no book');
		expect(await svgOf(first, 'a4')).toBe(await svgOf(second, 'a4'));
		expect(await svgOf(first, 'a4')).not.toMatch(/Seat \d/);
	});

	test('know headings, quotations and pictures in words', async () => {
		const html = await svgOf(book(lesson, occasionOf('Thornwater')), 'a4');
		expect(html.match(/role="heading" aria-level="1"/g)).toHaveLength(1);
		expect(html.match(/role="blockquote"/g)?.length).toBeGreaterThan(5);
		expect(html).not.toMatch(/role="img" aria-label=""/);
		expect(html).toContain('aria-label="The planet of this world, with');
	});

	test('have marks where a browser’s own patterns would be printed as pictures of megabytes', async () => {
		const html = await svgOf(book(lesson, occasionOf('Thornwater')), 'a4');
		expect(html).not.toMatch(/<pattern|url\(#tile/);
		const cuts = Array.from(html.matchAll(/<clipPath id="([^"]+)"/g), ([, id]) => id);
		const cut = Array.from(html.matchAll(/clip-path="url\(#([^)]+)\)"/g), ([, id]) => id);
		expect(cuts.length).toBeGreaterThan(100);
		expect(new Set(cuts).size).toBe(cuts.length);
		expect(cut).toEqual(cuts);
		expect(html.length).toBeLessThan(1_500_000);
	});

	test.each([
		['Коренева пошта', true],
		['بريد الجذور', true],
		['Poste aux racines, 7 PR', false]
	])('set %s as wide as it was reckoned where a screen has its own letters: %s', (text, own) => {
		const pages = new SvgPages('a4', 'uk');
		pages.turnPage();
		const [row] = pages.rows(text, BODY, 100);
		if (row) pages.set(row, BODY, 10, 10);
		expect(pages.html().includes(`textLength="`)).toBe(own);
	});

	test('hold hostile texts as text, and lines no wider than asked for', () => {
		const hostile = '"><script>alert(1)</script><b a=\'';
		fc.assert(
			fc.property(
				fc.string({ unit: 'grapheme', maxLength: 60 }),
				fc.integer({ min: 20, max: 150 }),
				(text, width) => {
					const pages = new SvgPages('a4', 'en');
					pages.turnPage();
					for (const said of [text, hostile + text]) {
						const rows = pages.rows(said, BODY, width);
						for (const row of rows) {
							expect(row.width).toBeLessThanOrEqual(width + 0.01);
							pages.set(row, BODY, 10, 10);
						}
						pages.set(pages.cut(said, BODY, width), BODY, 10, 10);
						pages.figure(said, [0, 0, 1, 1], () => undefined);
					}
					const html = pages.html();
					expect(unclosed(html)).toEqual([]);
					expect(html).not.toContain('<script');
				}
			)
		);
	});
});

test('a record without pages of its game’s has none for a browser either', async () => {
	expect(await svgOf({ title: 'T', language: 'en', blocks: [] }, 'a4')).toBe('');
});
