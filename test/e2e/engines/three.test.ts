/** What is held every day in Firefox and WebKit beside Chromium: one field that all write into at once, a network that goes and comes, one without sockets, a board by keyboard, the fuzz of the field. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_NAMES } from '../../../scripts/engines.mjs';
import { composing } from '../composing.ts';
import { demand, device, openTunnel, PHONE, type Device, type Tunnel } from '../house.ts';
import { lodge } from '../lodging.ts';
import * as phone from '../phone.ts';
import { playOut } from '../replicaPage.ts';
import { playChickens } from './board.ts';
import { absence, openEngine } from './open.ts';
import { scribble } from './scribble.ts';

const HERE = ENGINE_NAMES.filter((name) => absence(name) === null);
const MISSING = ENGINE_NAMES.filter((name) => absence(name) !== null);

/** The field that all write into. */
const notes = (page: Page) => page.getByLabel('Our notes').and(page.locator(':not([readonly])'));

const title = ['chromium', ...HERE].join(', ');
const without = MISSING.map((name) => ` (${name}: ${absence(name) ?? ''})`).join('');

describe.skipIf(HERE.length === 0)(`one field in ${title}${without}`, () => {
	const lodging = lodge();
	const engines: Browser[] = [];
	const devices: Device[] = [];
	let tunnel: Tunnel;

	beforeAll(async () => {
		tunnel = await openTunnel(lodging.house.port);
		const code = await openTable({ game: 'biome', seats: 3 });
		await sitDown(lodging.browser, lodging.house.origin, code);
		for (const name of HERE) {
			const engine = await openEngine(name);
			engines.push(engine);
			await sitDown(engine, tunnel.origin, code);
		}
	});
	afterAll(async () => {
		await Promise.all(engines.map((engine) => engine.close()));
		await tunnel.close();
	});

	async function openTable(setting: object): Promise<string> {
		const { workshop = '', token } = await demand(lodging.house, 'workshops', {
			body: { title: 'Year 9' }
		});
		const body = { title: 'Oak', ...setting };
		const table = await demand(lodging.house, `workshops/${workshop}/tables`, { body, token });
		return table['code'] ?? '';
	}

	/** One more device of the first seat, the field in front of it. */
	async function sitDown(browser: Browser, origin: string, code: string): Promise<void> {
		const one = await device(browser, { viewport: PHONE, serviceWorkers: 'allow' });
		devices.push(one);
		await phone.join(one.page, origin, code, 1, `Device ${String(devices.length)}`);
		await turnToNotes(one.page);
	}

	async function turnToNotes(page: Page): Promise<void> {
		await page.getByRole('navigation').getByRole('button', { name: 'Sheet' }).click();
		await notes(page).focus();
	}

	/** Those whose network can be cut: all but Chromium. */
	const far = () => devices.slice(1).map(({ page }) => page);
	const write = async (page: Page, words: string) => {
		await page.keyboard.press('ControlOrMeta+End');
		await page.keyboard.type(words);
	};
	const isQuiet = () => {
		for (const { complaints } of devices) expect(complaints).toEqual([]);
	};

	const values = () => Promise.all(devices.map(({ page }) => notes(page).inputValue()));

	/** Waits until everybody has the same in the field; what it is. */
	async function agreed(): Promise<string> {
		for (const { page } of devices) await phone.saved(page);
		await expect.poll(values).toSatisfy((all: string[]) => new Set(all).size === 1);
		return (await values())[0] ?? '';
	}

	test('what all type at once is there to the last letter, for each in the order it was typed', async () => {
		await Promise.all(devices.map(({ page }, at) => page.keyboard.type(WORDS[at] ?? '')));
		const value = await agreed();
		expect(value).toHaveLength(devices.length * 20);
		devices.forEach((_, at) => {
			const letters = new RegExp(`[^${WORDS[at] ?? ''}]`, 'g');
			expect(value.replace(letters, '')).toBe(WORDS[at]);
		});
	});

	test('what all compose at once behind the same emoji stays whole, and so does the emoji', async () => {
		await devices[0]?.page.keyboard.press('ControlOrMeta+End');
		await devices[0]?.page.keyboard.insertText('👩‍🔬');
		await agreed();
		const keyboards = await Promise.all(
			devices.map(({ page }, at) => composing(page, HERE[at - 1] ?? 'chromium'))
		);
		for (const { page } of devices) await page.keyboard.press('ControlOrMeta+End');
		for (const length of [1, 2])
			await Promise.all(
				keyboards.map((one, at) => one.compose(COMPOSED[at]?.slice(0, length) ?? ''))
			);
		await Promise.all(keyboards.map((one, at) => one.commit(COMPOSED[at] ?? '')));
		const value = await agreed();
		const words = COMPOSED.slice(0, devices.length);
		for (const word of words) expect(value.split(word)).toHaveLength(2);
		expect(value).toHaveLength(devices.length * 20 + words.join('').length + '👩‍🔬'.length);
		expect(value).not.toMatch(HALVED);
	});

	test('a page that was kept opens without a network, is written on, and what was written comes to all', async () => {
		for (const page of far()) await expect.poll(() => page.evaluate(isKept)).toBe(true);
		tunnel.cut();
		for (const [at, page] of far().entries()) {
			await page.reload();
			await phone.says(page, /Offline: kept on this device/);
			await turnToNotes(page);
			await write(page, ` Dark ${String(at)}.`);
		}
		expect((await values())[0]).not.toContain('Dark');
		tunnel.mend();
		const value = await agreed();
		for (const at of far().keys()) expect(value).toContain(` Dark ${String(at)}.`);
		isQuiet();
	});

	test('80 edits by each at any place, some of them without a network: all equal, no character halved', async () => {
		const all = Promise.all(devices.map(({ page }, at) => page.evaluate(scribble, at + 1)));
		const [before] = await values();
		tunnel.cut();
		await expect.poll(async () => (await values())[0]).not.toBe(before);
		tunnel.mend();
		await all;
		const value = await agreed();
		expect(value.isWellFormed()).toBe(true);
		expect(value).not.toMatch(HALVED);
		isQuiet();
	});

	test('where a network lets no socket through, all write by requests all the same', async () => {
		tunnel.filter(true);
		for (const [at, page] of far().entries()) {
			await page.reload();
			await turnToNotes(page);
			await phone.saved(page);
			await write(page, ` Past ${String(at)}.`);
		}
		await agreed();
		const [near] = devices;
		if (near) await write(near.page, ' Heard.');
		const value = await agreed();
		for (const words of [
			' Heard.',
			...far()
				.keys()
				.map((at) => ` Past ${String(at)}.`)
		])
			expect(value).toContain(words);
		for (const page of far()) expect(await page.evaluate(requests)).toBeGreaterThan(2);
		tunnel.filter(false);
		isQuiet();
	});

	test('a whole game on a board is played by keyboard alone, and axe finds nothing', async () => {
		const [white, black] = [...devices].reverse().map(({ page }) => page);
		if (!white || !black) throw new Error('two are needed to play');
		const code = await openTable({ game: 'chicken-run', seats: 2, dice: 'real' });
		for (const [seat, page] of [white, black].entries()) {
			phone.byKeyboard(page);
			const name = seat === 0 ? 'Robin' : 'Mona';
			await phone.join(page, lodging.house.origin, code, seat + 1, name);
		}
		await playChickens(white, black);
		isQuiet();
	});

	test.each(HERE)(
		'600 edits by each of three in %s: all equal, no caret astray, no character halved',
		async (name) => {
			const page = await engines[HERE.indexOf(name)]?.newPage();
			if (!page) throw new Error(`${name} is not there`);
			await playOut(page, 1);
			await page.close();
		}
	);
});

/** Whether the device has kept the page. */
const isKept = async () => (await caches.match(location.href)) !== undefined;

/** How often the page asked for what otherwise comes by a socket. */
const requests = () =>
	performance.getEntriesByType('resource').filter(({ name }) => name.includes('/sync/')).length;

/** Nobody types another's letters. */
const WORDS = ['abcdefghijabcdefghij', 'klmnopqrstklmnopqrst', 'ABCDEFGHIJABCDEFGHIJ'];

/** Nor composes another's words. */
const COMPOSED = ['苔とシダ', '森の中', '川がある'];

/** A tone of skin without its hand, a scientist without her tools or herself. */
const HALVED = /(?<!👍)🏽|👩(?!\u200d🔬)|\u200d(?!🔬)|(?<!👩\u200d)🔬/u;
