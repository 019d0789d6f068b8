import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dispositionOf, fileName, recordOf } from '../../src/lib/print/prints.ts';
import { toldGame } from './told.ts';

test('a file’s name is safe in a header and whole for browsers that read all letters', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
			const header = dispositionOf(name);
			expect(header).toMatch(
				/^attachment; filename="[^"\\%;]+\.pdf"; filename\*=UTF-8''[\w.%!~-]+$/
			);
			const whole = decodeURIComponent(/UTF-8''(.*)$/.exec(header)?.[1] ?? '');
			expect(whole).not.toMatch(/[/\\:*?"<>|]|\p{C}/u);
		})
	);
	const header = dispositionOf('World history of "Łódź"/..\r\nx: y');
	expect(header).toContain('filename="World history of odz .. x y.pdf"');
	expect(decodeURIComponent(header)).toContain('World history of Łódź .. x y.pdf');
});

test('a sheet has a file of its own for every seat', () => {
	const names = [0, 1, 2].map((seat) => fileName({ kind: 'sheet', seat }, 'Table 1'));
	expect(new Set(names).size).toBe(3);
	expect(names[0]).toContain('Table 1');
});

test('only seats of the table have a sheet', () => {
	const view = toldGame({ turns: 1 });
	const occasion = { table: 'T', names: {} };
	expect(recordOf(view, { kind: 'sheet', seat: 2 }, occasion)?.title).toBe('Forest');
	expect(recordOf(view, { kind: 'sheet', seat: 3 }, occasion)).toBeNull();
});
