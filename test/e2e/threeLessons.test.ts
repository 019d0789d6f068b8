/** One world over three lessons: begun with version 0.2.0, gone on with this one after a restart, then on another laptop, one pupil gone and one new; one log, one book. */
import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../src/lib/server/storage/schemaVersion.ts';
import * as desk from './desk.ts';
import { DESK, device, leave, openBrowser, openHouse, pageAt, PHONE } from './house.ts';
import type { Device, House } from './house.ts';
import * as phone from './phone.ts';

/** What each lesson's turn is answered with; the first as version 0.2.0 has stored it. */
const ANSWERS = ['Our roots hold the slope', 'We hide in the dunes', 'We sleep under the snow'];

/** What that version left when the bell had rung. */
const FIXTURE = 'test/fixtures/0.2.0';
const begun = JSON.parse(readFileSync(`${FIXTURE}/lesson.json`, 'utf8')) as {
	readonly schemaVersion: number;
	readonly workshop: { readonly id: string; readonly token: string };
	readonly table: string;
	readonly people: readonly {
		readonly seat: number;
		readonly name: string;
		readonly token: string;
	}[];
};

let browser: Browser;
/** The laptop on which it begins, and its desk. */
let here: House;
let leader: Device;
/** The one to which it goes for the third lesson. */
let there: House;
let other: Device;
/** By seat. */
const phones: Device[] = [];
/** The table on the first laptop, and on the second. */
let first = '';
let second = '';
let saved: Saved;

/** The file of a table. */
interface Saved {
	readonly tables: readonly {
		readonly people: readonly { readonly name: string; readonly seat: number }[];
		readonly log: readonly Entry[];
	}[];
}
interface Entry {
	readonly seq: number;
	readonly id: string;
	readonly at: number;
	readonly draws: readonly number[];
	readonly deed: { readonly kind: string; readonly set?: { readonly adjourned?: unknown } };
}

beforeAll(async () => {
	[browser, here, there] = await Promise.all([openBrowser(), openHouse(), openHouse()]);
	leader = await device(browser, { viewport: DESK });
	other = await device(browser, { viewport: DESK });
});
afterAll(async () => {
	await Promise.all([leave(browser), here.close(), there.close()]);
});

/** Ends the lesson until one of so many minutes, some days on. */
async function adjourn(page: Page, minutes: number) {
	await page.getByRole('button', { name: 'Continue next time' }).click();
	const dialog = page.getByRole('dialog');
	const next = new Date(Date.now() + 7 * 24 * 60 * 60_000);
	await dialog.getByLabel('Day').fill(next.toISOString().slice(0, 10));
	await dialog.getByLabel('Length in minutes').fill(String(minutes));
	await dialog.getByRole('button', { name: 'Set this date' }).click();
	await page.getByRole('heading', { name: /^Next lesson:/ }).waitFor();
}

/** Begins the lesson that was waited for, and holds that the bell reckons from this moment on. */
async function begin(page: Page, table: string, minutes: number) {
	await page.getByRole('button', { name: 'Begin the lesson' }).click();
	await page.getByRole('heading', { name: /^Next lesson:/ }).waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Show the game' }).click();
	const begun = (await logOf(page, table)).findLast(({ deed }) => deed.set?.adjourned === null);
	const kept = () =>
		page.evaluate(() => {
			const key = `lesson.${location.pathname.split('/')[2] ?? ''}`;
			return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
		});
	await expect.poll(kept).toEqual({ from: begun?.at, minutes });
}

/** A table's file, as the desk saves it. */
async function fileOf(page: Page, table: string): Promise<Saved> {
	const answer = await page.request.get(new URL(`/api/tables/${table}/export`, page.url()).href);
	expect(answer.status()).toBe(200);
	return (await answer.json()) as Saved;
}
const logOf = async (page: Page, table: string): Promise<readonly Entry[]> =>
	(await fileOf(page, table)).tables[0]?.log ?? [];

/** The book's words, on a page of its own. */
async function bookOf(page: Page, table: string): Promise<string> {
	const desk = page.url();
	await page.goto(new URL(`/table/${table}/print?names=yes`, desk).href);
	const words = await page.getByRole('main').innerText();
	await page.goto(desk);
	return words;
}

/** Which seat a phone has. */
const seatAt = (page: Page, table: string): Promise<number> =>
	page.evaluate(
		async (door) => ((await (await fetch(door)).json()) as { seat: number }).seat,
		`/api/tables/${table}/view`
	);

/** The turn of a lesson, by the phones of all three. */
async function turn(lesson: number) {
	const [active, challenger, agreeing] = [0, 2, 1].map((on) => pageAt(phones, (lesson + on) % 3));
	if (!active || !challenger || !agreeing) throw new Error('nobody is there');
	await phone.turn(
		[active, challenger, agreeing],
		{ sphere: 1, challenge: `A hard day in lesson ${lesson + 1}`, dice: [6, 6, 1, 1] },
		{ solution: ANSWERS[lesson] ?? '', stat: 'Resilience', rp: 1, resource: `Thing ${lesson + 1}` }
	);
	await phone.saved(active);
}

/** The file's form, as a server has it that does not run. */
function formOf(file: string): unknown {
	const db = new Database(file, { readonly: true });
	const form = db.pragma('user_version', { simple: true });
	db.close();
	return form;
}

