import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutLine, evenLines } from '../../../src/lib/print/book/evening.ts';
import { breakLines, type Line, type Style } from '../../../src/lib/print/lineBreaking.ts';

const STYLE: Style = { voice: 'told', size: 4, leading: 6 };
const text = fc
	.array(fc.string({ minLength: 1, maxLength: 9 }), { maxLength: 30 })
	.map((words) => words.join(' '));
const widths = (lines: readonly Line[]) => lines.map(({ width }) => width);
const said = (lines: readonly Line[]) =>
	lines.map(({ words }) => words.map((word) => word.text).join('')).join(' ');
const folded = (given: string) => given.replace(/\s/gu, '');

test('even lines are as many as plain ones, no wider than the column, and say the same', () => {
	fc.assert(
		fc.property(text, fc.integer({ min: 20, max: 120 }), (given, width) => {
			const [plain, even] = [breakLines(given, STYLE, width), evenLines(given, STYLE, width)];
			expect(even.lines).toHaveLength(plain.lines.length);
			for (const one of widths(even.lines)) expect(one).toBeLessThanOrEqual(width + 0.001);
			expect(folded(said(even.lines))).toBe(folded(said(plain.lines)));
		})
	);
});

test('two lines of which the second was short become about as long', () => {
	const given = 'The lagoon gets warmer every summer until it is like soup';
	const [plain, even] = [breakLines(given, STYLE, 100), evenLines(given, STYLE, 100)];
	const spread = (lines: readonly Line[]) =>
		Math.max(...widths(lines)) - Math.min(...widths(lines));
	expect(plain.lines).toHaveLength(2);
	expect(spread(even.lines)).toBeLessThan(spread(plain.lines));
});

test('a text that is cut fits its line, and says that it goes on', () => {
	const given = 'where the railway ran before the dunes came over the rails';
	const [line] = cutLine(given, STYLE, 60).lines;
	expect(line?.width).toBeLessThanOrEqual(60);
	expect(said(line ? [line] : [])).toMatch(/^where the railway.* …$/);
	expect(said(cutLine('short', STYLE, 60).lines)).toBe('short');
});

test('no word that has room is parted to make lines even', () => {
	const given = 'Пластиковий приплив';
	const [word] = breakLines('Пластиковий', STYLE, Infinity).lines;
	const { lines } = evenLines(given, STYLE, (word?.width ?? 0) * 1.5);
	expect(lines).toHaveLength(2);
	expect(said(lines)).toBe(given);
});
