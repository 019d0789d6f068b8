/** What children type about the world, sign by sign: a print shows it and gives it back. */
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../src/lib/engine/record.ts';
import { missingLetters } from '../../src/lib/print/missing.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { clean } from '../../src/lib/print/scripts/cleaning.ts';
import { read } from './reading.ts';
import { overlaps, stored } from './sound.ts';

const TYPED = [
	'CO₂|H₂O|CH₄ and N₂O|O₃|PM₂.₅|C₆H₁₂O₆|SO₄²⁻|Na⁺|xₙ₊₁|(CO₂)',
	'm²|m³|10⁻³ kg|km² · h⁻¹|x⁴⁺ⁿ|2ⁿ|5 °C|−3 ℃|99 ℉|12 ㎡',
	'½ cup|⅓ of it|⅔|¾|⅛ + ⅞|1⅖|⅒|3 ‰|50 %|a ≤ b ≥ c',
	'☐ to do|☑ done|☒ never|✓ yes|✔ yes|✗ no|✘ no|✕|❏ later|🗹',
	'→ north|← ↑ ↓ ↔|⇒ so|⇔|➔ then|➢ here|↗ more|1 ± 0.5|2 × 3 ÷ 4 ≠ 5|≈ 7',
	'• first|‣ second|▪ third|◦ fourth|⁃ fifth|● ○ ■ □|★★★☆☆|♥ ♡ ❤|☺ ☹|♪ ♫ ♩',
	'① ② ⑩ ❶|Ⓐ Ⓑ|Ⅳ|№ 5|₴ ₽ ₹ ₿ ₺|√2 ∞ π ∑ ∆|Ω µ α|♀ ♂|☀ ☁ ☂ ☃ ⚡ ❄|⚠ ☢ ☣ ♻',
	'𝓐𝓷𝓷|𝔹𝕖𝕟|𝐙𝐨𝐞|non‑break|oﬀ ﬁn|‽|5′ 3″|„so“ «so» “so”|a ∈ B'
].flatMap((row) => row.split('|'));
const paragraph = (text: string): Block => ({ kind: 'paragraph', tone: 'plain', text });
const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const print = (...blocks: Block[]) => pdfOf({ title: 'T', language: 'en', blocks }, 'a4');
const hasTool = spawnSync('pdftotext', ['--version']).error === undefined;
const linesRead = (bytes: Uint8Array) =>
	execFileSync('pdftotext', [stored(bytes), '-'], { encoding: 'utf8' })
		.split('\n')
		.map((line) => line.trim().normalize('NFC'));

describe('what children type', () => {
	test.skipIf(!hasTool)('comes back letter for letter, in a text and in a heading', async () => {
		for (const block of [paragraph, heading]) {
			const said = TYPED.map((typed) => clean(`We say ${typed} to it`));
			const lines = linesRead(await print(...said.map(block)));
			expect(said.filter((one) => !lines.includes(one))).toEqual([]);
		}
	});

	test('is set by typefaces in the file, without a mark, and nothing of it is missing', async () => {
		const blocks = TYPED.flatMap((typed) => [paragraph(typed), heading(typed)]);
		const reading = await read(await print(...blocks));
		expect(reading.text).not.toContain('‹…›');
		expect(reading.sheets.flatMap(({ embedded }) => embedded)).not.toContain(false);
		expect(missingLetters(TYPED)).toEqual([]);
		expect(overlaps(reading)).toEqual([]);
	});

	test('about carbon dioxide is found by whoever searches the file', async () => {
		const { text } = await read(await print(paragraph('The air has too much CO₂ in it.')));
		expect(text).toContain('The air has too much CO₂ in it.');
	});

	test('adds only the glyphs that it needs', async () => {
		const [plain, signs] = [await print(paragraph('CO2')), await print(paragraph('CO₂ ☐ ⅔ →'))];
		expect(signs.length - plain.length).toBeLessThan(14_000);
	});
});

test.each([
	['\uf0b7 one', '• one'],
	['\uf0a7 two', '▪ two'],
	['\uf0d8 three', '➢ three'],
	['\uf0fc four', '✓ four'],
	['5 \uf0b0C \uf0a3 6', '5 °C ≤ 6']
])('what Word and PDF copy by its place in a typeface, %j, prints as %s', async (typed, shown) => {
	const { text } = await read(await print(paragraph(typed)));
	expect(text).toContain(shown);
	expect(missingLetters([typed])).toEqual([]);
});
