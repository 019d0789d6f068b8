/** Two people write into the same field at once, one of them without a network for a while. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright';
import * as desk from './desk.ts';
import {
	DESK,
	device,
	leave,
	openBrowser,
	openHouse,
	openTunnel,
	PHONE,
	type Device,
	type House,
	type Tunnel
} from './house.ts';
import * as phone from './phone.ts';
import { isWhole } from '../whole.ts';

let house: House;
let browser: Browser;
let tunnel: Tunnel;
let left: Device;
let right: Device;

beforeAll(async () => {
	house = await openHouse();
	browser = await openBrowser();
	tunnel = await openTunnel(house.port);
	left = await device(browser, { viewport: PHONE, serviceWorkers: 'allow' });
	right = await device(browser, { viewport: PHONE, serviceWorkers: 'allow' });
	const facilitator = await device(browser, { viewport: DESK });
	const code = await desk.openWorkshop(facilitator.page, house.origin, { title: 'Two', seats: 3 });
	await phone.join(left.page, house.origin, code, 1, 'Robin');
	await phone.join(right.page, tunnel.origin, code, 1, 'Kit');
	for (const { page } of [left, right]) await openSheet(page);
});
afterAll(async () => {
	await leave(browser);
	await tunnel.close();
	await house.close();
});

const notes = (page: Page) => page.getByLabel('Our notes');
const openSheet = async (page: Page) => {
	await page.getByRole('navigation').getByRole('button', { name: 'Sheet' }).click();
	await notes(page).and(page.locator(':not([readonly])')).waitFor();
};

/** Types at the end of what stands there, letter by letter. */
async function type(page: Page, words: string) {
	await notes(page).focus();
	await page.keyboard.press('ControlOrMeta+End');
	await page.keyboard.type(words, { delay: 5 });
}

test('both end equal and nothing is lost, whatever the network did', async () => {
	await Promise.all([type(left.page, 'moss and fern. '), type(right.page, 'owls at night. ')]);
	await equal();

	tunnel.cut();
	await phone.says(right.page, /Offline: kept on this device/);
	await Promise.all([
		type(left.page, 'Left wrote on. '),
		type(right.page, 'Right wrote in the tunnel. ')
	]);
	await phone.saved(left.page);
	expect(await notes(left.page).inputValue()).not.toContain('tunnel');
	tunnel.mend();
	await equal();
	const value = await notes(left.page).inputValue();
	for (const letter of ['Left wrote on. ', 'Right wrote in the tunnel. ']) {
		expect(lettersOf(value)).toEqual(expect.arrayContaining(lettersOf(letter)));
	}
	expect(value).toHaveLength(
		'moss and fern. owls at night. Left wrote on. Right wrote in the tunnel. '.length
	);
});

test('what was typed without a network outlives the server’s death and a page that comes back', async () => {
	await house.kill();
	await phone.says(left.page, /Offline: kept on this device/);
	await type(left.page, 'Before the lights came back. ');
	await house.restart();
	await phone.saved(left.page);
	await right.page.reload();
	await openSheet(right.page);
	await expect
		.poll(() => notes(right.page).inputValue())
		.toContain('Before the lights came back. ');
	await equal();
	for (const one of [left, right]) expect(one.complaints).toEqual([]);
});

test.runIf(isWhole)(
	'where a network lets no socket through, a phone plays and writes by requests all the same',
	async () => {
		const { page } = right;
		const turns = new Set<string>();
		page.on('request', (request) => turns.add(request.headers()['x-turn'] ?? ''));
		tunnel.filter(true);
		await page.reload();
		await openSheet(page);
		await phone.saved(page);
		await type(page, 'Past the filter. ');
		await phone.saved(page);
		await equal();
		await type(left.page, 'Heard on the other side. ');
		await equal();
		for (const one of [page, left.page]) {
			await one.getByRole('navigation').getByRole('button', { name: 'Turn' }).click();
		}
		await phone.choose(page, 'Forest');
		// the cards themselves are gone once the seat is ready
		await left.page.locator('header', { hasText: 'Forest' }).waitFor();
		expect([...turns]).toEqual(expect.arrayContaining(['open', 'listen', 'send']));

		await house.kill();
		await phone.says(page, /Offline: kept on this device/);
		await house.restart();
		await phone.saved(page);
		tunnel.filter(false);
		await page.reload();
		for (const one of [left, right]) await openSheet(one.page);
		await equal();
	}
);

test('a page that was kept opens without a network, is written on, warns before it is closed, and ends equal', async () => {
	const { page } = right;
	await expect
		.poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined))
		.toBe(true);
	tunnel.cut();
	await page.reload();
	await phone.says(page, /Offline: kept on this device/);
	await openSheet(page);
	await expect.poll(() => notes(page).inputValue()).toContain('Before the lights came back. ');
	await type(page, 'Written in the dark. ');
	await phone.says(page, 'Not saved yet: the sheet');
	const [question] = await Promise.all([
		page.waitForEvent('dialog'),
		page.close({ runBeforeUnload: true })
	]);
	expect(question.type()).toBe('beforeunload');
	await question.dismiss();
	tunnel.mend();
	await expect.poll(() => notes(left.page).inputValue()).toContain('Written in the dark. ');
	await equal();
	expect(right.complaints).toEqual([]);
});

test('who leaves takes nothing along, and what a device kept goes when its date has come', async () => {
	const kept = ({ page }: Device, table: string) =>
		page.evaluate(async (id) => {
			const names = (await indexedDB.databases()).map(({ name = '' }) => name);
			const page = await caches.match(`/table/${id}`, { ignoreVary: true });
			const noted = localStorage.getItem('kept') ?? '';
			const there = names.some((name) => name.startsWith(id)) || page !== undefined;
			return there || noted.includes(id);
		}, table);
	const table = /table\/([\w-]{22})/.exec(left.page.url())?.[1] ?? '';
	expect([await kept(left, table), await kept(right, table)]).toEqual([true, true]);
	await right.page.getByRole('navigation').getByRole('button', { name: 'Chronicle' }).click();
	await right.page.getByRole('button', { name: 'Leave this table' }).click();
	await right.page.getByRole('button', { name: 'Yes, leave' }).click();
	await right.page.waitForURL(`${tunnel.origin}/`);
	await expect.poll(() => kept(right, table)).toBe(false);
	expect((await right.page.context().cookies()).map(({ name }) => name)).not.toContain(
		`t_${table}`
	);

	// before the next page begins: the table's own may note a later date until it has gone
	await left.page.addInitScript((id) => {
		// a device knows the server's clock to half a second and what an answer takes
		localStorage.setItem('kept', JSON.stringify({ [id]: Date.now() - 60_000 }));
	}, table);
	await left.page.goto(house.origin);
	await expect.poll(() => kept(left, table)).toBe(false);
	for (const one of [left, right]) expect(one.complaints).toEqual([]);
});

const lettersOf = (text: string) => text.split(' ').filter(Boolean);

async function equal() {
	for (const { page } of [left, right]) await phone.saved(page);
	await expect
		.poll(async () => [await notes(left.page).inputValue(), await notes(right.page).inputValue()])
		.toSatisfy(([one, other]: string[]) => one === other && one !== '');
}
