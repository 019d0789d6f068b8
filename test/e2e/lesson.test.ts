/** A lesson: three phones prepare a round together and play it, the desk leads, the wall shows how far everybody is. */
import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import * as desk from './desk.ts';
import { DESK, device, newPage, PHONE, PROJECTOR, type Device } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { faults, fit } from './screen.ts';

const lodging = lodge();
const PEOPLE = ['Robin', 'Kit', 'Noor'];
const BIOMES = ['Forest', 'Desert', 'Tundra'];
let leader: Device;
let wall: Page;
let phones: Device[];

beforeAll(async () => {
	const { browser, house } = lodging;
	leader = await device(browser, { viewport: DESK });
	const { page } = leader;
	await page.goto(house.origin);
	await desk.unfold(page, 'More choices');
	await phone.pick(page.getByRole('radio', { name: /^Lesson/ }));
	await page.getByLabel('How long is your lesson?').selectOption('60 minutes');
	await page.getByText(/What fits into 60 minutes: 4 rounds of phase 1/).waitFor();
	await phone.pick(page.getByRole('radio', { name: /^Workshop/ }));
	const code = await desk.openWorkshop(page, house.origin, {
		title: 'Lesson',
		seats: 4,
		preset: /^Lesson/
	});
	phones = [];
	for (const [seat, name] of PEOPLE.entries()) {
		const one = await device(browser, { viewport: PHONE });
		await phone.join(one.page, house.origin, code, seat + 1, name);
		phones.push(one);
	}
	wall = await newPage(page.context());
	await wall.setViewportSize(PROJECTOR);
	await wall.goto(await desk.projectorOf(page));
});

const each = (does: (page: Page, index: number) => Promise<void>) =>
	Promise.all(phones.map(({ page }, index) => does(page, index)));

test('the game begins by the facilitator’s word, without the seat that nobody took', async () => {
	const choose = (page: Page, index: number) => phone.choose(page, BIOMES[index] ?? '');
	const [robin, kit, noor] = pagesOf();
	await Promise.all([choose(robin, 0), choose(kit, 1)]);
	const begin = leader.page.getByRole('button', { name: 'Begin', exact: true });
	await begin.click();
	const asked = leader.page.getByRole('dialog', { name: 'Begin without them?' });
	await asked.getByText('No biome yet: Noor.').waitFor();
	await choose(noor, 2);
	await asked.waitFor({ state: 'hidden' });
	await phone.says(leader.page, 'No biome yet, so not in this game: Seat 4');
	await begin.click();
	await each(async (page) => phone.told(page, /Roll for the sphere/));
	await phone.says(leader.page, /Prepared: 0 of 3/i);
	expect(await wall.getByRole('list', { name: 'Who is prepared' }).innerText()).not.toContain(
		'Seat 4'
	);
});

test('all prepare at once: a challenge for the neighbour, a plan of one’s own, a plan to read', async () => {
	await each((page) => phone.sphere(page));
	const [robin, kit, noor] = pagesOf();
	// what one is about to do stays under the finger when another has done it
	const about = await phone.button(noor, /^Set “/).elementHandle();
	await phone.told(robin, 'Set a challenge for Kit');
	await phone.challenge(robin, 'Something befalls Kit');
	await phone.says(noor, /Kit is planning/);
	expect(await about.evaluate((button) => button.isConnected)).toBe(true);
	await each(async (page, index) => {
		if (page === robin) return;
		const name = PEOPLE[(index + 1) % 3] ?? '';
		await phone.told(page, `Set a challenge for ${name}`);
		await phone.challenge(page, `Something befalls ${name}`);
	});
	await pickAndReload(robin);
	// one's own words can be taken back, whoever has acted since
	const answer = robin.getByLabel('Our answer');
	await answer.pressSequentially('We wander off');
	await plan(kit, 1);
	await phone.says(robin, /is waiting for Noor to read the plan/);
	await answer.press('ControlOrMeta+z');
	expect(await answer.inputValue()).toBe('');
	await Promise.all([plan(robin, 0), plan(noor, 2)]);
	await each(async (page, index) => {
		await phone.told(page, `Read ${PEOPLE[(index + 2) % 3] ?? ''}’s plan`);
	});
	await each((page) => phone.saved(page));
	await Promise.all(phones.map(({ page }) => fit(page)));
	await fit(leader.page);
	expect(await faults(wall)).toEqual([]);
});

