/** Nothing is said by a colour's letter alone: how to read a board says in words what each letter stands for. */
import { expect, test } from 'vitest';
import { lettersSay, signsOf } from '../../src/lib/pieces/letters.ts';
import { PYRAMID_COLORS } from '../../src/lib/pieces/pyramid.ts';

test('every letter that a pyramid can bear stands there once, with its colour', () => {
	const said = lettersSay();
	for (const color of PYRAMID_COLORS)
		expect(said.match(new RegExp(`\\b${color} \\p{L}+`, 'gu')), color).toHaveLength(1);
	expect(said).toContain('K black');
	expect(said).toContain('N clear');
	expect(signsOf()).toEqual([said]);
});
