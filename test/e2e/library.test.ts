/** The library: another game chosen with its options, played, seen again, played again with the same seats, tried out alone. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DESK, device, newPage, PHONE, type Device } from './house.ts';
import { lodge } from './lodging.ts';
import { ENGINE } from './engines/open.ts';
import * as phone from './phone.ts';
import { projectorOf, unfold } from './desk.ts';
import { fit } from './screen.ts';

const lodging = lodge();
const devices: Device[] = [];

async function opened(options: Parameters<typeof device>[1]): Promise<Page> {
	const one = await device(lodging.browser, options);
	devices.push(one);
	return one.page;
}

/** Plays an action for the seat that this phone holds. */
let actions = 0;
async function act(page: Page, action: object) {
	const table = /\/table\/([^/?]+)/.exec(page.url())?.[1] ?? '';
	const answer = await page.request.post(`${lodging.house.origin}/api/tables/${table}/actions`, {
		data: { id: `a${++actions}`, action },
		headers: { origin: lodging.house.origin }
	});
	expect(await answer.json()).toMatchObject({ seq: expect.any(Number) as number });
}

const canDoWithout = ENGINE === 'chromium';

/** Opens a workshop with a table of Martian 12s for two, one round long, by a browser without scripts: only Chromium’s driver can take them away. */
async function openWithoutScript(): Promise<Page> {
	const plain = await opened({ viewport: DESK, javaScriptEnabled: !canDoWithout });
	await plain.goto(`${lodging.house.origin}/games`);
	await plain.getByLabel('Players').selectOption('9');
	if (canDoWithout) await plain.getByRole('button', { name: 'Show' }).click();
	await plain.getByText('1 of 12 games').waitFor();
	await plain.goto(lodging.house.origin);
	await unfold(plain, 'More choices');
	await plain.getByText('Another game', { exact: true }).click();
	await plain.getByRole('link', { name: 'Martian 12s' }).click();
	await plain.getByLabel('Name of the workshop').fill('Casino');
	const players = plain.getByRole('group', { name: 'How many players?' });
	await players.getByText('2', { exact: true }).click();
	await unfold(plain, 'More choices');
	const rounds = plain.getByLabel(/^Rounds: a number/);
	await rounds.fill('1');
	await plain.getByLabel('Sets of 15 pyramids in the bag: a number').fill('9');
	const chips = plain.getByLabel('Chips for a pull');
	await chips.fill('900');
	await plain.getByRole('button', { name: 'Open the workshop' }).click();
	await plain.getByText('This does not go with your other choices').waitFor();
	expect(await rounds.inputValue()).toBe('1');
	await chips.clear(); // in Firefox its driver writes on behind what a number field holds
	await chips.fill('2');
	await plain.getByRole('button', { name: 'Open the workshop' }).click();
	await plain.waitForURL(/\/workshop\//);
	const desk = await opened({
		viewport: DESK,
		storageState: await plain.context().storageState()
	});
	await desk.goto(plain.url(), { waitUntil: 'networkidle' });
	return desk;
}

/** The table's own code, which stands last where the whole room has one too. */
async function codeOn(desk: Page): Promise<string> {
	const region = await desk.getByRole('region', { name: 'Join' }).innerText();
	const code = region.match(/\b[A-Z0-9]{3}\s[A-Z0-9]{3}\b/g)?.at(-1) ?? '';
	return code.replace(' ', '');
}

test('another game is chosen with its options, read back in sentences, and played again', async () => {
	const desk = await openWithoutScript();
	await fit(desk);
	const code = await codeOn(desk);
	const ann = await opened({ viewport: PHONE, hasTouch: true });
	const kit = await opened({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
	await phone.join(ann, lodging.house.origin, code, 1, 'Ann Fox');
	await phone.join(kit, lodging.house.origin, code, 2, 'Kit Owl');
	await phone.says(ann, /Round 1 of 1/i);
	await phone.says(ann, /2 chips/);
	const wall = await newPage(desk.context());
	await wall.goto(await projectorOf(desk));
	const first = wall.url();

	await act(ann, { type: 'pull', size: 'large' });
	await phone.says(kit, /Ann Fox/);
	await kit.evaluate(() => {
		scrollTo(0, 90);
		addEventListener('click', () => Object.assign(window, { down: scrollY }), {
			once: true,
			capture: true
		});
	});
	await phone.tap(phone.button(kit, 'Log'));
	await expect.poll(() => kit.evaluate(() => scrollY)).toBe(0);
	const down = await kit.evaluate(() => (window as unknown as { down: number }).down);
	expect(down).toBeGreaterThan(0);
	// each page is found again where it was left
	await phone.tap(phone.button(kit, 'Turn'));
	await expect.poll(() => kit.evaluate(() => scrollY)).toBe(down);
	await phone.tap(phone.button(kit, 'Log'));
	await phone.says(kit, /Ann Fox pulls a large \w+ pyramid/);
	await phone.says(kit, /The table was set up for 2 players/);

	// an earlier moment, on one phone alone: the game goes on meanwhile
	await phone.tap(phone.button(kit, 'Replay the game'));
	await phone.tap(phone.button(kit, 'One step back'));
	await phone.says(kit, /Moment 0 of 1/);
	await kit
		.locator('section', { hasText: 'Replay' })
		.getByText(/20 chips/)
		.first()
		.waitFor();
	await act(kit, { type: 'pull', size: 'small' });
	await phone.says(kit, /Moment 0 of 2/);
	await phone.says(ann, /Kit Owl/);
	await fit(kit);
	await kit.getByRole('slider').fill('2');
	await phone.says(kit, /Moment 2 of 2/);
	await phone.tap(phone.button(kit, 'Back to now'));

	// what the desk takes back is told on each phone until its reader has played
	await desk.getByRole('button', { name: 'Undo', exact: true }).click();
	const dialog = desk.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Take it back' }).click();
	await dialog.waitFor({ state: 'hidden' });
	await phone.says(ann, /Your facilitator.*took back the last steps/i);
	await fit(ann);
	const told = (page: Page) => page.getByText(/Your facilitator.*took back the last steps/);
	await act(kit, { type: 'pull', size: 'small' });
	await told(kit).waitFor({ state: 'hidden' });
	await phone.says(ann, /Kit Owl pulls/);
	await told(ann).waitFor();

	await act(ann, { type: 'pass' });
	await told(ann).waitFor({ state: 'hidden' });
	await act(kit, { type: 'pass' });
	await desk.getByText('What has happened').click();
	await phone.says(desk, /Kit Owl passes/);
	await phone.tap(desk.getByRole('button', { name: 'Play again' }));
	await desk.getByRole('heading', { name: 'Table 1 (2)' }).waitFor();
	await wall.waitForURL((url) => url.href !== first && url.pathname.endsWith('/screen'));
	for (const one of [ann, kit]) {
		const before = one.url();
		await phone.says(one, /The next game is open/);
		await fit(one);
		await phone.tap(phone.button(one, 'Take my seat there'));
		await one.waitForURL((url) => url.href !== before);
		await phone.saved(one);
		await phone.says(one, /Round 1 of 1/i);
	}
	await phone.says(desk, /Ann Fox/);
	await phone.says(desk, /Kit Owl/);
	await act(ann, { type: 'pull', size: 'small' });
	await phone.says(kit, /Ann Fox/);
});

test('one more table of the workshop may be of yet another game', async () => {
	const desk = await openWithoutScript();
	await desk.getByText('Add a table', { exact: true }).click();
	await unfold(desk, 'More choices');
	await desk.getByText('Another game', { exact: true }).click();
	await desk.getByRole('link', { name: 'Global Warming' }).click();
	await desk.waitForURL(/game=global-warming/);
	const form = desk.locator('form', { hasText: 'Open this table' });
	await form.getByText('3', { exact: true }).click();
	await unfold(desk, 'More choices');
	await form.getByLabel('The tile sinks by itself').selectOption('true');
	await fit(desk);
	await form.getByRole('button', { name: 'Open this table' }).click();
	await desk.getByRole('heading', { name: 'Table 2' }).waitFor();
	const code = await codeOn(desk);
	const ann = await opened({ viewport: PHONE, hasTouch: true });
	await phone.join(ann, lodging.house.origin, code, 3, 'Ann Fox');
	await phone.says(ann, /choose one face/i);
});

test('every game stands in the library with its rules, each with an address', async () => {
	const page = await opened({ viewport: DESK });
	await page.goto(lodging.house.origin);
	await page
		.getByRole('link', { name: /^All games/ })
		.first()
		.click();
	await page.waitForURL(/\/games$/);
	await fit(page);
	await page.getByLabel('Players').selectOption('9');
	await phone.says(page, '1 of 12 games');
	await page.getByLabel('Kind').selectOption('secret');
	await phone.says(page, 'No game fits all your choices');
	expect(page.url()).toMatch(/players=9.*kind=secret/);
	await fit(page);
	await page.getByRole('link', { name: 'Show all games' }).click();
	await phone.says(page, 'All 12 games');
	const games = page.getByRole('heading', { level: 2 });
	for (const title of await games.allInnerTexts()) {
		await page.getByRole('link', { name: title, exact: true }).click();
		await page.getByRole('heading', { level: 1, name: title }).waitFor();
		await page.getByRole('heading', { name: 'Options', exact: true }).click();
		await fit(page);
		expect(await page.getByRole('img', { name: /^The board of/ }).count()).toBe(4);
		expect(await page.locator('[id="s1"]').innerText()).toMatch(/^§1 /);
		await page.goBack();
	}
});

test('a game is tried out on one device, with a cover where a seat has secrets', async () => {
	const page = await opened({ viewport: PHONE, hasTouch: true });
	await page.goto(`${lodging.house.origin}/games/global-warming`);
	await page.getByRole('link', { name: 'Try it here' }).click();
	for (const name of ['Trap', 'Win', 'Take']) {
		await page.getByRole('radio', { name }).click();
		await phone.says(page, name === 'Trap' ? /quiet move/ : /glowing move/);
		await fit(page);
	}
	await page.getByRole('link', { name: 'Play a whole game' }).click();
	await page.getByRole('button', { name: 'Begin' }).waitFor();
	await fit(page);
	await page.getByText('2', { exact: true }).click();
	await page.getByRole('button', { name: 'Begin' }).click();
	await phone.tap(page.getByRole('button', { name: /^2: / }));
	await phone.tap(page.getByRole('button', { name: 'Choose 2', exact: true }));
	await phone.says(page, /Seat 2/);
	const cover = page.getByRole('button', { name: 'I am Seat 1' });
	await page.getByLabel('Play as').selectOption({ index: 0 });
	await cover.waitFor();
	await fit(page);
	await phone.tap(cover);
	await phone.tap(page.getByRole('button', { name: 'Take it back' }));
	await phone.says(page, /choose one face/i);
	await fit(page);
});

test('nothing of this complained, and nobody asked another host', () => {
	for (const { complaints, hosts } of devices) {
		expect(complaints).toEqual([]);
		expect([...hosts]).toEqual([new URL(lodging.house.origin).host]);
	}
});
