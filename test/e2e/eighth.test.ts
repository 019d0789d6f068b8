/** One more language: a copy of the tree gets its folder, with a few texts, and one line of settings. It is built, played on phones and printed, and what has no words of its own is said in English. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demand, device, openBrowser, openHouse, PHONE, type House } from './house.ts';
import { textOf } from './papers.ts';
import { tap } from './phone.ts';
import { openSeat } from './seated.ts';
import { smallTree, type SmallTree } from './smallTree.ts';

/** Some of the texts of two files: Dutch has the plural forms of English. */
const DUTCH = {
	print: {
		record_turns: 'Beurt na beurt',
		record_last: '{count, plural, one {De laatste beurt} other {De laatste {count} beurten}}'
	},
	timelock: { timelock_do_roll: 'Gooi de dobbelstenen', timelock_you_roll: 'Gooi de dobbelstenen' }
};

let tree: SmallTree;
let house: House | undefined;

beforeAll(() => {
	tree = smallTree('timelock');
	const folder = join(tree.path, 'messages/nl');
	mkdirSync(folder);
	for (const [file, texts] of Object.entries(DUTCH))
		writeFileSync(join(folder, `${file}.json`), JSON.stringify(texts));
	const settings = { baseLocale: 'en', locales: ['en', 'nl'] };
	writeFileSync(join(tree.path, 'project.inlang/settings.json'), JSON.stringify(settings));
});
afterAll(async () => {
	await house?.close();
	tree.remove();
});

/** A table of a Dutch workshop, with a page for each seat that speaks Dutch too. */
async function dutchTable(here: House) {
	const opened = await demand(here, 'workshops', { body: { title: 'Klas 7', language: 'nl' } });
	const { workshop = '', token = '' } = opened;
	const { table = '', code } = await demand(here, `workshops/${workshop}/tables`, {
		body: { title: 'Eik', game: 'timelock', seats: 2 },
		token
	});
	const browser = await openBrowser();
	const pages: Page[] = [];
	for (const [seat, name] of ['Anna', 'Bram'].entries()) {
		const { token: own = '' } = await demand(here, 'join', { body: { code, name, seat } });
		const { page } = await device(browser, { viewport: PHONE, hasTouch: true, locale: 'nl-NL' });
		await openSeat(page, here, table, own);
		pages.push(page);
	}
	return { table, token, pages };
}

test('one more language is built, played and printed; what it does not say is said in English', async () => {
	const built = tree.run('build', '--logLevel', 'error');
	expect(built.status, built.said).toBe(0);
	house = await openHouse(tmpdir(), [], tree.path);
	const { table, token, pages } = await dutchTable(house);
	const english = JSON.parse(readFileSync('messages/en/timelock.json', 'utf8')) as {
		timelock_they_roll: string;
	};
	for (const page of pages) expect(await page.locator('html').getAttribute('lang')).toBe('nl');

	const roll = pages.map((page) => page.getByRole('button', { name: 'Gooi de dobbelstenen' }));
	await Promise.any(roll.map((button) => button.first().waitFor()));
	const shown = await Promise.all(roll.map((button) => button.count()));
	const first = shown.findIndex((count) => count > 0);
	const [own, other] = [pages[first], pages[1 - first]];
	const [button] = roll.filter((_, seat) => seat === first);
	if (!own || !other || !button) return expect.fail('nobody may roll');
	const waits = english.timelock_they_roll.replace('{who}', first === 0 ? 'Anna' : 'Bram');
	await other.getByText(waits).first().waitFor();
	await tap(button.first());
	await expect.poll(() => button.count()).toBe(0);

	const print = await fetch(`${house.origin}/api/tables/${table}/print/history.pdf?names=yes`, {
		headers: { authorization: `Bearer ${token}` }
	});
	const text = await textOf(new Uint8Array(await print.arrayBuffer()));
	expect(text).toContain(DUTCH.print.record_turns);
	expect(text).toContain('Anna');
	expect(text).toContain('Not over yet');

	await own.goto(house.origin);
	await own.getByRole('option', { name: 'Nederlands' }).first().waitFor({ state: 'attached' });
});
