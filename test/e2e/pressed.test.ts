/** What is pressed stays under the finger, whatever comes or goes above it meanwhile: else the press would fall beside it. */
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { ENGINE } from './engines/open.ts';
import { DESK, device, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import { lastPresses } from './presses.ts';
import { firstSeat, seated, type Table } from './seated.ts';

const lodging = lodge();
/** As high as half a phone: what is further down has to be scrolled to. */
const LOW = 420;
/** As high as the whole desk. */
const TALL = 1600;
let table: Table;

beforeAll(async () => {
	const biome = games.find(({ id }) => id === 'biome');
	if (!biome) throw new Error('no game with a book');
	table = await seated(lodging.house, biome);
});

/** Lets something of 60 px come at the top of a place, or go from there. */
const change = (page: Page, place: string, how: 'comes' | 'goes') =>
	page.locator(place).evaluate(async (element, goes) => {
		const more = document.createElement('div');
		more.style.height = '60px';
		if (goes) element.firstElementChild?.remove();
		else element.prepend(more);
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	}, how === 'goes');

const boxOf = async (control: Locator) =>
	(await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** What happened last on a page, and where. */
const last = async (page: Page) => (await lastPresses(page)).at(-1) ?? '';

/** Puts the mouse down on a control; once more where the last parts of its page have just moved it. */
async function putDown(control: Locator, words: string) {
	const { mouse } = control.page();
	for (;;) {
		const { x, y, width, height } = await boxOf(control);
		await mouse.move(x + width / 2, y + height / 2);
		await mouse.down();
		if ((await last(control.page())).includes(`pointerdown "${words}"`)) return;
		await mouse.up();
	}
}

/** Presses a control while something above it comes or goes: whether its page was scrolled, how far it went meanwhile, and whether it was clicked. */
async function press(control: Locator, place: string, how: 'comes' | 'goes') {
	const page = control.page();
	const words = (await control.textContent())?.trim().slice(0, 30) ?? '';
	await putDown(control, words);
	const scrolled = await page.evaluate(() => scrollY > 0);
	const { y } = await boxOf(control);
	await change(page, place, how);
	const held = Math.round((await boxOf(control)).y - y);
	await page.mouse.up();
	return { scrolled, held, clicked: (await last(page)).includes(`click "${words}"`) };
}

/** Holds that presses at the top of a page, further down and at its end are clicks, whatever comes and goes in `place`. */
async function counts(page: Page, one: Locator, end: Locator, place: string) {
	// where they would lead is not asked
	await page.evaluate(() => {
		const stay = (event: Event) => {
			event.preventDefault();
		};
		addEventListener('click', stay, true);
	});
	const { width } = page.viewportSize() ?? PHONE;
	const clicked = { scrolled: false, held: 0, clicked: true };
	expect(await press(one, place, 'comes')).toEqual(clicked);
	expect(await press(one, place, 'goes')).toEqual(clicked);

	await page.setViewportSize({ width, height: LOW });
	await one.scrollIntoViewIfNeeded();
	expect(await press(one, place, 'comes')).toEqual({ ...clicked, scrolled: true });
	await page.evaluate(() => {
		scrollTo(0, document.documentElement.scrollHeight);
	});
	expect(await press(end, place, 'goes')).toEqual({ ...clicked, scrolled: true });
}

/** WebKit's driver cannot press and hold. */
const pressed = test.skipIf(ENGINE === 'webkit');

pressed('a press on a phone counts, whatever comes or goes above it', async () => {
	const page = await firstSeat(lodging.browser, lodging.house, table, PHONE);
	const forest = page.getByRole('button', { name: /^Forest/ }).getByText('Forest');
	await counts(page, forest, page.getByText('What do the four stats mean to us?'), '#main');
});

pressed('a press at the desk counts, whatever comes or goes above it', async () => {
	const { page } = await device(lodging.browser, { viewport: { ...DESK, height: TALL } });
	const { origin } = lodging.house;
	const cookie = { name: `w_${table.workshop}`, value: table.lead, url: origin };
	await page.context().addCookies([cookie]);
	await page.goto(`${origin}/workshop/${table.workshop}`);
	const lesson = page.getByText('The lesson minute by minute');
	await counts(page, lesson, page.getByRole('link', { name: 'Settings' }), '.desk');
});
