/** How wide words are taken to be where there are no letters to measure. */
import { expect, test } from 'vitest';
import { cutTo, widthOfText } from '../../../../src/lib/games/biome/world/layout/widths.ts';

test('signs that set a name of the other direction apart take no room, so that no name is cut for them', () => {
	const apart = '\u2068الحاسوب \u20681\u2069\u2069';
	const plain = 'الحاسوب 1';
	expect(widthOfText(apart, 20)).toBe(widthOfText(plain, 20));
	expect(cutTo(apart, 20, widthOfText(plain, 20))).toBe(apart);
});

test('a name that is wider than its room ends in three dots, within it', () => {
	const cut = cutTo('Schildkrötenkönig', 20, 120);
	expect(cut).toMatch(/^Schildk.*…$/);
	expect(widthOfText(cut, 20)).toBeLessThanOrEqual(120);
});
