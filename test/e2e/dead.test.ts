/** A page whose program is held back, or that may run none, says so; those who join need none, and hear nothing of it. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { device } from './house.ts';
import { lodge } from './lodging.ts';

const lodging = lodge();

const seen = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true });

test('without JavaScript the front page says so at once', async () => {
	const { page } = await device(lodging.browser, { javaScriptEnabled: false });
	await page.goto(lodging.house.origin);
	await seen(page, /needs JavaScript/).waitFor();
	await page.goto(`${lodging.house.origin}/join`);
	await page.getByRole('textbox').first().waitFor();
	expect(await page.getByText(/needs JavaScript|has not loaded/).count()).toBe(0);
});

test('where the program is held back the front page says so after a while', async () => {
	const context = await lodging.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
	const page = await context.newPage();
	await page.route('**/entry*/**', (route) => route.abort());
	await page.goto(lodging.house.origin);
	await seen(page, /has not loaded/).waitFor();
	await page.goto(`${lodging.house.origin}/join`);
	expect(await page.getByText(/has not loaded/).count()).toBe(0);
});