test('“not yet” brings its sentence to whoever plans, and what was planned is still there', async () => {
	const [robin, kit, noor] = pagesOf();
	await phone.tap(phone.button(robin, 'Not yet'));
	await phone.write(robin.getByLabel(/^Why not yet/), 'Where does the water come from?');
	await phone.tap(phone.button(robin, 'Not yet'));
	await phone.agree(noor);
	await phone.says(noor, /Robin does not agree yet: Where does the water come from\?/);
	await noor.getByRole('region', { name: 'Think again' }).waitFor();
	expect(await noor.getByLabel('Name of the new Resource').inputValue()).toBe('Roots 2');
	await phone.agree(kit);
	await phone.says(kit, /Your plan is ready. Waiting for Noor/);
	await phone.says(leader.page, /Prepared: 2 of 3/i);
	await phone.says(wall, /✓ .*prepared/);
	await Promise.all([kit, noor].map(fit));
});

test('who is ready plays, the others guess, and who was not ready follows', async () => {
	const [robin, kit, noor] = pagesOf();
	await leader.page.getByRole('button', { name: 'Play the turns that are ready' }).click();
	await phone.told(robin, /Roll/);
	await kit.getByRole('heading', { name: 'What will Robin’s dice bring?' }).waitFor();
	await phone.tap(phone.button(kit, 'Failure'));
	await kit.locator('[aria-pressed="true"]', { hasText: 'Failure' }).waitFor();
	await phone.says(noor, '1 person has guessed');
	await phone.write(kit.getByLabel('Have a challenge ready for Noor'), 'The mice come');
	await phone.saved(kit);
	expect(await noor.locator('[aria-pressed="true"]').count()).toBe(0);
	await fit(kit);
	await phone.play(robin);
	await phone.told(kit, /Roll/);
	await phone.says(kit, /Guessed right: Kit|One guess, and it was wrong/);
	await phone.says(wall, /Guessed right: Kit|One guess, and it was wrong/);
	await phone.play(kit);
	await phone.told(noor, 'Think again about your plan');
	await phone.tap(phone.button(noor, /^Show it to the table/));
	await phone.agree(robin);
	await phone.play(noor);
	await phone.says(leader.page, /Prepared: 0 of 3/i);
	await each((page) => phone.told(page, /Roll for the sphere/));
});

test('a challenge that was kept ready is set with one tap, and its field is free again', async () => {
	const [, kit, noor] = pagesOf();
	await each((page) => phone.sphere(page));
	const ready = kit.getByRole('radio', { name: /The mice come/, checked: true });
	await ready.waitFor();
	await fit(kit);
	await phone.tap(phone.button(kit, 'Set this challenge'));
	await phone.challenge(noor, 'The wind drops');
	await phone.says(noor, /The mice come/);
	await ready.waitFor({ state: 'hidden' });
	const next = kit.getByLabel('Have a challenge ready for Noor');
	await expect.poll(() => next.inputValue()).toBe('');
	for (const { complaints } of [leader, ...phones]) expect(complaints).toEqual([]);
});

const plan = (page: Page, seat: number) =>
	phone.planBuild(page, {
		solution: `We of ${BIOMES[seat] ?? ''} adapt`,
		stat: 'Resilience',
		rp: 2,
		resource: `Roots ${String(seat)}`
	});

/** Picks a stat and points, and loads the page again: both are still picked. */
async function pickAndReload(page: Page) {
	await phone.told(page, 'Say how your biome meets it');
	const tile = page.getByRole('radio', { name: /^Biodiversity / });
	await phone.stat(page, 'Biodiversity');
	await phone.tap(phone.button(page, /one more/));
	await phone.saved(page);
	await page.reload();
	await tile.waitFor();
	await expect.poll(() => tile.isChecked()).toBe(true);
	await phone.tap(phone.button(page, /one less/));
}

/** The three phones, in the order of their seats. */
function pagesOf(): [Page, Page, Page] {
	const [robin, kit, noor] = phones.map(({ page }) => page);
	if (!robin || !kit || !noor) throw new Error('three phones');
	return [robin, kit, noor];
}
