/** What a print says beside its letters, whatever it prints: which language, what leads where, what belongs to what. */
import { expect, test } from 'vitest';
import type { Block, RecordDocument } from '../../src/lib/engine/record.ts';
import { breakLines } from '../../src/lib/print/lineBreaking.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { languageOf } from '../../src/lib/print/scripts/languages.ts';
import { read } from './reading.ts';
import { canCheck, stored, unpacked } from './sound.ts';

const record = (...blocks: Block[]): RecordDocument => ({ title: 'T', language: 'en', blocks });

test.runIf(canCheck)('a print without other scripts names its language once', async () => {
	const plain = unpacked(stored(await pdfOf(record(), 'a4')));
	expect(plain.match(/\/Lang \(/g)).toHaveLength(1);
});

test.runIf(canCheck)('a source is a link to where it can be checked', async () => {
	const url = 'https://example.org/ice';
	const source: Block = { kind: 'paragraph', tone: 'quiet', text: `Source: Ice, ${url}`, url };
	const file = unpacked(stored(await pdfOf(record(source), 'a4')));
	expect(file).toContain(`/URI (${url})`);
	expect(file).toContain('/S /Link');
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

const SAID: Block = { kind: 'paragraph', tone: 'quote', text: 'in which goats graze' };

test.each([
	['', []],
	[' or with its sentence alone', [SAID]]
])('a heading never stands at a page’s foot with one row of its table%s', async (_, said) => {
	for (let lines = 20; lines < 50; lines++) {
		const filler: Block = { kind: 'paragraph', tone: 'plain', text: 'filler\n'.repeat(lines) };
		const rows = Array.from({ length: 5 }, (_, row) => [`row ${String(row)}`]);
		const table: Block = { kind: 'table', caption: '', head: ['Which'], rows };
		const heading: Block = { kind: 'heading', level: 2, text: 'Stats' };
		const { sheets } = await read(await pdfOf(record(filler, heading, ...said, table), 'letter'));
		const page = sheets.find(({ text }) => text.includes('Stats'));
		expect(page?.text).toContain('row 1');
	}
});
