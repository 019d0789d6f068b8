/** Four people play Global Warming to its end, one of them by keyboard alone; nobody's phone learns a face too early. */
import { createDecoder, readVarUint, readVarUint8Array } from 'lib0/decoding';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { cellOf } from '../../src/lib/pieces/geometry/squares.ts';
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
import { fit } from './screen.ts';

const NAMES = ['Robin', 'Sally', 'Amal', 'Duncan'];

let house: House;
let browser: Browser;
let wall: Device;
const players: Player[] = [];

interface Player extends Device {
	readonly name: string;
	readonly heard: Heard;
}

beforeAll(async () => {
	house = await openHouse();
	browser = await openBrowser();
});
afterAll(async () => {
	await browser.close();
	await house.close();
});

/** Everything a phone was sent: the values in its frames as they came, and the view they add up to. */
class Heard {
	values: unknown[] = [];
	readonly views: Y.Doc[] = [];

	follow(page: Page) {
		page.on('websocket', (socket) => {
			const doc = new Y.Doc();
			if (socket.url().includes('/view')) this.views.push(doc);
			socket.on('framereceived', ({ payload }) => {
				if (typeof payload !== 'string') this.#take(payload, doc);
			});
		});
	}

	/** What the phone knows of a path of the view. */
	read(path: string): unknown {
		return this.views
			.map((doc) => doc.getMap('view').get(path))
			.find((value) => value !== undefined);
	}

	/** A message of the sync protocol: what is no update of a document holds no values. */
	#take(frame: Buffer, doc: Y.Doc) {
		const decoder = createDecoder(frame);
		if (readVarUint(decoder) !== 0 || readVarUint(decoder) === 0) return;
		const update = readVarUint8Array(decoder);
		for (const struct of Y.decodeUpdate(update).structs) {
			const values: unknown[] = struct instanceof Y.Item ? struct.content.getContent() : [];
			this.values.push(...values);
		}
		Y.applyUpdate(doc, update);
	}
}

const player = (seat: number): Player => {
	const found = players[seat];
	if (!found) throw new Error(`nobody sits at ${seat}`);
	return found;
};
const others = (seat: number) => players.filter((_, one) => one !== seat);

async function post(
	path: string,
	token: string | null,
	body: object
): Promise<Record<string, string>> {
	const headers = {
		'content-type': 'application/json',
		...(token ? { authorization: `Bearer ${token}` } : {})
	};
	const answer = await fetch(house.origin + path, {
		method: 'POST',
		headers,
		body: JSON.stringify(body)
	});
	expect(answer.ok).toBe(true);
	return (await answer.json()) as Record<string, string>;
}

/** Opens a table through the doors; its code and the address of its projector. */
async function openTable() {
	const { workshop = '', token = '' } = await post('/api/workshops', null, { title: 'Year 9' });
	const { table = '', code = '' } = await post(`/api/workshops/${workshop}/tables`, token, {
		game: 'global-warming',
		seats: NAMES.length
	});
	wall = await device(browser, { viewport: PROJECTOR });
	await wall.page
		.context()
		.addCookies([{ name: `w_${workshop}`, value: token, url: house.origin }]);
	await wall.page.goto(`${house.origin}/table/${table}/screen`);
	await phone.says(wall.page, `${code.slice(0, 3)} ${code.slice(3)}`);
	return code;
}

/** Chooses a face and confirms it. */
async function choose(page: Page, face: string) {
	await phone.tap(page.getByRole('button', { name: new RegExp(`^${face}: `) }));
	await phone.tap(page.getByRole('button', { name: `Choose ${face}`, exact: true }));
}

const squares = (page: Page) => page.locator('[data-square]');
const keyOf = async (page: Page, words: string | RegExp) =>
	(await squares(page).filter({ hasText: words }).first().getAttribute('data-square')) ?? '';

/** Taps a square of the island; by keyboard goes there with the arrows. */
async function square(page: Page, key: string, byKeyboard = false) {
	// one that is barred answers too: it says why
	if (!byKeyboard) return page.locator(`[data-square="${key}"]`).click({ force: true });
	const now = () =>
		page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);
	let at = await now();
	for (let steps = 0; at === null && steps < 60; steps++) {
		await page.keyboard.press('Tab');
		at = await now();
	}
	const [[x, y], [toX, toY]] = [cellOf(at ?? ''), cellOf(key)];
	for (let column = x; column !== toX; column += Math.sign(toX - x))
		await page.keyboard.press(toX > x ? 'ArrowRight' : 'ArrowLeft');
	for (let row = y; row !== toY; row += Math.sign(toY - y))
		await page.keyboard.press(toY > y ? 'ArrowDown' : 'ArrowUp');
	expect(await now()).toBe(key);
	await page.keyboard.press('Enter');
}

/** Makes all steps of a number, each to the first place that is offered. */
async function makeSteps(page: Page, count: number, byKeyboard = false) {
	for (let left = count; left > 0; left--) {
		await phone.told(page, `make ${left} more step`);
		await square(page, await keyOf(page, 'you can go here'), byKeyboard);
	}
	await page.locator('.sentence', { hasNotText: 'more step' }).waitFor();
}

/** Each screen as it is now: read by everybody, on every width. */
async function allFit() {
	for (const { page } of players) await fit(page);
	await fit(wall.page);
}

