/** Hunt from the join page to its end: one plays by touch, the other by keyboard alone. */
import type { Browser, Page } from 'playwright';
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
let robin: Device;
let mona: Device;
let wall: Device;

beforeAll(async () => {
	house = await openHouse();
	browser = await openBrowser();
	robin = await device(browser, { viewport: PHONE, hasTouch: true });
	mona = await device(browser, { viewport: PHONE, colorScheme: 'dark' });
	wall = await device(browser, { viewport: PROJECTOR });
	phone.byKeyboard(mona.page);
});
afterAll(async () => {
	await browser.close();
	await house.close();
});

/** Asks one of the documented doors. */
async function door(path: string, body: object, token = ''): Promise<Record<string, string>> {
	const response = await fetch(`${house.origin}/api/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
		body: JSON.stringify(body)
	});
	expect(response.status).toBe(201);
	return (await response.json()) as Record<string, string>;
}

const TIP = 1;
const SWAP = 2;
const DIG = 4;

/** The first square whose words say this, as soon as there is one. */
async function find(page: Page, words: RegExp): Promise<string> {
	const square = page.locator('[data-square]').filter({ hasText: words }).first();
	await square.waitFor();
	return (await square.getAttribute('data-square')) ?? '';
}

/** Goes to a square by Tab and the arrows, and presses Enter; with fingers, taps it. */
async function press(page: Page, to: string) {
	if (page === robin.page) {
		await page.locator(`[data-square="${to}"]`).tap({ force: true });
		return;
	}
	const { keyboard } = page;
	const here = () =>
		page.evaluate(() => (document.activeElement as HTMLElement).dataset['square']?.split(','));
	for (let tabs = 0; (await here()) === undefined; tabs++) {
		if (tabs > 60) throw new Error('no Tab leads to the board');
		await keyboard.press('Tab');
	}
	const [right = 0, down = 0] = to.split(',').map(Number);
	const go = async (along: 0 | 1, goal: number, more: string, less: string) => {
		for (let left = 7; left > 0; left--) {
			const now = Number((await here())?.[along]);
			if (now === goal) return;
			await keyboard.press(now < goal ? more : less);
		}
	};
	// through the middle, since the corners are no squares
	await go(0, Math.min(Math.max(Number((await here())?.[0]), 1), 5), 'ArrowRight', 'ArrowLeft');
	await go(1, Math.min(Math.max(down, 1), 5), 'ArrowDown', 'ArrowUp');
	await go(0, right, 'ArrowRight', 'ArrowLeft');
	await go(1, down, 'ArrowDown', 'ArrowUp');
	await keyboard.press('Enter');
}

const take = async (page: Page, number: number) => {
	await page.getByText(`Piece ${String(number)} of 4`).waitFor();
	const pieces = page.getByRole('list', { name: 'Pieces to choose from' });
	await phone.tap(pieces.getByRole('button').first());
};

/** Step 1 with the first Fence that may move, then a roll of what the die is to show. */
async function begin(page: Page, die: number) {
	await phone.told(page, /You: move (a|any) Fence/);
	await press(page, await find(page, /you can pick this/));
	await press(page, await find(page, /you can go here/));
	await phone.says(page, /Nobody is hit\.|What follows:/);
	await phone.tap(phone.button(page, 'Move a Fence'));
	await phone.tap(phone.button(page, 'Roll the die'));
	await phone.typeDice(page, [die]);
}

/** Step 3 to an empty square; a Stack that is gone does not move. */
async function end(page: Page) {
	await page.locator('.sentence', { hasText: /move your Stack|Waiting|wins/ }).waitFor();
	if (!(await page.locator('.sentence').innerText()).includes('move your Stack')) return;
	await press(page, await find(page, /you can go here/));
	await phone.tap(phone.button(page, 'Move your Stack'));
}

const isOver = async (page: Page) =>
	(await page.locator('.sentence', { hasText: 'has the last Stack' }).count()) > 0 ||
	(await page.locator('.sentence', { hasText: 'You win' }).count()) > 0;

const allFit = async () => {
	for (const { page } of [robin, mona]) await fit(page);
	expect(await faults(wall.page)).toEqual([]);
};

test('two people hunt each other to the end, one of them by keyboard alone, and the wall follows', async () => {
	const { workshop = '', token = '' } = await door('workshops', { title: 'Looney Hollow' });
	const { table = '', code = '' } = await door(
		`workshops/${workshop}/tables`,
		{ game: 'hunt', seats: 2, dice: 'real', title: 'The maze' },
		token
	);
	const { url = '' } = await door(`tables/${table}/links`, { as: 'screen' }, token);
	await wall.page.goto(url);
	await phone.tap(phone.button(wall.page, 'Use this device'));
	await phone.says(wall.page, new RegExp(`${code.slice(0, 3)} ${code.slice(3)}`));
	await phone.join(robin.page, house.origin, code, 1, 'Robin');
	await phone.join(mona.page, house.origin, code, 2, 'Mona');
	await phone.told(robin.page, 'You: choose a piece, then its square');
	await phone.told(mona.page, 'Waiting for Robin.');
	await allFit();

	// the Stacks, in opposite corners
	await take(robin.page, 1);
	await press(robin.page, '3,3');
	await phone.says(robin.page, /Choose a corner of the Inside/);
	await press(robin.page, '1,1');
	for (const number of [1, 2, 3, 4]) {
		await take(mona.page, number);
		if (number < 4) await take(robin.page, number + 1);
		if (number === 1) await allFit();
	}

	// Mona, who filled her Stack last, begins
	await phone.told(robin.page, 'Waiting for Mona.');
	await begin(mona.page, DIG);
	await phone.told(mona.page, 'You: dig');
	await phone.tap(phone.button(mona.page, /^Dig: .* goes to the bottom/));
	await end(mona.page);

	// a Fence falls towards Robin's own Stack, and strikes it
	await phone.told(robin.page, /You: move a Fence/);
	await press(robin.page, '3,3');
	await phone.says(robin.page, /There is no Fence on that square/);
	await allFit();
	await begin(robin.page, TIP);
	await phone.told(robin.page, 'You: tip a standing Fence');
	await press(robin.page, '4,4');
	await phone.says(robin.page, /Choose a square with a Fence/);
	await press(
		robin.page,
		await find(robin.page, /row 7, Outside.*you can pick this|column 7.*you can pick this/)
	);
	await press(robin.page, await find(robin.page, /you can go here/));
	await phone.says(robin.page, /What follows: A \w+ Fence hits the Stack of Robin|Nobody is hit/);
	await allFit();
	await phone.tap(phone.button(robin.page, 'Tip a Fence'));
	await phone.says(wall.page, /Robin tips the \w+ Fence/);
	await allFit();
	await end(robin.page);

	// Robin tries to leave again and again, Mona digs
	for (let turns = 0; turns < 10 && !(await isOver(robin.page)); turns++) {
		await begin(mona.page, DIG);
		await phone.tap(phone.button(mona.page, /^Dig: /).first());
		await end(mona.page);
		await begin(robin.page, SWAP);
		await press(robin.page, await find(robin.page, /Outside: Fence.*you can pick this/));
		await phone.says(robin.page, /tried to leave the Inside: the \w+ piece is lost/);
		await phone.tap(phone.button(robin.page, 'Swap with a Fence'));
		await end(robin.page);
	}
	await phone.told(mona.page, 'You win: your Stack is the last in play.');
	for (const page of [robin.page, wall.page]) {
		await phone.says(page, /Mona has the last Stack in play and wins/);
	}
	await phone.tap(mona.page.getByText('The position in words'));
	await phone.says(mona.page, /Robin is out of the game\. Lost: /);
	await allFit();
	for (const { complaints } of [robin, mona, wall]) expect(complaints).toEqual([]);
});
