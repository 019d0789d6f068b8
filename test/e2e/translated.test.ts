/** A page that a browser translates tells what is so now: pupils whose language is not among ours read it that way. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newPage } from './house.ts';
import * as phone from './phone.ts';
import { Room } from './room.ts';
import { translate, WAYS } from './translators.ts';

const room = new Room([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }]);

describe('texts that a page goes on writing to', () => {
	const MODULE = stripTypeScriptTypes(readFileSync('src/lib/ui/translated.ts', 'utf8'));
	const BODY =
		'<main><p id="turn">Your turn</p><ul><li>one</li><li>two</li></ul><p id="if"><b>x</b> end</p></main>';
	let page: Page;

	beforeEach(async () => {
		page = await newPage(room.page(0).context());
		await page.setContent(BODY);
		await page.addScriptTag({ content: MODULE.replace('export function', 'function') });
		await page.evaluate('mendTranslated(document.body)');
		await page.evaluate(() => {
			const texts = ['#turn', 'li:first-child', 'li:last-child'].map(
				(found) => document.querySelector(found)?.firstChild
			);
			const end = document.querySelector('#if')?.lastChild;
			Object.assign(window, { texts, end });
		});
	});
	afterEach(() => page.close());

	const says = (words: string) =>
		expect.poll(() => page.evaluate(() => document.querySelector('main')?.textContent)).toBe(words);

	test.each(WAYS)('are shown when a translator has put its own in their place: %s', async (way) => {
		await translate(page, way);
		await says('[Your turn][one][two][x][ end]');
		for (const words of ['Theirs', 'Yours again']) {
			await page.evaluate((words) => {
				const { texts } = window as unknown as { texts: Text[] };
				for (const text of texts.slice(0, 2)) text.nodeValue = words;
			}, words);
			await says(`[${words}][${words}][two][x][ end]`);
		}
	});

	test.each(WAYS.filter((way) => way !== 'plain'))(
		'stay where the page moves them to and takes them away from: %s',
		async (way) => {
			await translate(page, way);
			await says('[Your turn][one][two][x][ end]');
			await page.evaluate(() => {
				const { texts, end } = window as unknown as { texts: Text[]; end: Text };
				const [first, last] = [texts[1]?.parentNode, texts[2]?.parentNode];
				if (first && last) first.parentNode?.insertBefore(last, first);
				// as Svelte takes away what a condition has drawn: from its first node on to its last
				for (
					let node: ChildNode | null | undefined = document.querySelector('#if')?.firstChild;
					node;
				) {
					const next: ChildNode | null = node === end ? null : node.nextSibling;
					node.remove();
					node = next;
				}
			});
			await says('[Your turn][two][one]');
		}
	);

	test('are there again when the translator takes its words back', async () => {
		await translate(page);
		await says('[Your turn][one][two][x][ end]');
		await page.evaluate(() => {
			for (const font of document.querySelectorAll('main font')) {
				if (!font.parentElement?.closest('font')) font.remove();
			}
		});
		await says('[Your turn][one][two][x][ end]'); // put there anew: it translates whatever comes
	});
});

test('one turn on translated phones: every headline follows', async () => {
	const { code } = await room.sit({ game: 'biome' });
	const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
	await translate(room.wall.page);
	await room.wall.page
		.locator('main')
		.getByText(/^\[.*\]$/)
		.first()
		.waitFor();
	// codes are no words
	await room.wall.page.getByText(spaced, { exact: true }).first().waitFor();
	const pages = [0, 1, 2].map((seat) => room.page(seat));
	for (const [seat, biome] of ['Forest', 'Desert', 'Tundra'].entries())
		await phone.choose(room.page(seat), biome);
	const headline = (page: Page) => page.locator('.sentence').first();
	const asked = pages.map((page) => headline(page).filter({ hasText: /Roll for the sphere/ }));
	await Promise.any(asked.map((found) => found.waitFor()));
	const turn = await Promise.all(asked.map((found) => found.count()));
	const active = pages[turn.indexOf(1)] ?? room.page(0);
	const before = await Promise.all(pages.map((page) => headline(page).innerText()));
	for (const page of pages) await translate(page);
	for (const [seat, page] of pages.entries())
		await expect.poll(() => headline(page).innerText()).toBe(`[${before[seat] ?? ''}]`);

	await phone.tap(phone.button(active, /Roll for the sphere/));
	await headline(active).filter({ hasNotText: 'roll for the sphere' }).waitFor();
	const told = () => Promise.all(pages.map((page) => headline(page).innerText()));
	await expect
		.poll(async () =>
			(await told()).every(
				// the dice lie still on every phone
				(words, seat) => words !== `[${before[seat] ?? ''}]` && !words.includes('rolling')
			)
		)
		.toBe(true);
	const translated = await told();
	for (const page of pages) await page.reload();
	await expect.poll(async () => (await told()).map((words) => `[${words}]`)).toEqual(translated);
	room.isQuiet();
});
