/** One field written in three engines at once: Chromium, Firefox, WebKit. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_NAMES } from '../../../scripts/engines.mjs';
import { composing } from '../composing.ts';
import { demand, device, openTunnel, PHONE, type Device, type Tunnel } from '../house.ts';
import { lodge } from '../lodging.ts';
import * as phone from '../phone.ts';
import { absence, openEngine } from './open.ts';

const HERE = ENGINE_NAMES.filter((name) => absence(name) === null);
const MISSING = ENGINE_NAMES.filter((name) => absence(name) !== null);

/** Edits as a person makes them, at any place of the field that has the focus: the same seed, the same edits. Runs in the page. */
async function scribble(seed: number): Promise<void> {
	const field = document.activeElement as HTMLTextAreaElement;
	// Firefox halves a character that it deletes right behind the end of a wrapped line
	field.wrap = 'off';
	let state = seed;
	const dice = (sides: number) => {
		state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
		return ((state ^ (state >>> 13)) >>> 0) % sides;
	};
	const some = ['a', 'ß', ' ', 'e\u0301', '🦀', '👍🏽', '👩‍🔬'];
	for (let edits = 0; edits < 80; edits++) {
		const places = [...new Intl.Segmenter().segment(field.value)].map(({ index }) => index);
		if (dice(3) === 0) {
			const at = places[dice(Math.max(1, places.length))] ?? 0;
			field.setSelectionRange(at, at);
		}
		const [name, value] =
			dice(4) === 0 ? ['forwardDelete', ''] : ['insertText', some[dice(some.length)]];
		(Reflect.get(document, 'execCommand') as (...order: unknown[]) => boolean).call(
			document,
			name,
			false,
			value
		);
		await new Promise((next) => setTimeout(next, dice(30)));
	}
}

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
		const code = await openTable();
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

	async function openTable(): Promise<string> {
		const { workshop = '', token } = await demand(lodging.house, 'workshops', {
			body: { title: 'Year 9' }
		});
		const body = { title: 'Oak', game: 'biome', seats: 3 };
		const table = await demand(lodging.house, `workshops/${workshop}/tables`, { body, token });
		return table['code'] ?? '';
	}

	/** One more device of the first seat, the field in front of it. */
	async function sitDown(browser: Browser, origin: string, code: string): Promise<void> {
		const one = await device(browser, { viewport: PHONE });
		devices.push(one);
		await phone.join(one.page, origin, code, 1, `Device ${String(devices.length)}`);
		await one.page.getByRole('navigation').getByRole('button', { name: 'Sheet' }).click();
		await notes(one.page).focus();
	}

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

	test.each([1, 2])(
		'80 edits by each at any place, some of them without a network: all equal, no character halved (seed %i)',
		async (seed) => {
			const all = Promise.all(
				devices.map(({ page }, at) => page.evaluate(scribble, seed * 10 + at))
			);
			const [before] = await values();
			tunnel.cut();
			await expect.poll(async () => (await values())[0]).not.toBe(before);
			tunnel.mend();
			await all;
			const value = await agreed();
			expect(value.isWellFormed()).toBe(true);
			expect(value).not.toMatch(HALVED);
			for (const { complaints } of devices) expect(complaints).toEqual([]);
		}
	);
});

/** Nobody types another's letters. */
const WORDS = ['abcdefghijabcdefghij', 'klmnopqrstklmnopqrst', 'ABCDEFGHIJABCDEFGHIJ'];

/** Nor composes another's words. */
const COMPOSED = ['苔とシダ', '森の中', '川がある'];

/** A tone of skin without its hand, a scientist without her tools or herself. */
const HALVED = /(?<!👍)🏽|👩(?!\u200d🔬)|\u200d(?!🔬)|(?<!👩\u200d)🔬/u;
