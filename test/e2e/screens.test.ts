/** Every screen of whoever leads: the desk and its dialogs, the projector. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, newPage, PHONE, PROJECTOR } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { faults, fit } from './screen.ts';

const lodging = lodge();

/** Somebody is shown the door, and nothing of the table stays with them; taken back, they find their seat. */
async function removeAndTakeBack(page: Page, player: Page | undefined, name: string) {
	if (!player) throw new Error('nobody to remove');
	await desk.openPerson(page, name);
	await page.getByRole('button', { name: `Remove ${name}` }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
	await phone.says(player, /You are no longer at this table/);
	await phone.says(page, new RegExp(`${name} has been removed`));
	await page.getByRole('button', { name: `Let back in: ${name} has been removed` }).click();
	await desk.openPerson(page, name);
	await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
	await player.reload();
	await player.getByRole('navigation').waitFor();
}

/** How many buttons stand in the window, what they say, and how many windows long the page is. */
const seen = () => {
	const buttons = [...document.querySelectorAll('button, .btn, [role="button"]')].filter((one) => {
		const { top, bottom, left, right, width } = one.getBoundingClientRect();
		const inside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
		return width > 0 && inside && one.checkVisibility({ visibilityProperty: true });
	});
	const words = buttons.map((one) => one.textContent.trim());
	return { words, windows: document.documentElement.scrollHeight / innerHeight };
};

/** Each tab of the desk in the windows of a laptop, a small one and a phone. */
async function deskIsShort(page: Page) {
	for (const viewport of [DESK, { width: 1024, height: 768 }, PHONE]) {
		await page.setViewportSize(viewport);
		for (const tab of ['Now', 'People', 'Papers'] as const) {
			await desk.openTab(page, tab);
			await page.reload();
			await page.getByRole('tab', { name: tab, selected: true }).waitFor();
			const { words, windows: long } = await page.evaluate(seen);
			expect(words.length, words.join(' | ')).toBeLessThanOrEqual(15);
			if (viewport === PHONE) expect(long, tab).toBeLessThanOrEqual(3);
			expect(await faults(page)).toEqual([]);
		}
	}
	await page.setViewportSize(DESK);
	await desk.openTab(page, 'Now');
}

test('at the desk Enter is pressed once: it opens a dialog on its field, and sends what was typed', async () => {
	const { page } = await device(lodging.browser, { viewport: DESK });
	await desk.openWorkshop(page, lodging.house.origin, { title: 'Year 8', seats: 2 });
	await desk.openTab(page, 'People');
	await desk.unfold(page, 'This table');
	await page.getByRole('button', { name: 'Rename the table' }).press('Enter');
	await page.getByRole('dialog').waitFor();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.type('Oak');
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').waitFor({ state: 'hidden' });
	await page.getByRole('heading', { name: 'Oak' }).first().waitFor();
	expect(await page.getByRole('dialog').count()).toBe(0);
});

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
	test('the desk, its dialogs and the projector fit everybody, before play and in it; each tab is at most three phones long', async () => {
		const { page } = await device(lodging.browser, { viewport: DESK, colorScheme });
		const code = await desk.openWorkshop(page, lodging.house.origin, { title: 'Year 9', seats: 2 });
		const wall = await newPage(page.context());
		await wall.setViewportSize(PROJECTOR);
		await wall.goto(await desk.projectorOf(page));
		await fit(page);
		expect(await faults(wall)).toEqual([]);

		const players: Page[] = [];
		for (const [seat, name] of ['Quiet Heron', 'Bright Otter'].entries()) {
			const player = await device(lodging.browser, { viewport: PHONE });
			players.push(player.page);
			if (seat === 1) {
				await player.page.goto(`${lodging.house.origin}/join/${code}`);
				await fit(player.page);
			}
			await phone.join(player.page, lodging.house.origin, code, seat + 1, name);
		}
		await phone.says(page, /Bright Otter/);
		await fit(page);
		for (const [seat, biome] of ['Forest', 'Desert'].entries()) {
			const player = players[seat];
			if (player) await phone.choose(player, biome);
		}
		await phone.says(wall, /phase 1/i);
		await fit(page);
		expect(await faults(wall)).toEqual([]);
		if (colorScheme === 'light') await deskIsShort(page);
		await desk.unfold(page, 'The whole workshop');
		const always = [/^Join code/, 'Lead on another device'];
		const ofPeople = ['Seat passport for Quiet Heron', 'Rename the table', 'Delete this table'];
		for (const name of [/^Undo/, 'Act for a seat', ...always, ...ofPeople]) {
			if (name === ofPeople[0]) {
				await desk.openPerson(page, 'Quiet Heron');
				await desk.unfold(page, 'This table');
			}
			await page.getByRole('button', { name }).first().click();
			await page.getByRole('dialog').waitFor();
			await fit(page);
			await page.keyboard.press('Escape');
			await page.getByRole('dialog').waitFor({ state: 'hidden' });
		}
		if (colorScheme === 'light') await removeAndTakeBack(page, players[1], 'Bright Otter');
	});
});
