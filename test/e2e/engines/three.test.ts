/** One field written in three engines at once: Chromium, Firefox, WebKit. */
import type { Page as ChromiumPage } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_NAMES } from '../../../scripts/engines.mjs';
import { device, openTunnel, PHONE, type Tunnel } from '../house.ts';
import { lodge } from '../lodging.ts';
import * as phone from '../phone.ts';
import type { Engine } from './driver.ts';
import { Page } from './page.ts';
import { join, NOTES, openSheet, openTable } from './sheet.ts';
import { absence, start } from './start.ts';

const HERE = ENGINE_NAMES.filter((name) => absence(name) === null);
const MISSING = ENGINE_NAMES.filter((name) => absence(name) !== null);

/** Somebody who writes into the field, which has the focus on their device. */
interface Writer {
	type(words: string): Promise<void>;
	scribble(seed: number): Promise<void>;
	value(): Promise<string>;
	/** Waits until all that was written is stored. */
	saved(): Promise<void>;
}

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

/** In Chromium, where Playwright writes. */
const inChromium = (page: ChromiumPage): Writer => ({
	type: (words) => page.keyboard.type(words),
	scribble: (seed) => page.evaluate(scribble, seed),
	value: () => page.getByLabel('Our notes').inputValue(),
	saved: () => phone.saved(page)
});

const inAny = (page: Page): Writer => ({
	type: (words) => page.type(words),
	scribble: (seed) => page.evaluate(scribble, seed),
	value: () => page.valueOf(NOTES),
	saved: () => page.says('✓ Saved')
});

const title = ['chromium', ...HERE].join(', ');
const without = MISSING.map((name) => ` (${name}: ${absence(name) ?? ''})`).join('');

describe.skipIf(HERE.length === 0)(`one field in ${title}${without}`, () => {
	const lodging = lodge();
	const engines: Engine[] = [];
	const pages: Page[] = [];
	const writers: Writer[] = [];
	let tunnel: Tunnel;

	beforeAll(async () => {
		tunnel = await openTunnel(lodging.house.port);
		const { origin } = lodging.house;
		const code = await openTable(lodging.house, { game: 'biome', seats: 3 });
		const { page } = await device(lodging.browser, { viewport: PHONE });
		await phone.join(page, origin, code, 1, 'Chris');
		await page.getByRole('navigation').getByRole('button', { name: 'Sheet' }).click();
		await page.getByLabel('Our notes').focus();
		writers.push(inChromium(page));
		for (const name of HERE) {
			const engine = await start(name);
			engines.push(engine);
			const page = new Page(await engine.open(PHONE));
			pages.push(page);
			await join(page, tunnel.origin, code, 1, name);
			await openSheet(page);
			await page.reach(NOTES);
			writers.push(inAny(page));
		}
	});
	afterAll(async () => {
		await Promise.all(engines.map((engine) => engine.close()));
		await tunnel.close();
	});

	/** Waits until everybody has the same in the field; what it is. */
	async function agreed(): Promise<string> {
		for (const writer of writers) await writer.saved();
		const values = () => Promise.all(writers.map((writer) => writer.value()));
		await expect.poll(values).toSatisfy((all: string[]) => new Set(all).size === 1);
		return (await values())[0] ?? '';
	}

	test('what all type at once is there to the last letter, for each in the order it was typed', async () => {
		await Promise.all(writers.map((writer, at) => writer.type(WORDS[at] ?? '')));
		const value = await agreed();
		expect(value).toHaveLength(writers.length * 20);
		writers.forEach((_, at) => {
			const letters = new RegExp(`[^${WORDS[at] ?? ''}]`, 'g');
			expect(value.replace(letters, '')).toBe(WORDS[at]);
		});
	});

	test.each([1, 2])(
		'80 edits by each at any place, some of them without a network: all equal, no character halved (seed %i)',
		async (seed) => {
			const [first] = writers;
			const all = Promise.all(writers.map((writer, at) => writer.scribble(seed * 10 + at)));
			const before = (await first?.value()) ?? '';
			tunnel.cut();
			await expect.poll(() => first?.value()).not.toBe(before);
			tunnel.mend();
			await all;
			const value = await agreed();
			expect(value.isWellFormed()).toBe(true);
			expect(value).not.toMatch(HALVED);
			expect(pages.map(({ complaints }) => complaints)).toEqual(pages.map(() => []));
		}
	);
});

/** Nobody types another's letters. */
const WORDS = ['abcdefghijabcdefghij', 'klmnopqrstklmnopqrst', 'ABCDEFGHIJABCDEFGHIJ'];

/** A tone of skin without its hand, a scientist without her tools or herself. */
const HALVED = /(?<!👍)🏽|👩(?!\u200d🔬)|\u200d(?!🔬)|(?<!👩\u200d)🔬/u;
