/** Words reach the server whatever becomes of the browser's own database, and of what a keyboard says of them. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composing } from './composing.ts';
import * as desk from './desk.ts';
import { DESK, device, openTunnel, PHONE, type Tunnel } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { notes, openSheet } from './stranded.ts';

const lodging = lodge();
let tunnel: Tunnel;
let left: Page;
let right: Page;

beforeAll(async () => {
	const { house, browser } = lodging;
	tunnel = await openTunnel(house.port);
	const facilitator = await device(browser, { viewport: DESK });
	const code = await desk.openWorkshop(facilitator.page, house.origin, { title: 'Two', seats: 3 });
	left = (await device(browser, { viewport: PHONE })).page;
	right = (await device(browser, { viewport: PHONE })).page;
	await phone.join(left, tunnel.origin, code, 1, 'Robin');
	await phone.join(right, house.origin, code, 1, 'Kit');
	for (const page of [left, right]) await openSheet(page);
});
afterAll(() => tunnel.close());

/** Types at the end of what stands there. */
async function type(page: Page, words: string) {
	await notes(page).focus();
	await page.keyboard.press('ControlOrMeta+End');
	await page.keyboard.type(words, { delay: 5 });
}

const clear = (page: Page) =>
	page.evaluate(async () => {
		for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
	});

/** From now on every write of this page's database throws, as on a phone that is full. */
const fill = (page: Page) =>
	page.evaluate(() => {
		IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => {
			throw new DOMException('', 'QuotaExceededError');
		};
	});

test.each([
	['cleared', clear],
	['full', fill]
])('words that are written once the site’s data is %s are stored', async (_what, harm) => {
	await type(left, 'before. ');
	await phone.saved(left);
	await harm(left);
	await type(left, 'these words come after. ');
	await phone.saved(left);
	const value = await notes(left).inputValue();
	expect(value).toContain('before. these words come after. ');
	await expect.poll(() => notes(right).inputValue()).toBe(value);
	await left.reload();
	await openSheet(left);
	await expect.poll(() => notes(left).inputValue()).toBe(value);
});

test('a device that keeps nothing says so once, and does not claim to keep what is written offline', async () => {
	await fill(left);
	await type(left, 'full. ');
	await phone.says(left, 'Nothing is kept on this device');
	await phone.saved(left);
	await phone.tap(phone.button(left, 'Got it'));
	tunnel.cut();
	await phone.says(left, /Offline: not kept on this device/);
	await type(left, 'Written in the dark. ');
	tunnel.mend();
	await phone.saved(left);
	await expect.poll(() => notes(right).inputValue()).toContain('Written in the dark. ');
	await expect(left.getByText('Nothing is kept on this device').count()).resolves.toBe(0);
});

test('a word that is composed is not called saved, and is once the field is left though no keyboard said so', async () => {
	await left.reload();
	await openSheet(left);
	await left.evaluate(() => {
		const unheard = (event: Event) => {
			event.stopImmediatePropagation();
		};
		addEventListener('compositionend', unheard, { capture: true });
	});
	await type(left, 'Composed: ');
	await phone.saved(left);
	const keyboard = await composing(left);
	await keyboard.compose('worldwide');
	await expect.poll(() => notes(left).inputValue()).toContain('worldwide');
	await expect.poll(() => left.locator('.stored').getAttribute('data-is')).toBe('saving');
	expect(await notes(right).inputValue()).not.toContain('worldwide');
	await left.evaluate(() => {
		(document.activeElement as HTMLElement).blur();
	});
	await phone.saved(left);
	await expect.poll(() => notes(right).inputValue()).toContain('Composed: worldwide');
});
