/** Letters of every alphabet on paper, and how lines, tables and headings are set, whatever is printed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, RecordDocument } from '../../src/lib/engine/record.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { folded, read } from './reading.ts';

const NAMES = ['Łukasz Żółć', 'İğdır Şule', 'Ελένη', 'Дмитро', 'Nguyễn Thị Hoà', 'Quiet Heron'];
const record = (...blocks: Block[]): RecordDocument => ({ title: 'T', language: 'en', blocks });
const paragraph = (text: string): Block => ({ kind: 'paragraph', tone: 'plain', text });
const readParagraph = async (text: string) => read(await pdfOf(record(paragraph(text)), 'a4'));

describe('letters', () => {
	/** Latin, Greek, Cyrillic, Vietnamese: whatever is one letter when composed. */
	const ALPHABETS = [
		[0xa1, 0x17f],
		[0x388, 0x3ce],
		[0x400, 0x45f],
		[0x490, 0x491],
		[0x1ea0, 0x1ef9]
	] as const;
	const LETTERS = ALPHABETS.flatMap(([first, last]) =>
		Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
	).filter((letter) => /\p{L}/u.test(letter) && letter.normalize('NFKC') === letter);

	test.each(['plain', 'display', 'bold'] as const)(
		'of many alphabets come out as they went in (%s)',
		async (voice) => {
			const words = [...NAMES, 'за\u0301мок', ...LETTERS.map((letter) => `a${letter}o`)];
			const { text, sheets } = await read(await pdfOf(record(...inVoice(voice, words)), 'a4'));
			for (const word of words) expect(text).toContain(folded(word));
			expect(text).not.toContain('‹…›');
			expect(sheets.flatMap(({ embedded }) => embedded)).not.toContain(false);
		}
	);

	function inVoice(voice: 'plain' | 'display' | 'bold', words: readonly string[]): Block[] {
		if (voice === 'plain') return [paragraph(words.join(' '))];
		if (voice === 'display') return [{ kind: 'heading', level: 1, text: words.join(' ') }];
		return words.map((label) => ({ kind: 'lines', label, count: 0 }));
	}

	test.each([
		['Tibetan', 'བོད'],
		['Khmer', 'ខ្មែរ'],
		['Burmese', 'မြန်မာ']
	])(
		'that no typeface here has, such as %s, leave one mark and a sentence, never boxes',
		async (_, strange) => {
			const { text } = await readParagraph(`before ${strange} after`);
			expect(text).toContain('before ‹…› after');
			expect(text).toContain('Your browser can');
			for (const letter of strange) expect(text).not.toContain(letter);
		}
	);

	test('that are missing are spoken of wherever they stand', async () => {
		const blocks: Block[] = [
			{ kind: 'table', caption: '', head: ['A'], rows: [['ខ']] },
			{ kind: 'facts', facts: [{ label: 'L', value: 'ខ' }] },
			{ kind: 'heading', level: 1, text: 'ខ' }
		];
		for (const block of blocks) {
			const { text } = await read(await pdfOf(record(block), 'a4'));
			expect(text).toContain('‹…›');
			expect(text).toContain('Your browser can');
		}
	});

	test('typed apart from their accents are joined, and what turns or hides writing is left out', async () => {
		const { text } = await readParagraph(
			'Z\u0307o\u0301\u0142c\u0301 \u202eevil\u202c\u200b end\u0000\u0007'
		);
		expect(text).toContain('Żółć evil end');
	});

	test('of hostile texts end as harmless print', async () => {
		const bad = ') Tj ET endstream endobj << /OpenAction << /S /JavaScript /JS (x) >> >> \ud800';
		const file = await pdfOf(record(paragraph(bad), paragraph('x'.repeat(10_000))), 'a4');
		const { text } = await read(file);
		expect(text).toContain(') Tj ET endstream endobj << /OpenAction <<');
		expect(text.match(/x/g)?.length).toBe(10_001);
	});
});

describe('setting', () => {
	const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), {
		minLength: 1,
		maxLength: 30
	});
	const text = words.map((list) => list.join(' '));
	const block: fc.Arbitrary<Block> = fc.oneof(
		text.map(paragraph),
		text.map((value): Block => ({ kind: 'facts', facts: [{ label: value.slice(0, 40), value }] })),
		fc.record({
			kind: fc.constant('heading' as const),
			level: fc.constantFrom(1, 2, 3),
			text
		}),
		fc
			.array(fc.array(text, { minLength: 4, maxLength: 4 }), { maxLength: 9 })
			.map((rows): Block => ({ kind: 'table', caption: 'C', head: ['A', 'B', 'C', 'D'], rows }))
	);

	test('never leaves the margins, whatever the text', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 6 }), async (blocks) => {
				const { sheets } = await read(await pdfOf(record(...blocks), 'a4'));
				for (const { pieces, size } of sheets) {
					for (const { x, y, width } of pieces) {
						expect(x).toBeGreaterThanOrEqual(34);
						expect(x + width).toBeLessThanOrEqual(size[0] - 34 + 4); // a space at the end hangs out
						expect(y).toBeGreaterThan(33);
						expect(y).toBeLessThan(size[1] - 34);
					}
				}
			}),
			{ numRuns: 25 }
		);
	});

	test('a table that goes on repeats its head, and no row is divided', async () => {
		const rows = Array.from({ length: 90 }, (_, row) => [`row ${String(row)}`, 'two\nlines']);
		const table: Block = { kind: 'table', caption: 'Long', head: ['Which', 'What'], rows };
		const { sheets } = await read(await pdfOf(record(table), 'a4'));
		expect(sheets.length).toBeGreaterThan(2);
		for (const { text } of sheets) {
			expect(text).toContain('Which');
			expect(text.match(/two/g)?.length).toBe(text.match(/lines/g)?.length);
			expect(text.match(/row \d/g)?.length).toBe(text.match(/lines/g)?.length);
		}
	});

	test('no line of a text stands alone on a page, nor one of three', async () => {
		for (let filled = 40; filled < 54; filled++) {
			for (const length of [2, 3, 4, 5, 60]) {
				const words = Array.from({ length }, (_, line) => `line${String(line)}.`).join('\n');
				const blocks = [paragraph('filler\n'.repeat(filled)), paragraph(words)];
				const { sheets } = await read(await pdfOf(record(...blocks), 'letter'));
				const parts = sheets.map(({ text }) => text.match(/line\d+\./g)?.length ?? 0);
				expect(parts.filter((lines) => lines === 1)).toEqual([]);
				if (length === 3) expect(parts).toContain(3);
			}
		}
	});

	test('a heading never stands at the foot of a page without what it heads', async () => {
		for (let lines = 20; lines < 50; lines++) {
			const filler = paragraph('filler\n'.repeat(lines));
			const heading: Block = { kind: 'heading', level: 1, text: 'Chapter' };
			const blocks = [filler, heading, paragraph('It begins here.')];
			const { sheets } = await read(await pdfOf(record(...blocks), 'letter'));
			const page = sheets.find(({ text }) => text.includes('Chapter'));
			expect(page?.text).toContain('It begins here.');
		}
	});
});
