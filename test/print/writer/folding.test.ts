import { expect, test } from 'vitest';
import { book } from '../../../src/lib/games/biome/history/book/given.ts';
import { bookOf } from '../../../src/lib/print/book/book.ts';
import { sidesOf } from '../../../src/lib/print/writer/folding.ts';
import { read } from '../reading.ts';
import { toldGame } from '../told.ts';

test('twelve pages lie on three sheets so that they follow each other once these are folded', () => {
	expect(sidesOf(12)).toEqual([
		[11, 0],
		[1, 10],
		[9, 2],
		[3, 8],
		[7, 4],
		[5, 6]
	]);
});

test.each([1, 2, 3, 4, 5, 13])('of %i pages each is there once, the first in front', (pages) => {
	const sides = sidesOf(pages);
	const shown = sides.flat().filter((page) => page !== null);
	expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, at) => at));
	expect(sides.length % 2).toBe(0);
	expect(sides[0]?.[1]).toBe(0);
	// turned over at the short edge, a page has its successor on its back
	sides.forEach(([left, right], side) => {
		if (side % 2 === 1) return;
		const [behindRight, behindLeft] = sides[side + 1] ?? [];
		if (right !== null && typeof behindRight === 'number') expect(behindRight).toBe(right + 1);
		if (left !== null && typeof behindLeft === 'number') expect(left).toBe(behindLeft + 1);
	});
});

test('a folded book says the same on half as many sheets, and promises nothing to screen readers', async () => {
	const record = book(toldGame({ turns: 6 }), { table: 'Thornwater', names: {} });
	const [whole, folded] = await Promise.all(
		[record, { ...record, folded: true }].map(async (one) =>
			read((await bookOf(one, 'a4')) ?? new Uint8Array())
		)
	);
	const sheets = 2 * Math.ceil((whole?.sheets.length ?? 0) / 4);
	expect(folded?.sheets).toHaveLength(sheets);
	expect(folded?.sheets[0]?.size).toEqual([841.89, 595.28]);
	const letters = (text = '') => Array.from(text.replace(/\s/gu, '')).sort().join('');
	expect(letters(folded?.text)).toBe(letters(whole?.text));
	expect([whole?.tagged, folded?.tagged]).toEqual([true, false]);
});
