/** Three people write into one text in a real browser, over a network that delays and reorders: nothing is lost or cut. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composing } from './composing.ts';
import { leave, openBrowser } from './house.ts';
import type { Replica } from './replica.ts';
import { layFrames, playOut, seen } from './replicaPage.ts';
import type { Bundle } from './replicaScript.ts';

let browser: Browser;

beforeAll(async () => {
	browser = await openBrowser();
});
afterAll(() => leave(browser));

/** The page's own window, with two who write by hand. */
type Pair = Bundle & { pair: readonly [Replica, Replica] };

test.each([1, 2, 3, 4, 5])(
	'600 edits by each of three: all equal, no caret astray, no character halved (seed %i)',
	async (seed) => {
		const page = await browser.newPage();
		await playOut(page, seed);
		// carets are told at most ten times a second: each is soon seen by both others where it is
		await expect
			.poll(async () => {
				const now = await seen(page);
				return now.flatMap(({ caret, client }) =>
					now.filter((other) => other.client !== client && other.carets[client] !== caret)
				);
			})
			.toEqual([]);
		await page.close();
	}
);

test('a word that a keyboard composes stays whole, undo takes back one’s own, and what does not fit is not cut', async () => {
	const page = await browser.newPage();
	await layFrames(page, 1);
	await page.evaluate(() => {
		const here = window as unknown as Pair;
		const frame = window.frames[0] as unknown as Bundle;
		const mine: Replica = new here.Replica(1, (message) => {
			theirs.receive(message);
		});
		const theirs: Replica = new frame.Replica(2, (message) => {
			mine.receive(message);
		});
		here.pair = [mine, theirs];
		mine.field.focus();
	});
	const field = page.locator('textarea');
	/** The other one writes, whatever this one does. */
	const other = (at: number, words: string) =>
		page.evaluate(
			([at, words]) => {
				(window as unknown as Pair).pair[1].text.insert(at, words);
			},
			[at, words] as const
		);
	const text = () => page.evaluate(() => (window as unknown as Pair).pair[1].text.toJSON());
	const keyboard = await composing(page);

	await page.keyboard.type('Here grows ');
	await keyboard.compose('m');
	await other(0, 'REMOTE ');
	await keyboard.compose('mos');
	expect(await field.inputValue()).toBe('Here grows mos');
	await keyboard.commit('moss');
	await expect.poll(() => field.inputValue()).toBe('REMOTE Here grows moss');
	expect(await text()).toBe('REMOTE Here grows moss');

	// what the other one writes just where a word is composed comes behind it, and the caret stays with one's own
	await keyboard.compose('!');
	await other('REMOTE Here grows moss'.length, ' and fern');
	await keyboard.commit('!');
	await expect.poll(() => field.inputValue()).toBe('REMOTE Here grows moss! and fern');
	expect(await field.evaluate((one: HTMLTextAreaElement) => one.selectionEnd)).toBe(23);
	expect(await text()).toBe('REMOTE Here grows moss! and fern');

	/** One's own goes and comes step by step: what follows within half a second is one step. */
	const press = async (keys: string, wanted: string) => {
		for (let steps = 0; steps < 20 && (await text()) !== wanted; steps++)
			await page.keyboard.press(keys);
		await expect.poll(text).toBe(wanted);
	};
	await press('Control+z', 'REMOTE  and fern');
	await press('Control+y', 'REMOTE Here grows moss! and fern');

	await page.keyboard.insertText('x'.repeat(10_000));
	expect(await field.inputValue()).toBe('REMOTE Here grows moss! and fern');
	expect(await text()).toBe('REMOTE Here grows moss! and fern');
	await page.close();
});
