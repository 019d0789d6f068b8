import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prints } from '../../../../src/lib/games/biome/prints.ts';
import { dispositionOf } from '../../../../src/lib/print/disposition.ts';
import { toldGame } from './told.ts';

test('a file’s name is safe in a header and whole for browsers that read all letters', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
			const header = dispositionOf(name);
			expect(header).toMatch(
				/^attachment; filename="[^"\\%;/:*?<>|]+\.pdf"; filename\*=UTF-8''[\w.%!~-]+$/
			);
			const whole = decodeURIComponent(/UTF-8''(.*)$/.exec(header)?.[1] ?? '');
			expect(whole).not.toMatch(/[/\\:*?"<>|]|\p{C}/u);
		})
	);
	const header = dispositionOf('World history of "Łódź"/..\r\nx: y');
	expect(header).toContain('filename="World history of odz .. x y.pdf"');
	expect(decodeURIComponent(header)).toContain('World history of Łódź .. x y.pdf');
	// wide signs, and “a/c” as one letter
	expect(dispositionOf('Table ＂；％＼：＊？＜＞｜／℀ 2')).toContain('filename="Table a c 2.pdf"');
});

const { sheet } = prints.seat;

test('a sheet has a file of its own for every seat', () => {
	const names = [1, 2, 3].map((seat) => sheet?.file({ table: 'Table 1', seat }));
	expect(new Set(names).size).toBe(3);
	expect(names[0]).toContain('Table 1');
});

test('only seats of the table have a sheet', () => {
	const view = toldGame({ turns: 1 });
	const occasion = { table: 'T', names: {} };
	expect(sheet?.record(view, occasion, 2)?.title).toBe('Forest');
	expect(sheet?.record(view, occasion, 3)).toBeNull();
});
