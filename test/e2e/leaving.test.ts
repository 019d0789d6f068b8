/** Leaving a table, signing out and being removed: nothing of the seat stays on the device, and Back brings nothing back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright';
import * as desk from './desk.ts';
import { DESK, device, leave, openBrowser, openHouse, PHONE, type House } from './house.ts';
import * as phone from './phone.ts';

let house: House;
let browser: Browser;
let led: Page;
let code = '';

beforeAll(async () => {
	house = await openHouse();
	browser = await openBrowser();
	({ page: led } = await device(browser, { viewport: DESK }));
	code = await desk.openWorkshop(led, house.origin, { title: 'Leaving', seats: 3 });
});
afterAll(async () => {
	await leave(browser);
	await house.close();
});

const idOf = (page: Page) => /table\/([\w-]{22})/.exec(page.url())?.[1] ?? '';
const turnTo = (page: Page, name: string) =>
	page.getByRole('navigation').getByRole('button', { name }).click();

/** Somebody at a seat, who has planted what a half-made choice leaves in a tab. */
async function seated(seat: number, name: string) {
	const { page } = await device(browser, { viewport: PHONE, serviceWorkers: 'allow' });
	await phone.join(page, house.origin, code, seat, name);
	await page.evaluate(() => {
		sessionStorage.setItem(`${location.pathname} plan`, '{}');
	});
	return { page, table: idOf(page) };
}

/** Whether anything of the table is kept by this browser. */
const kept = (page: Page, table: string) =>
	page.evaluate(async (id) => {
		const names = (await indexedDB.databases()).map(({ name = '' }) => name);
		const cached = await caches.match(`/table/${id}`, { ignoreVary: true });
		const keys = [...Object.keys(sessionStorage), localStorage.getItem('kept') ?? ''];
		return cached !== undefined || [...names, ...keys].some((name) => name.includes(id));
	}, table);

/** Goes back as far as the browser can: nowhere does it know them, and nothing is stored anew. */
async function goBackFrom(page: Page, table: string, name: string) {
	const body = () => page.locator('body').innerText();
	for (let steps = 0; steps < 4; steps++) {
		await page.goBack().catch(() => null);
		// whoever comes by the code sees who sits where
		const known = page.url().includes('/join/') ? `Continue as ${name}` : name;
		expect(await body()).not.toContain(known);
	}
	await page.goto(house.origin);
	await expect.poll(() => kept(page, table)).toBe(false);
	expect(await body()).not.toContain(name);
}

/** Goes from the Chronicle, by a button and the one that asks again; nothing of the table is kept. */
async function goesBy(page: Page, table: string, button: string, sure: string) {
	await turnTo(page, 'Chronicle');
	await page.getByRole('button', { name: button }).click();
	await page.getByRole('button', { name: sure }).click();
	await page.waitForURL(`${house.origin}/`);
	await expect.poll(() => kept(page, table)).toBe(false);
}

test('who leaves is gone from the device, and Back shows nothing of them', async () => {
	const { page, table } = await seated(1, 'Quiet Robin');
	await goesBy(page, table, 'Leave this table', 'Yes, leave');
	await goBackFrom(page, table, 'Quiet Robin');
});

test('who signs out keeps the seat, and nothing of it stays on the device', async () => {
	const { page, table } = await seated(2, 'Loud Wren');
	await goesBy(page, table, 'Sign out on this device', 'Yes, sign out');
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(`t_${table}`);
	await goBackFrom(page, table, 'Loud Wren');
	await page.goto(`${house.origin}/join/${code}`);
	// on the seat; after a while among those who are away as well
	await page.getByText('Loud Wren').first().waitFor();
});

test('who was removed while their tablet slept finds nothing of the seat when it wakes', async () => {
	const { page, table } = await seated(3, 'Sleepy Owl');
	await page.evaluate(() => {
		Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
	});
	await page.context().setOffline(true);
	await desk.openTab(led, 'People');
	await desk.openPerson(led, 'Sleepy Owl');
	await led.getByRole('button', { name: 'Remove Sleepy Owl' }).click();
	const asked = led.getByRole('dialog', { name: 'Remove Sleepy Owl' });
	await asked.getByRole('button', { name: 'Remove', exact: true }).click();
	await asked.waitFor({ state: 'hidden' });
	await page.context().setOffline(false);
	await page.evaluate(() => {
		const { now } = Date;
		Date.now = () => now() + 3_600_000;
		Object.defineProperty(document, 'visibilityState', { get: () => 'visible' });
		document.dispatchEvent(new Event('visibilitychange'));
	});
	await page.getByText('You are no longer at this table').waitFor();
	expect(await page.locator('body').innerText()).not.toContain('Sleepy Owl');
	await expect.poll(() => kept(page, table)).toBe(false);
});

test('the desk signs out, and its browser neither offers the workshop nor shows it by Back', async () => {
	await led.reload();
	await desk.unfold(led, 'The whole workshop');
	await led.getByRole('button', { name: 'Sign out on this device' }).click();
	await led.getByRole('button', { name: 'Yes, sign out' }).click();
	await led.waitForURL(`${house.origin}/`);
	expect(await led.getByRole('heading', { name: 'Carry on where you left off' }).count()).toBe(0);
	await led.goBack();
	expect(await led.locator('body').innerText()).not.toContain('Leaving');
});

test('Back leads from any page of a phone to the turn, and stays at the table', async () => {
	const { page } = await seated(1, 'Brisk Hare');
	const address = page.url();
	for (const name of ['Sheet', 'World', 'Chronicle']) {
		await turnTo(page, name);
		await page.goBack();
		await page.locator('nav button[aria-current=page]', { hasText: 'Turn' }).waitFor();
		expect(page.url()).toBe(address);
	}
	await turnTo(page, 'Sheet');
	await turnTo(page, 'Chronicle');
	await turnTo(page, 'Turn');
	await page.locator('nav button[aria-current=page]', { hasText: 'Turn' }).waitFor();
	await page.goForward();
	await page.locator('nav button[aria-current=page]', { hasText: 'Chronicle' }).waitFor();
	await page.reload();
	await page.locator('nav button[aria-current=page]', { hasText: 'Turn' }).waitFor();
	await turnTo(page, 'Sheet');
	await turnTo(page, 'Turn');
	await page.locator('nav button[aria-current=page]', { hasText: 'Turn' }).waitFor();
	expect(page.url()).toBe(address);
});
