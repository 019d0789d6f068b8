/** One world over two lessons: the end of the first, sheets for home, a restart of the server, somebody gone and somebody new, what was before, what is typed in from paper, one book. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright';
import * as desk from './desk.ts';
import { TIMEOUT } from './engines/open.ts';
import {
	DESK,
	device,
	leave,
	newPage,
	openBrowser,
	openHouse,
	pageAt,
	PHONE,
	PROJECTOR,
	type Device,
	type House
} from './house.ts';
import { textOf } from './papers.ts';
import * as phone from './phone.ts';
import { faults, fit } from './screen.ts';

/** What the teacher says of one pupil. */
const PRAISE = 'You asked what nobody else dared to ask.';
const SENTENCE = 'The roots held, all winter long.';

let browser: Browser;
let house: House;
let leader: Device;
let wall: Page;
/** The desk's address. */
let address = '';
let code = '';
let table = '';
const players: Device[] = [];

beforeAll(async () => {
	[browser, house] = await Promise.all([openBrowser(), openHouse()]);
	leader = await device(browser, { viewport: DESK });
});
afterAll(async () => {
	await leave(browser);
	await house.close();
});

/** The desk acts for a seat, or in its own voice. */
async function act(id: string, seat: number | 'facilitator', action: object, dice?: number[]) {
	const data = { id, seat, action, ...(dice ? { dice } : {}) };
	const headers = { origin: house.origin };
	const door = `${house.origin}/api/tables/${table}/actions`;
	const answer = await leader.page.request.post(door, { data, headers });
	expect(answer.status(), await answer.text()).toBe(200);
}

/** The texts of the book. */
async function book(): Promise<string> {
	const { page } = leader;
	await page.goto(`${house.origin}/table/${table}/print?names=yes`);
	return page.getByRole('main').innerText();
}

const day = (days: number) => {
	const date = new Date(Date.now() + days * 24 * 60 * 60_000);
	return date.toISOString().slice(0, 10);
};

test('the first lesson ends with a date; phones and wall say when it goes on', async () => {
	const { page } = leader;
	code = await desk.openWorkshop(page, house.origin, { title: 'Year 7', seats: 3, dice: 'real' });
	address = page.url();
	const projector = await desk.projectorOf(page);
	table = /table\/([\w-]{22})/.exec(projector)?.[1] ?? '';
	wall = await newPage(page.context());
	await wall.setViewportSize(PROJECTOR);
	await wall.goto(projector);
	for (const [seat, name] of ['Robin', 'Sally'].entries()) {
		const player = await device(browser, { viewport: PHONE });
		players.push(player);
		await phone.join(player.page, house.origin, code, seat + 1, name);
	}
	for (const [seat, biome] of ['forest', 'desert', 'tundra'].entries())
		await act(`biome-${String(seat)}`, seat, { type: 'chooseBiome', biome });
	await act('begin', 'facilitator', { type: 'advance' });
	await act('sphere', 0, { type: 'rollSphere' }, [1]);
	await act('challenge', 2, { type: 'setChallenge', text: 'A dry year' });
	const resource = { name: 'Roots' };
	await act('plan', 0, {
		type: 'plan',
		solution: 'Deep roots',
		stat: 'resilience',
		rp: 1,
		resource
	});
	await act('agree', 1, { type: 'agree', ok: true });
	await act('roll', 0, { type: 'roll' }, [6, 6, 1, 1]);
	await act('told', 0, { type: 'narrate', entry: 0, text: SENTENCE });
	await act('sphere-2', 1, { type: 'rollSphere' }, [2]);
	await act('challenge-2', 0, { type: 'setChallenge', text: 'A sand storm' });

	await page.bringToFront();
	await page.getByRole('button', { name: 'Continue next time' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Day').fill(day(-2));
	await dialog.getByRole('button', { name: 'Set this date' }).click();
	await dialog.getByText('This time has passed.').waitFor();
	await dialog.getByLabel('Day').fill(day(7));
	await dialog.getByLabel('Reading only').check();
	await dialog.getByRole('button', { name: 'Set this date' }).click();
	await page.getByRole('heading', { name: /^Next lesson:/ }).waitFor();
	await fit(page);
	const [sheets] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Sheets for home' }).click()
	]);
	const paper = await textOf(await desk.bytesOf(sheets));
	for (const words of ['Sally', 'A sand storm', 'My answer']) expect(paper).toContain(words);

	for (const { page: own } of players) {
		await own.getByRole('heading', { name: /^We continue:/ }).waitFor();
		expect(await own.getByRole('dialog').count()).toBe(0);
	}
	await wall.getByText(/^We continue:/).waitFor();
	const own = pageAt(players, 0);
	await fit(own);
	const saved = own.waitForEvent('download');
	await own.getByRole('link', { name: 'Add to my calendar' }).click();
	expect((await desk.bytesOf(await saved)).toString()).toMatch(/DTSTART:\d{8}T\d{6}Z/);
});

