/** Any text may stand in a print. */
import { expect, test } from 'vitest';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { breakLines } from '../../src/lib/print/lineBreaking.ts';
import { STYLES } from '../../src/lib/print/page.ts';
import { fuzz, pick, type Dice } from './fuzzing.ts';

const RANGES: readonly (readonly [number, number])[] = [
	[0x20, 0x7e],
	[0x00, 0x1f],
	[0xa0, 0x24f],
	[0x300, 0x36f],
	[0x590, 0x6ff],
	[0x900, 0xdff],
	[0x1100, 0x11ff],
	[0x2000, 0x206f],
	[0x3040, 0x9fff],
	[0xd800, 0xdfff],
	[0xfe00, 0xffff],
	[0x1f300, 0x1faff]
];

/** A text of all kinds of letters, marks, directions and halves of letters. */
function oddText(dice: Dice): string {
	return Array.from({ length: dice(80) }, () => {
		const [first, last] = pick(dice, RANGES);
		const text = String.fromCodePoint(first + dice(last - first + 1));
		return dice(20) === 0 ? text.repeat(dice(60)) : text;
	}).join('');
}

test('every text breaks into lines that hold all of it', async () => {
	const { hangs } = await fuzz('lines', { few: 1_000, share: 0.1 }, oddText, (text) => {
		expect(breakLines(text, STYLES.plain, 200).lines).toBeDefined();
	});
	expect(hangs).toEqual([]);
	// letters of every script are read from their files once
});

test('every text can be printed', async () => {
	const { inputs } = await fuzz('prints', { few: 20, share: 0.1 }, oddText, async (text) => {
		const blocks = [{ kind: 'paragraph' as const, tone: 'plain' as const, text }];
		const bytes = await pdfOf({ title: text, language: 'en', blocks }, 'a4');
		expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
	});
	expect(inputs).toBeGreaterThanOrEqual(20);
});
