/** The marks of a pattern, drawn one by one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tile } from '../../../src/lib/games/kit/canvas.ts';
import { marksOver } from '../../../src/lib/print/book/marks.ts';

const DOT: Tile = {
	...{ name: 'dots', width: 4, height: 3, d: 'M1 1h.5', stroke: 0.3, turned: 0 },
	...{ ground: 'paper', mark: 'ink', grey: { ground: 'paper', mark: 'ink' } }
};
const marked = (d: string): string[] =>
	Array.from(d.matchAll(/M(\S+) (\S+)h/g), ([, x, y]) => `${String(x)},${String(y)}`);

test('of a box are all that it cuts, and none far from it', () => {
	const side = fc.integer({ min: 1, max: 60 });
	const place = fc.integer({ min: -50, max: 200 });
	fc.assert(
		fc.property(place, place, side, side, (x, y, width, height) => {
			const found = marked(marksOver(`M${x} ${y}h${width}v${height}h-${width}Z`, DOT));
			expect(new Set(found).size).toBe(found.length);
			const inside: string[] = [];
			for (let column = -20; column < 80; column++) {
				for (let row = -20; row < 100; row++) {
					const [left, top] = [column * 4 + 1, row * 3 + 1];
					const meets = left + 0.5 > x && left < x + width && top > y && top < y + height;
					if (meets) inside.push(`${left},${top}`);
				}
			}
			expect(found).toEqual(expect.arrayContaining(inside));
			const [columns, rows] = [Math.ceil((width + 1) / 4) + 1, Math.ceil((height + 1) / 3) + 1];
			expect(found.length).toBeLessThanOrEqual(columns * rows);
		})
	);
});

test('that are turned cover what the shape is once it is turned back', () => {
	// a box to the right of the page's corner is one above it when a quarter turn is taken back
	const found = marked(marksOver('M10 -2h20v4h-20Z', { ...DOT, turned: 90 }));
	expect(found.length).toBeGreaterThan(5);
	for (const one of found) {
		const [x = 0, y = 0] = one.split(',').map(Number);
		expect(x).toBeGreaterThan(-3);
		expect(x).toBeLessThan(3);
		expect(y).toBeLessThan(-9);
		expect(y).toBeGreaterThan(-31);
	}
});
