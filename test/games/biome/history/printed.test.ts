/** A place is called by its biome alone, and in brackets by what tells it from another: never by a colon, which sentences have of their own. */
import { expect, test } from 'vitest';
import { placeOf, playerOf } from '../../../../src/lib/games/biome/history/printed.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';

const sheet = (biome: string, facet = '') => ({ biome, facet });
const viewOf = (...sheets: object[]) =>
	({ sheets: Object.fromEntries(sheets.entries()) }) as unknown as State;
const telling = { names: { 0: 'Ann', 1: 'Ben' } } as unknown as Parameters<typeof placeOf>[2];

test('a biome that nobody else has stands alone, and its player in brackets', () => {
	const view = viewOf(sheet('desert'), sheet('forest'));
	expect(placeOf(view, 0, telling)).toBe('Desert');
	expect(playerOf(view, 0, telling)).toBe('Desert (Ann)');
});

test('of two with the same biome each is told apart by its facet, or by who plays it', () => {
	const view = viewOf(sheet('desert', 'oasis'), sheet('desert'));
	expect(placeOf(view, 0, telling)).toBe('Desert (oasis)');
	expect(playerOf(view, 0, telling)).toBe('Desert (oasis, Ann)');
	expect(placeOf(view, 1, telling)).toBe('Desert (Ben)');
	expect(playerOf(view, 1, telling)).toBe('Desert (Ben)');
});
