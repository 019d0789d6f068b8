/** A nought of the house's own letters has a whole counter on paper, and nothing else is changed. */
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { subsetOf, tablesOf } from '../../../src/lib/print/writer/subset.ts';
import { unpackWoff } from '../../../src/lib/print/woff.ts';

const find = createRequire(import.meta.url);
const HOUSE = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin';
const ways = (font: Font, letter: string) =>
	font
		.glyphForCodePoint(letter.codePointAt(0) ?? 0)
		.path.toSVG()
		.split('M').length - 1;
const read = (file: string) => {
	const sfnt = unpackWoff(readFileSync(find.resolve(file)));
	const whole = create(sfnt) as Font;
	const { id } = whole.glyphForCodePoint(0x30);
	const part = (nought?: number) =>
		(create(subsetOf(tablesOf(sfnt), [id], nought)) as Font).getGlyph(id);
	return { whole, id, part };
};

test.each(['400-normal', '400-italic', '700-normal'])(
	'in %s it loses its stroke and keeps its place, and is as wide as it was',
	(face) => {
		const { whole, id, part } = read(`${HOUSE}-${face}.woff`);
		expect(ways(whole, '0')).toBe(3);
		const [was, is] = [whole.getGlyph(id), part(id)];
		expect(is.path.toSVG().split('M')).toHaveLength(3);
		expect(is.path.toSVG().split('M')[1]).toBe(was.path.toSVG().split('M')[1]);
		expect([is.path.bbox, is.advanceWidth]).toEqual([was.path.bbox, was.advanceWidth]);
		expect(part().path.toSVG()).toBe(was.path.toSVG());
	}
);

test('in a typeface whose nought has none it stays as it was', () => {
	const { whole, id, part } = read('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff');
	expect(ways(whole, '0')).toBe(2);
	expect(part(id).path.toSVG()).toBe(whole.getGlyph(id).path.toSVG());
});
