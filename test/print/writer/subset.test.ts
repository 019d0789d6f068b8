import { create, type Font } from 'fontkit';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { subsetOf, tablesOf } from '../../../src/lib/print/writer/subset.ts';
import { unpackWoff } from '../../../src/lib/print/woff.ts';

const find = createRequire(import.meta.url);
const FILES = ['vietnamese', 'latin-ext', 'cyrillic'].map(
	(slice) => `@fontsource/noto-sans/files/noto-sans-${slice}-400-normal.woff`
);

test.each(FILES)('a part of %s has the glyphs asked for as they were, and is small', (file) => {
	const sfnt = unpackWoff(readFileSync(find.resolve(file)));
	const whole = create(sfnt) as Font;
	fc.assert(
		fc.property(fc.uniqueArray(fc.nat(whole.numGlyphs - 1), { maxLength: 8 }), (ids) => {
			const bytes = subsetOf(tablesOf(sfnt), ids);
			const part = create(bytes) as Font;
			for (const id of ids) {
				const [was, is] = [whole.getGlyph(id), part.getGlyph(id)];
				expect(is.path.toSVG()).toBe(was.path.toSVG());
				expect(is.advanceWidth).toBe(was.advanceWidth);
			}
			expect(bytes.length).toBeLessThan(sfnt.length);
		}),
		{ numRuns: 50 }
	);
});
