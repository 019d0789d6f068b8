/** Each device speaks its own language, walls and prints that of the workshop, and nothing is said that is no message. */
import { networkInterfaces } from 'node:os';
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { seededSource } from '../../src/lib/engine/random.ts';
import { games } from '../../src/lib/games/registry.ts';
import { demand, DESK, device, PHONE, PROJECTOR, type House } from './house.ts';
import * as m from '../../src/lib/paraglide/messages.js';
import { lodge } from './lodging.ts';
import { readAloud, textOf } from './papers.ts';

const lodging = lodge();
/** English with other letters, two fifths longer, each message between brackets. */
const PSEUDO = 'en-XA';
/** What the browser's own lists and dates say, an address, and what this machine calls its networks. */
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const WRITTEN = [
	'and',
	'/join',
	...Object.keys(networkInterfaces()),
	...Array.from({ length: 12 }, (_, at) => MONTH.format(new Date(2026, at)))
];
const NARROW = { width: 320, height: 568 };

interface Class {
	readonly workshop: string;
	readonly token: string;
	readonly table: string;
	readonly seats: readonly string[];
}

/** A workshop in that language with a table at which everybody sits. */
async function opened(
	house: House,
	language: string,
	names: readonly string[],
	options = {}
): Promise<Class> {
	const { workshop = '', token = '' } = await demand(house, 'workshops', {
		body: { title: '7 B', language }
	});
	const { table = '', code } = await demand(house, `workshops/${workshop}/tables`, {
		body: { title: '1', game: 'biome', seats: names.length, options },
		token
	});
	const seats: string[] = [];
	for (const [seat, name] of names.entries()) {
		const joined = await demand(house, 'join', { body: { code, name, seat } });
		seats.push(joined.token ?? '');
	}
	return { workshop, token, table, seats };
}

/** A page on a device whose holder has chosen this language. */
async function speaking(
	browser: Browser,
	language: string,
	viewport: { readonly width: number; readonly height: number },
	address: string,
	cookie: { readonly name: string; readonly value: string }
): Promise<Page> {
	const { page } = await device(browser, { viewport });
	const url = lodging.house.origin;
	const chosen = { name: 'PARAGLIDE_LOCALE', value: language, url };
	await page.context().addCookies([chosen, { ...cookie, url }]);
	await page.goto(url + address);
	return page;
}

/** What stands on the page in plain letters, though every message has others. */
const unsaid = (page: Page, typed: readonly string[]) =>
	page.evaluate((own) => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const at = node.parentElement;
			// what is written in a language of its own says so
			if (!at || at.closest('script, style, noscript, textarea, [lang]:not(html)')) continue;
			const said = own.reduce((text, one) => text.replaceAll(one, ''), node.textContent ?? '');
			if (/[abcdefghiklnorstuwyz]{3}/.test(said)) found.push(said.trim());
		}
		return found;
	}, typed);

/** How far the page is wider than its window, and what is cut in it. */
const cut = (page: Page) =>
	page.evaluate(() => {
		const wide = document.documentElement.scrollWidth - innerWidth;
		const parts = [
			...document.querySelectorAll<HTMLElement>('button, a.btn, [role="tab"], summary')
		];
		const short = parts.filter(
			(part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 2
		);
		return { wide: Math.max(0, wide), short: short.map((part) => part.innerText) };
	});

test('whoever speaks another language reads no English, and nothing is cut or too wide', async () => {
	const { house, browser } = lodging;
	const { workshop, token, table, seats } = await opened(house, PSEUDO, ['Ana', 'Ben', 'Cem']);
	const seat = { name: `t_${table}`, value: seats[0] ?? '' };
	const lead = { name: `w_${workshop}`, value: token };
	const named = games.flatMap(({ about }) => [about.title, ...about.designers]);
	const typed = ['Ana', 'Ben', 'Cem', ...named, ...WRITTEN].toSorted((a, b) => b.length - a.length);
	const screens = [
		['/', DESK, lead],
		['/games', PHONE, lead],
		[`/table/${table}`, PHONE, seat],
		[`/table/${table}`, NARROW, seat],
		[`/workshop/${workshop}`, DESK, lead],
		[`/workshop/${workshop}`, PHONE, lead],
		[`/table/${table}/screen`, PROJECTOR, lead]
	] as const;
	const found: object[] = [];
	for (const [address, size, cookie] of screens) {
		const page = await speaking(browser, PSEUDO, size, address, cookie);
		const where = `${address} at ${String(size.width)}`;
		await expect.poll(() => page.locator('h1, h2').count()).toBeGreaterThan(0);
		expect(await page.locator('html').getAttribute('lang'), where).toBe(PSEUDO);
		const english = await unsaid(page, typed);
		const { wide, short } = await cut(page);
		if (english.length > 0 || wide > 0 || short.length > 0)
			found.push({ where, english, wide, short });
		await page.context().close();
	}
	expect(found).toEqual([]);
});

const biome = games.find(({ id }) => id === 'biome') ?? expect.fail('no biome game');

/** Plays a short world to its end, by the doors: each seat does any of what it may, always the same. */
async function playOut(house: House, { table, seats }: Class): Promise<void> {
	const viewOf = async (seat: number) =>
		(await demand<{ view: unknown }>(house, `tables/${table}/view`, { token: seats[seat] })).view;
	const chance = seededSource(5);
	for (let turn = 0; turn < 400; turn++) {
		const [seat] = biome.toAct(await viewOf(0));
		if (seat === undefined) return;
		const ways = [...biome.legal(await viewOf(seat), seat)];
		const body = { id: `turn-${String(turn)}`, action: ways[chance(ways.length)] };
		await demand(house, `tables/${table}/actions`, { body, token: seats[seat] });
	}
	throw new Error('this world does not end');
}

test('at one table a Pole, an Arab and a Ukrainian read their own language; the German desk prints a German history with all names', async () => {
	const { house, browser } = lodging;
	const names = ['王小明', 'أمل', 'Анна'];
	const options = { phase1Rounds: 1, maxRounds: 1 };
	const place = await opened(house, 'de', names, options);
	await playOut(house, place);
	const readers = [
		{ locale: 'pl', dir: 'ltr' },
		{ locale: 'ar', dir: 'rtl' },
		{ locale: 'uk', dir: 'ltr' }
	] as const;
	for (const [seat, { locale, dir }] of readers.entries()) {
		const cookie = { name: `t_${place.table}`, value: place.seats[seat] ?? '' };
		const page = await speaking(browser, locale, PHONE, `/table/${place.table}`, cookie);
		expect(await page.locator('html').getAttribute('dir')).toBe(dir);
		await page.getByText(m.tab_chronicle({}, { locale })).first().waitFor();
		expect((await cut(page)).wide, locale).toBe(0);
		await page.context().close();
	}
	const print = `${house.origin}/api/tables/${place.table}/print/history.pdf?names=yes`;
	const answer = await fetch(print, { headers: { authorization: `Bearer ${place.token}` } });
	const file = new Uint8Array(await answer.arrayBuffer());
	const history = await textOf(file);
	expect(history).toContain(m.book_true_title({}, { locale: 'de' }));
	expect(history).not.toContain(m.book_true_title({}, { locale: 'en' }));
	const aloud = readAloud(file);
	if (aloud !== null) for (const name of names) expect(aloud).toContain(name);
});
