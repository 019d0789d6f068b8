import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { book } from '../../../src/lib/games/biome/history/book/given.ts';
import { bookOf } from '../../../src/lib/print/book/book.ts';
import { sidesOf } from '../../../src/lib/print/writer/folding.ts';
import { contentOf, folded, read } from '../reading.ts';
import { canCheck, small, stored } from '../sound.ts';
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

describe('a book to fold', () => {
	const record = book(toldGame({ turns: 12 }), { table: 'Thornwater', names: {} });
	const readAs = async (folded: boolean, paper: 'a4' | 'letter' = 'a4') =>
		read((await bookOf({ ...record, folded }, paper)) ?? new Uint8Array());

	test('has two pages of half a sheet on each side of its paper', async () => {
		const { sheets } = await readAs(true);
		expect(sheets.length % 2).toBe(0);
		expect(sheets[0]?.size).toEqual([841.89, 595.28]);
		expect((await readAs(true, 'letter')).sheets[0]?.size).toEqual([792, 612]);
	});

	test('says what the large one says, in letters of 9 points at least', async () => {
		const [whole, half] = [await readAs(false), await readAs(true)];
		expect(small(half)).toEqual([]);
		// what is typed and told is there; what the pages are called and numbered is another
		const told = toldGame({ turns: 12 }).history.flatMap((entry) =>
			entry.kind === 'turn' ? [entry.narration, entry.plan.solution] : []
		);
		for (const words of told) {
			const times = (text: string) => text.split(folded(words)).length;
			expect(times(half.text)).toBe(times(whole.text));
		}
	});

	test('is tagged in the order in which its leaves are read, however they lie on the paper', async () => {
		const bytes = await bookOf({ ...record, folded: true }, 'a4');
		const { tagged, sheets } = await read(bytes ?? new Uint8Array());
		expect(tagged).toBe(true);
		for (const { tree, marked, loose } of sheets) {
			expect(loose).toEqual([]);
			const known = new Set(contentOf(tree));
			expect(contentOf(tree)).toEqual(marked.filter((id) => known.has(id)));
		}
		if (!canCheck) return;
		const path = stored(bytes ?? new Uint8Array());
		const said = spawnSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8' }).stdout;
		const chapters = Array.from(said.matchAll(/^ *H2[^\n]*\n *"([^"]*)"/gm), ([, name]) =>
			name?.trim()
		);
		expect(chapters.slice(0, 2)).toEqual(['How to read this book', 'Age one']);
	});
});
