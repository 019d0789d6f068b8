/** What is pressed stays under the finger, whatever comes above it meanwhile: else the press would fall beside it. */
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
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

/** Presses a control, and lets something of 60 px come at the top of `place` before it is let go: how far the control went meanwhile and after, and what was clicked at last. */
async function press(page: Page, control: Locator, place: string) {
	await control.scrollIntoViewIfNeeded();
	const box = async () => (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const before = await box();
	await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
	await page.mouse.down();
	await page.locator(place).evaluate(async (element) => {
		const more = document.createElement('div');
		more.style.height = '60px';
		element.prepend(more);
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	});
	const held = Math.round((await box()).y - before.y);
	await page.mouse.up();
	const scrolled = await page.evaluate(() => scrollY > 0);
	return { scrolled, held, clicked: (await lastPresses(page)).split('\n').at(-1) };
}

test('on a phone, at the top of its page and further down', async () => {
	const page = await firstSeat(lodging.browser, lodging.house, table, PHONE);
	const forest = page.getByRole('button', { name: /^Forest/ }).getByText('Forest');
	const clicked = expect.stringContaining('click "Forest"') as unknown;
	expect(await press(page, forest, '#main')).toEqual({ scrolled: false, held: 0, clicked });

	await page.setViewportSize({ ...PHONE, height: LOW });
	const stats = page.getByText('What do the four stats mean to us?');
	expect(await press(page, stats, '#main')).toEqual({
		scrolled: true,
		held: 0,
		clicked: expect.stringContaining('click "What do the four') as unknown
	});
});

test('at the desk, at the top of its page and further down', async () => {
	const { page } = await device(lodging.browser, { viewport: { ...DESK, height: TALL } });
	const { origin } = lodging.house;
	const cookie = { name: `w_${table.workshop}`, value: table.lead, url: origin };
	await page.context().addCookies([cookie]);
	await page.goto(`${origin}/workshop/${table.workshop}`);
	const lesson = page.getByText('The lesson minute by minute');
	const clicked = expect.stringContaining('click "The lesson') as unknown;
	expect(await press(page, lesson, '.desk')).toEqual({ scrolled: false, held: 0, clicked });

	await page.setViewportSize({ ...DESK, height: LOW });
	const settings = page.getByText('Settings', { exact: true });
	expect(await press(page, settings, '.desk')).toEqual({
		scrolled: true,
		held: 0,
		clicked: expect.stringContaining('click "Settings"') as unknown
	});
});