test('four play to the end; before the reveal no phone is sent what another one chose', async () => {
	const code = await openTable();
	for (const [seat, name] of NAMES.entries()) {
		const colorScheme = seat % 2 === 0 ? 'light' : 'dark';
		const one = await device(browser, { viewport: PHONE, colorScheme });
		const heard = new Heard();
		heard.follow(one.page);
		players.push({ ...one, name, heard });
		if (seat === 3) phone.byKeyboard(one.page);
		await phone.join(one.page, house.origin, code, seat + 1, name);
	}
	const [robin, sally, amal, duncan] = [0, 1, 2, 3].map((seat) => player(seat).page) as [
		Page,
		Page,
		Page,
		Page
	];
	await phone.told(robin, 'You: choose one face of your die.');
	await allFit();

	// turn 1: what the phones are sent while three of the four have chosen
	for (const { heard } of players) heard.values = [];
	await choose(robin, 'blank');
	await choose(sally, '4');
	await choose(amal, '4');
	await phone.told(robin, 'Waiting for Duncan.');
	await phone.says(duncan, /Robin has chosen.*Sally has chosen.*Amal has chosen/);
	for (const [seat, { heard }] of players.entries()) {
		const faces = [0, 4, 4, null];
		const known = faces.map((face, one) => (one === seat || face === null ? face : -1));
		await expect.poll(() => heard.read('chosen')).toEqual(known);
		for (const value of heard.values) {
			if (Array.isArray(value)) {
				for (const other of others(seat)) {
					expect([-1, null]).toContain(value[players.indexOf(other)]);
				}
			} else {
				const { events } = value as { events: { type: string; seat: number }[] };
				const told = events.map(({ type, seat: who, ...more }) => [type, who, more]);
				expect(told).toEqual([['chose', expect.any(Number), {}]]);
			}
		}
		expect(heard.values.length).toBeGreaterThanOrEqual(6);
	}
	await allFit();
	await choose(duncan, '2');
	await phone.says(wall.page, /Robin: blank, Sally: 4, Amal: 4, Duncan: 2/);
	for (const { heard } of players)
		await expect.poll(() => heard.read('shown')).toEqual([0, 4, 4, 2]);
	await phone.says(sally, /Sally \(you\) equal, does nothing/);

	// the blank: why a tile with a pawn stays, then one goes to where it can
	await phone.told(robin, 'You: move a tile');
	await allFit();
	await square(robin, await keyOf(robin, 'your pawn'));
	await phone.says(robin, 'A pawn stands on this tile, so it stays.');
	await square(robin, await keyOf(robin, 'you can pick this'));
	const place = await keyOf(robin, /water.*you can go here/);
	await square(robin, place);
	await phone.says(robin, /All tiles stay together|The tiles then lie in \d islands/);
	await fit(robin);
	await phone.tap(phone.button(robin, 'Move the tile here'));
	await phone.says(sally, /Robin moves the tile/);

	// a number, by keyboard
	await makeSteps(duncan, 2, true);
	await phone.told(robin, 'You: turn the leftmost coin over.');
	await allFit();
	await phone.tap(phone.button(robin, 'Turn the coin over'));
	await phone.says(wall.page, /The tile .* sinks\./);

	// turn 2 has steps for everybody, the others nothing but the sea
	let alive = await living();
	if (alive.length === 4) {
		const faces = ['5', '3', 'ace', '4'];
		for (const [seat, face] of faces.entries()) await choose(player(seat).page, face);
		await makeSteps(robin, 5);
		await makeSteps(duncan, 4, true);
		await makeSteps(sally, 3);
		await makeSteps(amal, 1);
		await sink();
		alive = await living();
	}
	for (let turn = 3; alive.length > 1; turn++) {
		expect(turn).toBeLessThan(25);
		for (const seat of alive) await choose(player(seat).page, 'ace');
		await sink();
		alive = await living();
	}
	const winner = NAMES[alive[0] ?? -1] ?? '';
	for (const { page } of [...players, wall]) {
		await phone.says(page, `${winner} is the last one alive and wins.`);
		await phone.says(page, new RegExp(`1\\. ${winner} last one alive`));
	}
	await allFit();
	for (const one of [...players, wall]) {
		expect(one.complaints).toEqual([]);
		expect([...one.hosts]).toEqual([new URL(house.origin).host]);
	}
});

/** The seats whose pawns are alive, once the next turn or the end has come to every phone. */
async function living(): Promise<number[]> {
	for (const { heard } of players) {
		await expect.poll(() => heard.read('phase'), { timeout: 10_000 }).toMatch(/select|over/);
	}
	const drowned = player(0).heard.read('drowned') as number[];
	return [0, 1, 2, 3].filter((seat) => !drowned.includes(seat));
}

/** Whoever keeps the bag turns the coin over. */
async function sink() {
	const { heard } = player(0);
	await expect.poll(() => heard.read('phase'), { timeout: 10_000 }).toBe('sink');
	const { page } = player(Number(heard.read('handler')));
	await phone.tap(phone.button(page, 'Turn the coin over'));
	await expect.poll(() => heard.read('phase'), { timeout: 10_000 }).not.toBe('sink');
}
