/** Chicken Run from the join page to a win: one plays by touch, the other by keyboard alone. */
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

/** A square by its name, as a button. */
const square = (page: Page, name: string) =>
	page.getByRole('button', { name: new RegExp(`^${name}[:,]`) });

/** Taps a square, whether it may be chosen or only asked. */
const touch = (page: Page, name: string) => square(page, name).tap({ force: true });

/** Goes to a square by Tab and the arrows, and presses Enter. */
async function press(page: Page, name: string) {
	const { keyboard } = page;
	const here = () =>
		page.evaluate(() => (document.activeElement as HTMLElement).dataset['square']?.split(','));
	for (let tabs = 0; (await here()) === undefined; tabs++) {
		if (tabs > 60) throw new Error('no Tab leads to the board');
		await keyboard.press('Tab');
	}
	const [x = 0, y = 0] = ((await here()) ?? []).map(Number);
	const [right, down] = ['abcde'.indexOf(name.charAt(0)) - x, 9 - Number(name.charAt(1)) - y];
	for (let go = Math.abs(right); go > 0; go--) {
		await keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
	}
	for (let go = Math.abs(down); go > 0; go--) {
		await keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
	}
	await keyboard.press('Enter');
}

type Hand = (page: Page, name: string) => Promise<void>;

/** Walks a piece from square to square once it can be picked, and waits until it stands there. */
async function walk(hand: Hand, page: Page, from: string, to: string, then: RegExp) {
	await square(page, from)
		.and(page.getByRole('button', { name: /you can pick this/ }))
		.waitFor();
	await hand(page, from);
	await hand(page, to);
	await expect.poll(() => square(page, to).innerText(), { timeout: 10_000 }).toMatch(then);
}

async function roll(page: Page, dice: readonly [number, number]) {
	await phone.tap(phone.button(page, 'Roll the dice'));
	await phone.typeDice(page, dice);
}

const allFit = async () => {
	for (const { page } of [robin, mona]) await fit(page);
	expect(await faults(wall.page)).toEqual([]);
};

test('two people play to a win, one of them by keyboard alone, and the wall follows', async () => {
	const { workshop = '', token = '' } = await door('workshops', { title: 'Looney Hollow' });
	const { table = '', code = '' } = await door(
		`workshops/${workshop}/tables`,
		{ game: 'chicken-run', seats: 2, dice: 'real', title: 'The yard' },
		token
	);
	const { url = '' } = await door(`tables/${table}/links`, { as: 'screen' }, token);
	await wall.page.goto(url);
	await phone.tap(phone.button(wall.page, 'Use this device'));
	await phone.says(wall.page, new RegExp(`${code.slice(0, 3)} ${code.slice(3)}`));
	await phone.join(robin.page, house.origin, code, 1, 'Robin');
	await phone.join(mona.page, house.origin, code, 2, 'Mona');
	const [white, black] = [robin.page, mona.page];
	await phone.says(wall.page, /Black home · Mona/i);
	await phone.told(white, 'You: roll the dice');
	await allFit();

	// round 1: the whole nest unpacks
	await roll(white, [6, 1]);
	await phone.told(white, 'You: move, 6 points');
	await phone.told(black, 'Waiting for Robin.');
	await phone.says(wall.page, /Robin moves the family, 6 points left/);
	await touch(white, 'b5');
	await phone.says(white, /only your own family/);
	await press(black, 'c9');
	await phone.says(black, /The other player acts in this round/);
	await touch(white, 'c1');
	await phone.says(white, /The large one: 3 points a step/);
	await touch(white, 'a2');
	await phone.says(white, /Only spectators may stand on the sidelines/);
	await allFit();
	await touch(white, 'c2');
	await phone.told(white, 'You: move, 3 points');
	await walk(touch, white, 'c1', 'd1', /medium of Robin/);
	await walk(touch, white, 'c1', 'b1', /small of Robin/);

	// round 2: equal dice, so Mona moves the crowd; points that are left are not lost by a slip
	await phone.told(black, 'You: roll the dice');
	await phone.says(black, /A tie: Mona moves the crowd/);
	await roll(black, [4, 4]);
	await phone.told(black, 'You: move, 4 points');
	await phone.says(wall.page, /Mona moves the crowd/);
	await press(black, 'c9');
	await phone.says(black, /only the crowd/);
	await walk(press, black, 'a6', 'b7', /small red spectator/);
	await phone.told(black, 'You: move, 2 points');
	await allFit();
	await phone.tap(phone.button(black, 'Done for this round'));
	await phone.says(black, /2 points are left. End your round\?/);
	await phone.tap(phone.button(black, 'End the round'));

	// round 3: Mona's family; round 4: a chicken is caught, and kept
	await roll(black, [1, 5]);
	await walk(press, black, 'c9', 'c8', /large of Mona/);
	await walk(press, black, 'c9', 'b9', /medium of Mona/);
	await roll(white, [6, 3]);
	await walk(touch, white, 'b1', 'b5', /held by Robin/);
	await phone.says(black, /Robin catches the small chicken/);
	await phone.says(wall.page, /White home · Robin · 1 of 2 chickens/i);
	await touch(white, 'b5');
	await touch(white, 'b4');
	await phone.says(white, /This lets the small chicken go/);
	await allFit();
	await phone.tap(phone.button(white, 'Back'));
	await phone.tap(phone.button(white, 'Back'));
	await walk(touch, white, 'd1', 'd2', /medium of Robin/);

	// round 5: the second one
	await roll(black, [6, 2]);
	await touch(white, 'd2');
	await phone.says(white, /The medium one: 2 points a step/);
	await touch(white, 'd5');
	await phone.told(white, 'You win with two chickens.');
	for (const page of [black, wall.page]) await phone.says(page, /Robin wins with two chickens/);
	await phone.says(black, /Held at the end: small, medium/);
	await phone.tap(black.getByText('The position in words'));
	await phone.says(black, /Chickens: .*medium on d5, held by Robin/);
	await allFit();
	for (const { complaints } of [robin, mona, wall]) expect(complaints).toEqual([]);
});