/** A device that was there before, with what its browser has kept. */
async function cameBack(owner: Device, name: string, token: string): Promise<Device> {
	await owner.page.context().addCookies([{ name, value: token, url: here.origin }]);
	return owner;
}

test('what version 0.2.0 left of the first lesson is brought up to date, and all sit where they sat', async () => {
	await here.stop();
	const file = join(here.data, 'borrowed-earth.db');
	writeFileSync(file, gunzipSync(readFileSync(`${FIXTURE}/lesson.sqlite.gz`)));
	expect(formOf(file)).toBe(begun.schemaVersion);
	const db = new Database(file);
	const week = 7 * 24 * 60 * 60_000;
	// else it would be too old one day
	db.exec(`UPDATE workshops SET opened = ${Date.now() - week}, expires = ${Date.now() + week}`);
	db.close();
	await here.restart();
	expect(formOf(file)).toBe(SCHEMA_VERSION);

	first = begun.table;
	await cameBack(leader, `w_${begun.workshop.id}`, begun.workshop.token);
	for (const { seat, token } of begun.people) {
		const own = await device(browser, { viewport: PHONE });
		phones.push(await cameBack(own, `t_${first}`, token));
		await own.page.goto(`${here.origin}/table/${first}`);
		expect(await seatAt(own.page, first)).toBe(seat);
	}
	const { page } = leader;
	await page.goto(`${here.origin}/workshop/${begun.workshop.id}`);
	expect(await bookOf(page, first)).toContain(ANSWERS[0]);
	await adjourn(page, 45);
});

test('the second begins after a restart, and all sit where they sat', async () => {
	const { page } = leader;
	expect(await here.stop()).toBe(0);
	await here.restart();

	await page.reload();
	await begin(page, first, 45);
	for (const [seat, { page: own }] of phones.entries()) {
		await own.reload();
		expect(await seatAt(own, first)).toBe(seat);
	}
	await turn(1);
	const book = await bookOf(page, first);
	for (const answer of ANSWERS.slice(0, 2)) expect(book).toContain(answer);
	await adjourn(page, 60);
	saved = await fileOf(page, first);
});

test('a file takes it to another laptop, where two come back, one is gone and one is new', async () => {
	const { page } = other;
	await page.goto(`${there.origin}/open`);
	await page.getByLabel('The file').setInputFiles({
		name: 'table.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(saved))
	});
	await page.getByRole('button', { name: 'Open it' }).click();
	await page.getByRole('heading', { name: /^Next lesson:/ }).waitFor();
	second = /table\/([\w-]{22})/.exec(await desk.projectorOf(page))?.[1] ?? '';

	await desk.openPerson(page, 'Kit');
	await page.getByRole('button', { name: 'Remove Kit' }).click();
	const asked = page.getByRole('dialog', { name: 'Remove Kit' });
	await asked.getByRole('button', { name: 'Remove', exact: true }).click();
	await asked.waitFor({ state: 'hidden' });
	for (const [seat, name] of ['Robin', 'Sally'].entries()) {
		const own = pageAt(phones, seat);
		await own.goto(there.origin + (await passportOf(page, name)));
		await phone.tap(own.getByRole('button'));
		await own.waitForURL(/\/table\//);
		expect(await seatAt(own, second)).toBe(seat);
	}
	const amal = await device(browser, { viewport: PHONE });
	phones[2] = amal;
	await desk.openTab(page, 'Now');
	const code = /\b([A-Z0-9]{3})\s([A-Z0-9]{3})\b/.exec(await page.innerText('body'));
	await amal.page.goto(`${there.origin}/join/${code?.slice(1).join('') ?? ''}`);
	await phone.write(amal.page.getByLabel('Your name in the game'), 'Amal');
	await phone.tap(amal.page.getByRole('button', { name: 'Sit down' }));
	await amal.page.waitForURL(/\/table\//);
	expect(await seatAt(amal.page, second)).toBe(2);
});

/** The path of somebody's seat passport. */
async function passportOf(page: Page, name: string): Promise<string> {
	await desk.openPerson(page, name);
	await page.getByRole('button', { name: `Seat passport for ${name}` }).click();
	const dialog = page.getByRole('dialog');
	const url = await dialog.getByRole('textbox').inputValue();
	await page.keyboard.press('Escape');
	return new URL(url).pathname;
}

test('the third lesson is the same log and the same book, whoever played', async () => {
	const { page } = other;
	await begin(page, second, 60);
	await turn(2);
	const after = (await fileOf(page, second)).tables[0];
	expect(after?.people.toSorted((a, b) => a.seat - b.seat)).toEqual([
		{ name: 'Robin', seat: 0 },
		{ name: 'Sally', seat: 1 },
		{ name: 'Amal', seat: 2 }
	]);
	const log = after?.log ?? [];
	const earlier = saved.tables[0]?.log ?? [];
	const bare = ({ seq, id, at, draws, deed }: Entry) =>
		deed.kind === 'desk' ? { seq, id, at } : { seq, id, at, draws, deed };
	expect(log.slice(0, earlier.length).map(bare)).toEqual(earlier.map(bare));
	expect(log.length).toBeGreaterThan(earlier.length);
	const book = await bookOf(page, second);
	for (const answer of ANSWERS) expect(book).toContain(answer);
	// the first laptop's server was ended while its desk still asked for what it shows
	for (const { complaints } of [other, ...phones]) expect(complaints).toEqual([]);
});
