/** What the board of each game adds to a phone's first load, measured on the build that is served. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { baseLocale, locales, type Locale } from '../../src/lib/paraglide/runtime.js';

interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
}

const OUT = new URL('../../.svelte-kit/output/client/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, OUT));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>;

/** A chunk with all that must be there before it can run. */
function closure(keys: Iterable<string>): Set<string> {
	const seen = new Set(keys);
	for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
	return seen;
}

const keys = Object.keys(manifest);
const isPhone = (key: string) =>
	[...closure([key])].some((one) =>
		manifest[one]?.dynamicImports?.some((next) => next.endsWith('table/[table]/Pages.svelte'))
	);
const nodes = keys.filter((key) => /nodes\/\d+\.js$/.test(key));
const pages = nodes.filter((key) => /nodes\/[01]\.js$/.test(key) || isPhone(key));
const start = keys.filter((key) => /client\/entry\.js$|client-optimized\/app\.js$/.test(key));
const phone = closure([...pages, ...start]);

/** A chunk's file in a language. */
const inLanguage = (file: string, locale: Locale) =>
	locale === baseLocale
		? file
		: file.replace(/immutable\/(entry|chunks|nodes)\//, `immutable/$1-${locale}/`);

/** Bytes as they are sent. */
const weigh = (chunks: Iterable<string>, locale: Locale) =>
	[...chunks].reduce(
		(sum, key) => sum + gzipSync(read(inLanguage(manifest[key]?.file ?? '', locale))).length,
		0
	);
/** All that visitors are offered. */
const spoken = locales.filter((locale) => locale !== 'en-XA');

/** What draws the title of most games. */
const title = keys.filter((key) => key.endsWith('pieces/Title.svelte'));

const boards = keys.flatMap((key) => {
	const game = /lists\/phone\/([^/]+)\.ts$/.exec(key)?.[1];
	return game === undefined ? [] : [{ game, key }];
});

/** In kB; elsewhere 30. */
const MOST: Readonly<Record<string, number>> = { 'martian-gunslinger': 40 };

test('the build knows the phone’s page and the board of every game', () => {
	expect(pages).toHaveLength(3);
	expect(start.length).toBeGreaterThan(0);
	expect(boards.length).toBeGreaterThanOrEqual(12);
});

test.each(boards)(
	'before it can play, $game adds at most its share to the phone, in every language',
	({ game, key }) => {
		const own = [...closure([key, ...title])].filter((chunk) => !phone.has(chunk));
		const most = MOST[game] ?? 30;
		for (const locale of spoken)
			expect(weigh(own, locale), locale).toBeLessThanOrEqual(most * 1024);
	}
);

/** The beginning of a stub's outline: whoever has it has the drawing of the world. */
const STUB = 'M-30 12L-28 -15';
const drawn = (key: string) => read(manifest[key]?.file ?? '').includes(STUB);

test('the paper theatre has at most 40 kB, and a phone loads none of it before somebody looks', () => {
	const looks = keys.filter((key) => /(Trailer|Thumbnail|WorldStage)\.svelte$/.test(key));
	expect(looks).toHaveLength(3);
	const drawings = [...closure(looks)].filter(drawn);
	expect(drawings).toHaveLength(1);
	const before = closure([...phone, ...title, ...boards.map(({ key }) => key)]);
	expect([...before].filter(drawn)).toEqual([]);
	for (const locale of spoken)
		expect(weigh([...looks, ...drawings], locale), locale).toBeLessThanOrEqual(40 * 1024);
});

test('a phone’s first load is hardly heavier in any language', () => {
	const english = weigh(phone, 'en');
	for (const locale of spoken)
		expect(weigh(phone, locale), locale).toBeLessThanOrEqual(english + 1024);
});
