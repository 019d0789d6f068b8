/** A class list that was saved as a file is the same list when it is opened, in whichever language it was saved. */
import { afterEach, expect, test } from 'vitest';
import { getLocale, locales, overwriteGetLocale } from '../../../src/lib/paraglide/runtime.js';
import { classListFile } from '../../../src/lib/server/export/classList.ts';
import { decoded } from '../../../src/lib/table/classList/decoding.ts';
import { read } from '../../../src/lib/table/classList/reading.ts';

const spoken = getLocale;
afterEach(() => {
	overwriteGetLocale(spoken);
});

const tables = [
	{ id: 'o', title: 'Oak, "the" first' },
	{ id: 'a', title: '=Ash; last' }
];
const pupils = [
	{ name: 'Anna "A." Ö.', table: 'o' },
	{ name: 'Наталія', table: 'a' },
	{ name: "O'Neil & Co", table: 'a' },
	{ name: 'ليلى', table: null }
];

test.each(locales.filter((locale) => locale !== 'en-XA'))('in %s', (locale) => {
	overwriteGetLocale(() => locale);
	const file = classListFile({ pupils, apart: [['ليلى', 'Наталія']], seed: 1 }, tables);
	const opened = decoded(new TextEncoder().encode(file));
	const reading = read('text' in opened ? opened.text : '');
	expect(reading.pupils.map(({ name, group }) => [name, group])).toEqual([
		['Anna "A." Ö.', 'Oak, "the" first'],
		['Наталія', "'=Ash; last"],
		["O'Neil & Co", "'=Ash; last"],
		['ليلى', '']
	]);
	expect([reading.apart, reading.faults, reading.whole]).toEqual([[['ليلى', 'Наталія']], [], null]);
});
