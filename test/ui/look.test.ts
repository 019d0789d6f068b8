/** What a device has chosen is set before the first picture, and letters that its browser shows larger count as well. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { looksIn } from '../../src/lib/ui/look.ts';

/** What stands on the page after the script, in a browser whose own letters are so many px. */
function lookAt(px: number, chosen?: object): Record<string, string> {
	const dataset: Record<string, string> = {};
	runInNewContext(readFileSync('static/look.js', 'utf8'), {
		document: { documentElement: { dataset } },
		localStorage: chosen ? { look: JSON.stringify(chosen) } : {},
		getComputedStyle: () => ({ fontSize: `${px}px` })
	});
	return dataset;
}

test.each([
	[9, undefined],
	[16, undefined],
	[20, 'large'],
	[24, 'largest'],
	[32, 'largest']
])('letters of %d px in the browser are shown %s', (px, letters) => {
	expect(lookAt(px)['letters']).toBe(letters);
});

test('what was chosen here is kept beside it', () => {
	expect(lookAt(20, { size: 'largest' })).toEqual({ size: 'largest', letters: 'large' });
});

test('a typeface is offered where it has the letters of the language, and nowhere else', () => {
	for (const locale of ['en', 'de', 'fr', 'es', 'pl', 'uk'])
		expect(looksIn(locale), locale).toContain('font');
	for (const locale of ['ar', 'he', 'hi', 'ja'])
		expect(looksIn(locale), locale).not.toContain('font');
	expect(looksIn('ar')).toContain('spacing');
});