test('after a restart everybody is in their own seat, somebody new takes an empty one', async () => {
	const before = await book();
	expect(before).toContain(SENTENCE);
	await house.stop();
	await house.restart();
	for (const [seat, { page: own }] of players.entries()) {
		await own.goto(`${house.origin}/join/${code}`);
		await own.goto(`${house.origin}/table/${table}`);
		await own.getByRole('heading', { name: /^We continue:/ }).waitFor({ timeout: TIMEOUT });
		const seated = await own.evaluate(
			async (door) => ((await (await fetch(door)).json()) as { seat: number }).seat,
			`/api/tables/${table}/view`
		);
		expect(seated).toBe(seat);
	}
	const late = await device(browser, { viewport: PHONE });
	await late.page.goto(`${house.origin}/join/${code}`);
	await phone.write(late.page.getByLabel('Your name in the game'), 'Amal');
	await phone.tap(late.page.getByRole('button', { name: 'Sit down' }));
	await late.page.waitForURL(/\/table\//);
	expect(await book()).toContain(SENTENCE);
});

test('the next lesson begins with what was before, and the bell reckons anew', async () => {
	const { page } = leader;
	await page.goto(address);
	await page.getByRole('button', { name: 'Begin the lesson' }).click();
	await page.getByRole('heading', { name: /^Next lesson:/ }).waitFor({ state: 'detached' });
	await wall.getByText('Previously', { exact: true }).waitFor();
	await wall.getByText(SENTENCE).waitFor();
	await wall.getByText('Still open').waitFor();
	expect(await faults(wall)).toEqual([]);
	await page.getByText(/^The lesson ends at/).waitFor();
	await page.getByRole('button', { name: 'Show the game' }).click();
	await wall.getByText('Previously', { exact: true }).waitFor({ state: 'detached' });
	await pageAt(players, 0)
		.getByRole('heading', { name: /^We continue:/ })
		.waitFor({ state: 'detached' });
	expect(leader.complaints).toEqual([]);
	for (const { complaints } of players) expect(complaints).toEqual([]);
});

/** Opens a pupil's sheet, and waits until it knows what was said of them; how often that stands there. */
async function praised(page: Page): Promise<number> {
	await page.reload();
	const heard = page.waitForResponse(/\/appraisal$/);
	await phone.tap(page.getByRole('navigation').getByRole('button', { name: 'Sheet' }));
	await (await heard).finished();
	await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
	return page.getByText(PRAISE).count();
}

test('what is said of a pupil stands on their own page where it is ticked, on no other and on no wall', async () => {
	const [robin, sally] = [pageAt(players, 0), pageAt(players, 1)];
	const door = `${house.origin}/api/tables/${table}`;
	const { room } = (await (await leader.page.request.get(`${door}/view`)).json()) as {
		room: { people: Record<string, { name: string }> };
	};
	const id = Object.keys(room.people).find((one) => room.people[one]?.name === 'Sally') ?? '';
	const say = async (shown: boolean) => {
		const data = { points: [3, null, null, null], sentence: PRAISE, shown };
		const headers = { origin: house.origin };
		const put = `${door}/people/${id}/appraisal`;
		expect((await leader.page.request.put(put, { data, headers })).status()).toBe(200);
	};
	await say(false);
	expect(await praised(sally)).toBe(0);
	await say(true);
	expect(await praised(sally)).toBe(1);
	expect(await praised(robin)).toBe(0);
	await wall.reload();
	await wall.getByRole('main').waitFor();
	expect(await wall.getByText(PRAISE).count()).toBe(0);
});

test('what was written on paper between them is typed in, and both lessons are one book', async () => {
	const [robin, sally] = [pageAt(players, 0), pageAt(players, 1)];
	for (const { page } of players.slice(0, 2)) await page.goto(`${house.origin}/table/${table}`);
	// what she has written on paper at home
	const plan = { solution: 'We hide in the dunes', stat: 'Resilience', rp: 1, resource: 'Dunes' };
	await phone.planBuild(sally, plan);
	await phone.agree(robin);
	await phone.roll(sally, [6, 6, 1, 1]);
	await phone.saved(sally);
	await act('told-2', 1, { type: 'narrate', entry: 1, text: 'The sand went by.' });
	await act('end', 'facilitator', { type: 'endGame', reason: 'The bell' });
	const whole = await book();
	expect(whole).toContain(SENTENCE);
	for (const words of ['A sand storm', 'We hide in the dunes', 'The sand went by.'])
		expect(whole).toContain(words);
});
