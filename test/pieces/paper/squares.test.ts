import { expect, test } from 'vitest';
import type { Cell } from '../../../src/lib/pieces/geometry/squares.ts';
import { squareName } from '../../../src/lib/pieces/names.ts';
import { board } from '../../../src/lib/pieces/paper/squares.ts';

const signsOf = (name: (cell: Cell) => string): string[] =>
	board({ columns: 2, rows: 3, name }, []).marks.flatMap((mark) =>
		mark.kind === 'label' ? [mark.text] : []
	);

test('columns and rows have the signs of their squares', () => {
	expect(signsOf(([x, y]) => `${'ab'.charAt(x)}${3 - y}`)).toEqual(['a', 'b', '3', '2', '1']);
});

test('they are numbered where a square is called by words, of which no sign could be made', () => {
	expect(signsOf(squareName)).toEqual(['1', '2', '1', '2', '3']);
});
