/** Where things stand across a page, from the side where lines begin. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines, type Style } from '../../src/lib/print/lineBreaking.ts';
import { Sides } from '../../src/lib/print/sides.ts';
import { turnedShape } from '../../src/lib/print/shapes.ts';
import { sidesOf } from '../../src/lib/print/writer/folding.ts';

describe('places', () => {
	test('stay in English and are turned over in Arabic, by the width of what stands there', () => {
		const [english, arabic] = [new Sides('en', 210), new Sides('ar', 210)];
		expect([english.left(16, 40), arabic.left(16, 40)]).toEqual([16, 154]);
		expect(arabic.box([16, 20, 40, 5])).toEqual([154, 20, 40, 5]);
		expect([english.turned, arabic.turned]).toEqual([false, true]);
	});

	test('count from 0 in what has a place of its own, and stay in what is never turned over', () => {
		const sides = new Sides('ar', 210);
		sides.placed(() => {
			expect(sides.left(3, 2)).toBe(-5);
			sides.upright(() => {
				expect(sides.left(3, 2)).toBe(3);
			});
		});
		expect(sides.left(0)).toBe(210);
	});
});

describe('a shape', () => {
	test.each([
		['M10 5H20V9h-3l2 1Z', 'M90 5H80V9h3l-2 1Z'],
		['M0 0c1-2 3.5-.5.5 4s-1 0 2 2', 'M100 0c-1 -2 -3.5 -0.5 -0.5 4s1 0 -2 2'],
		['M50 5A8 6 30 0 1 60 7a2 2 0 1 0-4 0', 'M50 5A8 6 -30 0 0 40 7a2 2 0 1 1 4 0']
	])('%s is %s on the other side of a hundred', (d, turned) => {
		expect(turnedShape(d, 100)).toBe(turned);
	});

	test('that is turned over twice is what it was', () => {
		const number = fc.integer({ min: -900, max: 900 }).map((value) => value / 10);
		const point = fc.tuple(number, number).map((pair) => pair.join(' '));
		const step = fc.oneof(
			point.map((to) => `L${to}`),
			number.map((to) => `h${String(to)}`),
			fc.tuple(point, point, point).map((three) => `c${three.join(' ')}`),
			fc
				.tuple(fc.constantFrom('0 0', '0 1', '1 0', '1 1'), point)
				.map(([flags, to]) => `a5 3 0 ${flags} ${to}`)
		);
		const shape = fc
			.tuple(point, fc.array(step))
			.map(([from, steps]) => `M${from}${steps.join('')}`);
		fc.assert(
			fc.property(shape, fc.constantFrom(0, 74, 210), (d, from) => {
				const twice = turnedShape(turnedShape(d, from), from);
				expect(twice.replace(/-0(?![.\d])/g, '0')).toBe(d.replace(/-0(?![.\d])/g, '0'));
			})
		);
	});
});

const STYLE: Style = { voice: 'plain', size: 10, leading: 14 };

describe('a line of an Arabic page', () => {
	const wayOf = (text: string) => breakLines(text, STYLE, Infinity, true).lines[0]?.rtl;

	test('runs as its letters do, and as its page does where it has none', () => {
		expect(wayOf('الجذور العميقة')).toBe(true);
		expect(wayOf('Saltmarsh')).toBe(false);
		expect(wayOf('12')).toBeUndefined();
		expect(wayOf('2–3')).toBeUndefined();
	});

	test('begins at the right also where a name in Latin letters is its first word', () => {
		expect(wayOf('Wilhelmina-Konstantinova: ثلاث نقاط')).toBe(true);
		expect(wayOf('The children sing the names of the wells before they drink (الآبار).')).toBe(
			false
		);
	});

	test('keeps the sign before its number', () => {
		const [line] = breakLines('الصمود −1', STYLE, Infinity, true).lines;
		const number = line?.words.find(({ text }) => text.includes('1'));
		expect(number?.text).toBe('−1');
		expect(line?.words.map(({ text }) => text)).toEqual(['الصمود', ' ', '−1']);
		expect(line?.places?.[2]).toBe(0);
	});
});

test('pages to fold lie the other way round where a book opens to the right', () => {
	expect(sidesOf(8, true)).toEqual(sidesOf(8).map(([left, right]) => [right, left]));
});
