import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { contentOf, folded, read } from '../../../print/reading.ts';
import { canCheck, small, stored } from '../../../print/sound.ts';
import { toldGame } from './told.ts';

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
