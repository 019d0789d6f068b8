/** A table without a single phone: the desk names who plays, acts for one seat after another with real dice, and gives the pages away by links. */
import type { Route } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, PHONE, type Device } from './house.ts';
import { lodge } from './lodging.ts';
import { textOf } from './papers.ts';
import * as phone from './phone.ts';
import { fit } from './screen.ts';

const lodging = lodge();
const NAMES = ['Ada', 'Ben', 'Cleo'];
const BIOMES = ['Forest', 'Desert', 'Tundra'];
let leader: Device;

beforeAll(async () => {
	leader = await device(lodging.browser, { viewport: DESK });
});

const here = () => leader.page.getByRole('region', { name: 'Playing at this desk' });

/** Goes on with the board of whoever is next. */
async function turnTo(name: string) {
	await here()
		.getByRole('button', { name: new RegExp(`^(Next:|Play for) ${name}$`) })
		.click();
	await here().getByText(`Now: ${name}`).waitFor();
}

/** Goes on with whoever the table waits for, once somebody is done; who it is. */
async function after(name: string): Promise<string> {
	await here().getByText(`${name} is done`).waitFor();
	const next = here().getByRole('button', { name: /^Next:/ });
	// while the table goes on, who is next may become somebody else
	await expect
		.poll(async () => {
			if (await next.isVisible()) await next.click({ timeout: 1_000 }).catch(() => null);
			return next.count();
		})
		.toBe(0);
	const now = await here()
		.getByText(/^Now: /)
		.innerText();
	return now.replace('Now: ', '');
}

test('the front page opens a table for which nobody needs a phone: names, papers, real dice', async () => {
	const { page } = leader;
	await page.goto(lodging.house.origin);
	await desk.unfold(page, 'More choices');
	await page.getByLabel('One device for the whole table').check();
	await desk.openWorkshop(page, lodging.house.origin, {
		title: 'Year 7',
		seats: 3,
		preset: /^Workshop/,
		single: true
	});
	for (const [seat, name] of NAMES.entries()) {
		const field = here().getByLabel(`Seat ${String(seat + 1)}`);
		// Firefox's driver does not count as typed what it fills in
		await field.pressSequentially(name);
		await field.press('Enter');
	}
	await desk.openTab(page, 'People');
	for (const name of NAMES) await page.locator('summary', { hasText: name }).waitFor();
	await desk.openTab(page, 'Now');
	expect(await page.getByText(/^Offline/).count()).toBe(0);
	for (const name of [/cards/i, 'Blank sheet']) {
		const file = page.waitForEvent('download');
		await here().getByRole('link', { name }).click();
		expect((await desk.bytesOf(await file)).subarray(0, 5).toString()).toBe('%PDF-');
	}
	await fit(page);
});

test('one turn of the biome game is played, one button after another', async () => {
	const { page } = leader;
	for (const [seat, biome] of BIOMES.entries()) {
		if (seat > 0) await turnTo(NAMES[seat] ?? '');
		await phone.choose(page, biome);
	}
	const first = await after('Cleo');
	await phone.sphere(page, 1);
	const setter = await after(first);
	await phone.challenge(page, 'A beetle eats the bark');
	expect(await after(setter)).toBe(first);
	await phone.planBuild(page, {
		solution: 'We grow thicker bark',
		stat: 'Resilience',
		rp: 2,
		resource: 'Thick bark'
	});
	const judge = await after(first);
	await phone.agree(page);
	expect(await after(judge)).toBe(first);
	const label = await page.getByRole('button', { name: /^Roll \d+ di/ }).innerText();
	const dice = Array.from({ length: Number(/\d+/.exec(label)?.[0]) }, () => 6);
	await phone.roll(page, dice);
	await phone.says(page, `${first} (1)`);
	expect(await after(first)).not.toBe(first);
	await phone.told(page, 'roll for the sphere');
	await fit(page);
});

test('a link to each page is made at the desk, opens on a phone that never joined, and is taken back', async () => {
	const { page } = leader;
	await desk.openTab(page, 'Papers');
	// a slow answer about the links that there are must not come after what is done meanwhile
	const held = new Promise<Route>((resolve) => void page.route('**/pages', resolve));
	await page.getByRole('button', { name: 'Links to the pages' }).click();
	const dialog = page.getByRole('dialog');
	const route = await held;
	await dialog.getByText(/^Makes one link/).waitFor();
	const make = dialog.getByRole('button', { name: 'Make the links' });
	expect(await make.count()).toBe(0);
	await route.continue();
	await page.unroute('**/pages');
	await make.click();
	await dialog.getByRole('link').first().waitFor();
	const links = await dialog
		.getByRole('link')
		.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
	const copied = await dialog.getByLabel('All links, one on each line').inputValue();
	expect(copied.split('\n').map((line) => line.replace(/^.*?: /, ''))).toEqual(links);
	expect(copied).toMatch(/^The whole table: .*\nAda: /);
	const guest = await device(lodging.browser, { viewport: PHONE });
	const at = (link: string) => `${lodging.house.origin}${new URL(link).pathname}`;
	await guest.page.goto(at(links[0] ?? ''));
	await phone.says(guest.page, 'Forest (Ada)');
	await fit(guest.page);
	const file = guest.page.waitForEvent('download');
	await guest.page.getByRole('link', { name: 'Save as PDF' }).click();
	expect(await textOf(await desk.bytesOf(await file))).toContain('Ada');
	await guest.page.goto(at(links[1] ?? ''));
	await phone.says(guest.page, 'We grow thicker bark');
	expect(await guest.page.locator('body').innerText()).not.toMatch(/Ben|Cleo|Desert|Tundra/);
	await fit(guest.page);
	await dialog.getByRole('button', { name: 'Take back the link: Ada' }).click();
	await dialog.getByText('These links no longer work.').waitFor();
	await guest.page.reload();
	await phone.says(guest.page, 'There is nothing here');
	await guest.page.goto(at(links[0] ?? ''));
	await dialog.getByRole('button', { name: 'Take all links back' }).click();
	await expect.poll(() => dialog.getByRole('link').count()).toBe(0);
	await guest.page.reload();
	await phone.says(guest.page, 'There is nothing here');
	for (const one of [leader, guest]) expect(one.complaints).toEqual([]);
});
