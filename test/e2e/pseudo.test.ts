/** Nothing is said that is no message: every message has other letters here. */
import { networkInterfaces } from 'node:os';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { DESK, PHONE, PROJECTOR } from './house.ts';
import { lodge } from './lodging.ts';
import { cut, opened, speaking } from './speaking.ts';

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
		const page = await speaking(house, browser, PSEUDO, size, address, cookie);
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
