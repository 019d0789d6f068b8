/** What the sample's page shows before anybody opens it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as m from '../../../src/lib/paraglide/messages.js';
import { getLocale, overwriteGetLocale } from '../../../src/lib/paraglide/runtime.js';
import { sampleShown } from '../../../src/lib/server/prints/sampleShown.ts';

const before = getLocale();
beforeAll(() => {
	overwriteGetLocale(() => 'de');
});
afterAll(() => {
	overwriteGetLocale(() => before);
});

test('the world has its name, its wheel, two sentences and the cover of its book, in the reader’s language', async () => {
	const shown = await sampleShown();
	expect(shown?.title).toBe('Das Land der Wurzelpost');
	expect(shown?.figure?.title).toBe(m.print_wheel_title());
	expect(shown?.sentences).toHaveLength(2);
	expect(shown?.sentences[0]).toBe(m.sample_age1_forest());
	const cover = (await shown?.cover) ?? '';
	expect(cover).toMatch(/^<svg class="leaf".*<\/svg>$/su);
	expect(cover.split('<svg ')).toHaveLength(2);
	expect(cover).toContain('Wurzelpost');
	expect(await sampleShown()).toBe(shown);
});
