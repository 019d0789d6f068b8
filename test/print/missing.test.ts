/** What is said to be missing beforehand is what a print marks, for every letter there is. */
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { wordOf } from '../../src/lib/print/fonts.ts';
import { isSettable, missingLetters, textsIn } from '../../src/lib/print/missing.ts';
import { bytesOf, lettersIn } from '../../src/lib/print/scripts/letters.ts';
import { clean } from '../../src/lib/print/scripts/cleaning.ts';
import { FILES, filesFor } from '../../src/lib/print/scripts/typefaces.ts';

describe('the letters that are missing', () => {
	test('are each named once, joined signs as one, and nothing else', () => {
		expect(missingLetters(['ខក and ខ', 'CO₂ ☐', 'က'])).toEqual(['ខ', 'ក', 'က']);
		expect(missingLetters(['', 'plain', 'Łódź', '王小明', 'தமிழ்', '👩‍🌾 👍🏽', 'ب'])).toEqual([]);
		expect(isSettable('ខ')).toBe(false);
	});

	test('are found wherever they lie in what is printed', () => {
		expect([...textsIn({ a: ['x', { b: 'y' }], c: null, d: 3 })]).toEqual(['x', 'y']);
		expect(missingLetters(textsIn({ turns: [{ said: 'ខ' }], names: { 0: 'Ann' } }))).toEqual(['ខ']);
	});

	test('are those that a print marks, over one letter of each block of 16 that there are', () => {
		const letters = Array.from({ length: 0x1fb00 / 16 }, (_, block) => {
			const codes = Array.from({ length: 16 }, (_, at) => block * 16 + at);
			return String.fromCodePoint(
				...codes.filter((code) => /\P{Cn}/u.test(String.fromCodePoint(code))).slice(0, 1)
			);
		}).filter((letter) => !/[\p{Z}\p{C}]/u.test(letter) && clean(letter) !== '');
		expect(letters.length).toBeGreaterThan(1000);
		const marked = letters.filter((letter) => wordOf(clean(letter), 'plain').missing);
		expect(marked.filter(isSettable)).toEqual([]);
		expect(letters.filter((letter) => !marked.includes(letter) && !isSettable(letter))).toEqual([]);
	});
});

test('the letters of a file are those that its typeface has', () => {
	const files = [...FILES.plain.own, ...FILES.display.other, ...filesFor('', 'plain', 'sc')];
	for (const file of files) {
		const font = create(bytesOf(file));
		if (!('characterSet' in font)) throw new Error('a collection');
		const letters = font.characterSet.filter((code) => code !== 0xffff);
		expect([...lettersIn(file)].sort((a, b) => a - b)).toEqual(letters.sort((a, b) => a - b));
	}
});
