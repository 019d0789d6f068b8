/** Martian 12s by the words on the screen: three phones play two rounds, one of them by keyboard alone. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	device,
	openBrowser,
	openHouse,
	PHONE,
	PROJECTOR,
	type Device,
	type House
} from './house.ts';
import * as phone from './phone.ts';
import { faults, fit } from './screen.ts';

let house: House;
let browser: Browser;
const players: Device[] = [];
let wall: Device;

const NAMES = ['Robin', 'Sally', 'Duncan'] as const;
const CHIPS = 12;

beforeAll(async () => {
	house = await openHouse();
	browser = await openBrowser();
	for (const colorScheme of ['light', 'dark', 'light'] as const) {
		players.push(await device(browser, { viewport: PHONE, colorScheme, hasTouch: true }));
	}
	wall = await device(browser, { viewport: PROJECTOR });
});
afterAll(async () => {
	await browser.close();
	await house.close();
});

/** Asks a door as the facilitator. */
async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
	const answer = await fetch(house.origin + path, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			...(token === undefined ? {} : { authorization: `Bearer ${token}` })
		},
		body: JSON.stringify(body)
	});
	expect(answer.status).toBe(201);
	return (await answer.json()) as Record<string, string>;
}

/** A table for three with two rounds to play; its code, and the wall shows it. */
async function openTable(): Promise<string> {
	const { workshop = '', token = '' } = await post('/api/workshops', { title: 'Mars' });
	const options = { rounds: 2, chips: CHIPS };
	const { table = '', code = '' } = await post(
		`/api/workshops/${workshop}/tables`,
		{ game: 'martian-12s', seats: 3, options },
		token
	);
	const cookie = { name: `w_${workshop}`, value: token, url: house.origin };
	await wall.page.context().addCookies([cookie]);
	await wall.page.goto(`${house.origin}/table/${table}/screen`);
	return code;
}

const pageOf = (seat: number): Page => {
	const found = players[seat];
	if (!found) throw new Error(`nobody sits at ${seat}`);
	return found.page;
};

const everyScreen = async () => {
	for (const { page } of players) await fit(page);
	expect(await faults(wall.page)).toEqual([]);
};

/** The status sentence, and the line of cost and danger under it. */
const statusOf = (page: Page) =>
	page
		.getByRole('status')
		.filter({ has: page.locator('.sentence') })
		.innerText();

/** The phone that is told to act, once one is. */
async function acting(): Promise<Page> {
	for (let tries = 0; tries < 100; tries++) {
		for (const { page } of players) {
			if ((await statusOf(page)).includes('You:')) return page;
		}
		await new Promise((go) => setTimeout(go, 50));
	}
	throw new Error('nobody is told to act');
}

/** Pulls a pyramid of a size, and waits until the table knows it. */
async function pull(page: Page, size: string) {
	await phone.tap(phone.button(page, new RegExp(`^${size} \\d`)));
	await phone.tap(phone.button(page, /^Pull .* for 1 chip$/));
}

/** Taps a button that may not be pressed now, which says why. */
const askWhy = (target: Locator) => target.click({ force: true });

/** Plays a round: pulls while the score is below 9, then passes. */
async function playRound(round: number) {
	const over = wall.page.getByText(/ wins? the round .*with \d+/);
	for (let moves = 0; moves < 30; moves++) {
		const page = await acting();
		const before = await statusOf(page);
		const score = Number(/pass with (\d+)/.exec(before)?.[1] ?? 0);
		if (score >= 9) {
			await phone.tap(phone.button(page, /^Pass$/));
			await phone.tap(phone.button(page, `Pass with ${score}`));
		} else {
			await pull(page, moves === 1 ? 'small' : 'any');
		}
		await expect.poll(() => statusOf(page)).not.toBe(before);
		if (moves === 4) await everyScreen();
		if (await over.isVisible()) return;
	}
	throw new Error(`round ${round} does not end`);
}

/** All chips that a phone shows: the wallets and the pot. */
async function chipsOn(page: Page): Promise<number> {
	const told = await page.locator('li > p.sr-only').allTextContents();
	const pot = await page.getByRole('img', { name: /^The pot holds/ }).getAttribute('aria-label');
	const numbers = [...told, pot ?? ''].map((words) => Number(/(\d+) chips?\b/.exec(words)?.[1]));
	expect(numbers).toHaveLength(NAMES.length + 1);
	return numbers.reduce((sum, number) => sum + number, 0);
}

test('three phones play two rounds, one of them by keyboard alone', async () => {
	const code = await openTable();
	await phone.says(wall.page, new RegExp(`${code.slice(0, 3)} ${code.slice(3)}`));
	phone.byKeyboard(pageOf(1));
	for (const [seat, name] of NAMES.entries()) {
		await phone.join(pageOf(seat), house.origin, code, seat + 1, name);
	}
	const [robin, sally, duncan] = [pageOf(0), pageOf(1), pageOf(2)];
	await everyScreen();

	// what may not be done says why
	await phone.told(robin, 'You: pull your first pyramid');
	await phone.told(sally, 'Waiting for Robin');
	await askWhy(phone.button(robin, /^Pass$/));
	await phone.says(robin, /Pull a pyramid first, then you may pass/);
	await phone.tap(phone.button(sally, /^large \d/));
	await phone.says(sally, /Wait for your turn/);

	// the bag is open to counting
	await duncan.getByText('Left in the bag: 30 of 30').click();
	await duncan.getByRole('row', { name: 'blue 4 points 2 2 2 6' }).waitFor();
	await fit(duncan);

	await pull(robin, 'large');
	await phone.says(duncan, /Robin pulls a large \w+ pyramid worth \d/);
	await phone.says(wall.page, /Robin pulls a large/);
	await phone.told(sally, 'You: pull your first pyramid');
	await duncan.getByText('Left in the bag: 29 of 30').waitFor();
	await phone.tap(phone.button(sally, /^any \d/));
	await fit(sally);
	await phone.tap(phone.button(sally, 'Back'));
	await playRound(1);
	await phone.says(robin, /Round 1 is over/i);
	await phone.told(sally, 'You: start round 2');
	for (const { page } of players) expect(await chipsOn(page)).toBe(3 * CHIPS);
	await everyScreen();

	// one vote does not stop the game
	await phone.tap(phone.button(duncan, 'I want to stop'));
	await phone.says(duncan, /when everybody wants to stop. So far: 0 of 3/);
	await phone.tap(phone.button(duncan, 'I want to stop'));
	await phone.says(sally, /Wants to stop: Duncan/);
	await askWhy(phone.button(robin, 'Start round 2'));
	await phone.says(robin, /Only the player who draws first starts the next round/);
	await phone.tap(phone.button(sally, 'Start round 2'));
	await phone.told(sally, 'You: pull your first pyramid');
	await phone.says(duncan, /Round 2 begins, and Sally draws first/);
	await playRound(2);

	for (const { page } of [...players, wall]) {
		await phone.told(page, /the fullest wallets? and (wins|share the win)/);
		await phone.says(page, /That was the last round/);
	}
	for (const { page } of players) {
		expect(await chipsOn(page)).toBe(3 * CHIPS);
		expect(await phone.button(page, /^(Pass|any)/).count()).toBe(0);
	}
	await everyScreen();
	for (const one of [...players, wall]) {
		expect(one.complaints).toEqual([]);
		expect([...one.hosts]).toEqual([new URL(house.origin).host]);
	}
});
