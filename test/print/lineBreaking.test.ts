import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines, type Line, type Style } from '../../src/lib/print/lineBreaking.ts';
import { clean } from '../../src/lib/print/scripts/cleaning.ts';

const STYLE: Style = { voice: 'plain', size: 10, leading: 14 };
const textOf = ({ words }: Line) => words.map(({ text }) => text).join('');
const texts = fc.array(
	fc.constantFrom('a', 'bridge', 'Łódź', 'Ελένη', 'Дмитро', 'ễ', 'x'.repeat(90)),
	{
		maxLength: 40
	}
);

test('no line is wider than its room, and no letter is lost or added', () => {
	fc.assert(
		fc.property(texts, fc.integer({ min: 30, max: 400 }), (words, width) => {
			const { lines, missing } = breakLines(words.join(' '), STYLE, width);
			for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
			expect(lines.map(textOf).join('').replace(/ /g, '')).toBe(words.join(''));
			expect(missing).toBe(false);
		})
	);
});

test('a line holds as many words as fit: the first of the next line would not', () => {
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom('one', 'three', 'fifteen'), { minLength: 1, maxLength: 40 }),
			fc.integer({ min: 60, max: 300 }),
			(words, width) => {
				const lines = breakLines(words.join(' '), STYLE, width).lines;
				lines.slice(1).forEach((line, index) => {
					const [word = ''] = textOf(line).split(' ');
					const longer = `${lines[index] ? textOf(lines[index]) : ''} ${word}`;
					expect(breakLines(longer, STYLE, Infinity).lines[0]?.width).toBeGreaterThan(width);
				});
			}
		)
	);
});

test('words are not cut where they fit on a line of their own', () => {
	const { lines } = breakLines('the wells of the valley ran dry', STYLE, 60);
	const words = lines.flatMap((line) => textOf(line).split(' '));
	expect(words.filter((word) => word !== '')).toEqual('the wells of the valley ran dry'.split(' '));
});

test('letters of people’s own line breaks, and of joined signs, stay as they are', () => {
	expect(breakLines('one\ntwo\r\nthree', STYLE, 200).lines.map(textOf)).toEqual([
		'one',
		'two',
		'three'
	]);
	const { lines } = breakLines('ễ'.normalize('NFD').repeat(30), STYLE, 30);
	expect(lines.map(textOf).join('')).toBe('ễ'.repeat(30));
});

test('a cleaned text holds no control, no direction and no half of a letter, and stays clean', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
			const once = clean(text);
			expect(once).not.toMatch(/[\p{Cf}\ud800-\udfff]/u);
			expect(once.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
			expect(clean(once)).toBe(once);
		})
	);
	expect(clean('a\ud800b\u202ec')).toBe('a\ufffdbc');
});
