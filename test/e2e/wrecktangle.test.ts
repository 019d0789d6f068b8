/** WreckTangle from the join page to a win: one plays by touch, the other by keyboard alone. */
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
	const [right, down] = ['abcdefgh'.indexOf(name.charAt(0)) - x, 8 - Number(name.charAt(1)) - y];
	for (let go = Math.abs(right); go > 0; go--) {
		await keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
	}
	for (let go = Math.abs(down); go > 0; go--) {
		await keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
	}
	await keyboard.press('Enter');
}

type Hand = (page: Page, name: string) => Promise<void>;

/** Picks a pyramid as soon as it can be picked. */
async function take(hand: Hand, page: Page, name: string) {
	await square(page, name)
		.and(page.getByRole('button', { name: /you can pick this/ }))
		.waitFor();
	await hand(page, name);
}

/** Moves a pyramid, and waits until it stands there. */
async function walk(hand: Hand, page: Page, way: string) {
	const [from = '', to = ''] = way.split('-');
	await take(hand, page, from);
	await hand(page, to);
	await expect.poll(() => square(page, to).innerText(), { timeout: 10_000 }).toMatch(/ of /);
	await expect.poll(() => square(page, from).innerText()).toMatch(/nobody/);
}

/** Ends the turn; the next player's die shows this. */
async function end(page: Page, die: number) {
	await phone.tap(phone.button(page, 'End your turn'));
	await phone.typeDice(page, [die]);
}

const allFit = async () => {
	for (const { page } of [robin, mona]) await fit(page);
	expect(await faults(wall.page)).toEqual([]);
};

/** A table for two, with both sitting at it and the wall turned to it. */
async function sit(more: object) {
	const { workshop = '', token = '' } = await door('workshops', { title: 'Right angles' });
	const { table = '', code = '' } = await door(
		`workshops/${workshop}/tables`,
		{ game: 'wrecktangle', seats: 2, title: 'The corners', ...more },
		token
	);
	const { url = '' } = await door(`tables/${table}/links`, { as: 'screen' }, token);
	await wall.page.goto(url);
	await phone.tap(phone.button(wall.page, 'Use this device'));
	await phone.says(wall.page, new RegExp(`${code.slice(0, 3)} ${code.slice(3)}`));
	await phone.join(robin.page, house.origin, code, 1, 'Robin');
	await phone.join(mona.page, house.origin, code, 2, 'Mona');
}

const [TIP, SWAP, HOP] = [1, 2, 3];

test('two people play to a win, one of them by keyboard alone, and the wall follows', async () => {
	await sit({ dice: 'real' });
	const [green, red] = [robin.page, mona.page];
	await phone.told(green, 'You: move a pyramid of yours');
	await phone.told(red, 'Waiting for Robin.');
	await phone.says(green, /Heads: you capture what stands inside/);
	await allFit();

	// what cannot be chosen says why
	await touch(green, 'd4');
	await phone.says(green, /Choose a pyramid first/);
	await press(red, 'b8');
	await phone.says(red, /Another player is on turn/);
	await take(touch, green, 'd1');
	await touch(green, 'd5');
	await phone.says(green, /does not move like that/);
	await allFit();
	await touch(green, 'd3');
	await phone.told(green, 'You: use the die, or end your turn');
	await end(green, HOP);

	await phone.told(red, 'You: move a pyramid of yours');
	await phone.says(red, /Hop: any pyramid, one step diagonally toward home/);
	await phone.says(wall.page, /Mona rolled Hop/i);
	await walk(press, red, 'f8-h6');
	await end(red, HOP);
	await walk(touch, green, 'd3-b5');
	await end(green, HOP);
	await walk(press, red, 'c8-a6');
	await end(red, HOP);
	await walk(touch, green, 'f1-d3');
	await end(green, HOP);
	await walk(press, red, 'e8-g6');
	await end(red, TIP);

	// the die takes a pyramid one square on; after both moves the turn passes by itself
	await walk(touch, green, 'b1-b3');
	await take(touch, green, 'c1');
	await phone.says(green, /Arrow: the die/);
	await expect.poll(() => square(green, 'c2').innerText()).toMatch(/by the die, Tip/);
	await touch(green, 'c2');
	await phone.typeDice(green, [SWAP]);
	await phone.says(red, /Robin uses Tip on a medium pyramid of their own: from c1 to c2/);

	// a swap is asked about first
	await phone.told(red, 'You: move a pyramid of yours');
	await take(press, red, 'g6');
	await press(red, 'b3');
	await phone.says(red, /Swap these two: the large of Mona and the small of Robin\?/);
	await allFit();
	await phone.tap(phone.button(red, 'Back'));
	await press(red, 'e8');
	await phone.told(red, 'You: use the die, or end your turn');
	await end(red, HOP);

	await walk(touch, green, 'e1-e3');
	await end(green, HOP);
	await walk(press, red, 'a6-c4');
	await end(red, HOP);
	await walk(touch, green, 'e3-g5');
	await end(green, HOP);
	await walk(press, red, 'e8-c6');
	await end(red, HOP);

	// heads: the rectangle is shown before it is formed, and then captures what stands inside
	await take(touch, green, 'g1');
	await expect.poll(() => square(green, 'g3').innerText()).toMatch(/normal move, captures 1/);
	await allFit();
	await touch(green, 'g3');
	for (const page of [red, wall.page]) {
		await phone.says(page, /Robin forms a rectangle and captures: medium of Mona/);
		await phone.says(page, /Tails: you capture what stands on the edges/);
	}
	await allFit();
	await end(green, HOP);

	// tails: on the edges
	await walk(press, red, 'd8-d6');
	await end(red, HOP);
	await walk(touch, green, 'g5-g7');
	await end(green, HOP);
	await walk(press, red, 'c6-e6');
	await end(red, HOP);
	await walk(touch, green, 'b5-d7');
	for (const page of [green, red, wall.page]) await phone.says(page, /two lost: one more and out!/);
	await allFit();
	await end(green, HOP);

	await walk(press, red, 'e6-c6');
	await end(red, HOP);
	await take(touch, green, 'd7');
	await touch(green, 'b7');
	await phone.told(green, 'You are the last one left: you win.');
	for (const page of [red, wall.page])
		await phone.says(page, /Robin is the last one left and wins/);
	await phone.tap(red.getByText('The position in words'));
	await phone.says(red, /Mona is out/);
	await allFit();
	for (const { complaints } of [robin, mona, wall]) expect(complaints).toEqual([]);
});

test('who gives up is out, and the table says which rules it plays by', async () => {
	await sit({ options: { path: 'clear', tilted: true } });
	await phone.tap(robin.page.getByText('Signs on the board'));
	await phone.says(robin.page, /Tilted rectangles count at this table/);
	await phone.says(robin.page, /a normal move needs a free square in between/);
	await phone.tap(mona.page.getByText('Give up …'));
	await allFit();
	await phone.tap(phone.button(mona.page, 'Give up'));
	await phone.told(robin.page, 'You are the last one left: you win.');
	await phone.says(mona.page, /Robin is the last one left and wins/);
	for (const { complaints } of [robin, mona, wall]) expect(complaints).toEqual([]);
});
