/** Three people write into one text in a real browser, over a network that delays and reorders: nothing is lost or cut. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composing } from './composing.ts';
import { leave, openBrowser } from './house.ts';
import type { Replica } from './replica.ts';
import { replicaScript, type Bundle } from './replicaScript.ts';

let browser: Browser;
let script: string;

beforeAll(async () => {
	browser = await openBrowser();
	script = await replicaScript();
});
afterAll(() => leave(browser));

/** The page's own window, with two who write by hand. */
type Pair = Bundle & { pair: readonly [Replica, Replica] };

/** A page with so many frames, a replica to be opened in each. */
async function table(people: number): Promise<Page> {
	const page = await browser.newPage();
	await page.setContent('<iframe srcdoc="<body></body>"></iframe>'.repeat(people));
	await page.addScriptTag({ content: script });
	for (const frame of page.frames().slice(1)) await frame.addScriptTag({ content: script });
	return page;
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as Bundle).play.seen());

test.each([1, 2, 3, 4, 5])(
	'600 edits by each of three: all equal, no caret astray, no character halved (seed %i)',
	async (seed) => {
		const page = await table(3);
		await page.evaluate((seed) => {
			const here = window as unknown as Bundle;
			const frames = Array.from({ length: 3 }, (_, at) => window.frames[at] as unknown as Bundle);
			here.play = new here.Play(frames, seed);
			here.play.run(600);
		}, seed);
		const people = await seen(page);
		expect(people.flatMap(({ faults }) => faults)).toEqual([]);
		expect(people.every(({ checks }) => checks > 600)).toBe(true);
		const [first] = people;
		expect(first?.text.length).toBeGreaterThan(100);
		for (const { field, text } of people) expect([field, text]).toEqual([first?.text, first?.text]);
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
	const page = await table(1);
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
