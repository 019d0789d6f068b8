/** The oldest browsers that the product is made for: iOS 15.4, Firefox 104, Chrome 99. Imitated: their styles and keyboards are not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';

const lodging = lodge();
const CLIENT = new URL('../../build/client/_app/', import.meta.url).pathname;

/** What came to all browsers later, as it stands in a script that is packed. */
const LATER: Readonly<Record<string, RegExp>> = {
	'a look behind in a pattern': /\(\?<[=!]/,
	'a static block': /\bstatic\{/,
	'groups of a list': /\b(Object|Map)\.groupBy\b/,
	'the algebra of sets': /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
	'signals that end by themselves': /\bAbortSignal\.(any|timeout)\b/,
	'promises from outside': /\bPromise\.(withResolvers|try)\b/,
	'whole letters by name': /\.(isWellFormed|toWellFormed)\(/,
	'idle time': /\brequestIdleCallback\b/,
	'addresses that can be parsed': /\bURL\.(canParse|parse)\b/
};

test.each(Object.entries(LATER))('the built client does without %s', (_name, pattern) => {
	const scripts = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
		name.endsWith('.js')
	);
	expect(scripts.length).toBeGreaterThan(50);
	const users = scripts.filter((name) => pattern.test(readFileSync(join(CLIENT, name), 'utf8')));
	expect(users).toEqual([]);
});

/** Takes away what browsers of those years lack, before any script of the page. */
async function age(page: Page, lacking: readonly string[]): Promise<void> {
	await page.addInitScript((names) => {
		for (const name of names) Reflect.deleteProperty(Array.prototype, name);
		Reflect.deleteProperty(AbortSignal, 'timeout');
		const supports = CSS.supports.bind(CSS);
		CSS.supports = (words: string) => !words.includes('field-sizing') && supports(words);
	}, lacking);
}
const METHODS_OF_2023 = ['toSorted', 'toReversed', 'toSpliced', 'with'];

test('a desk, a phone and a wall of those years play: what their lists lack is brought along', async () => {
	const facilitator = await device(lodging.browser, { viewport: DESK });
	const player = await device(lodging.browser, { viewport: PHONE });
	const wall = await device(lodging.browser, { viewport: DESK });
	for (const { page } of [facilitator, player, wall]) await age(page, METHODS_OF_2023);
	const code = await desk.openWorkshop(facilitator.page, lodging.house.origin, {
		title: 'Year 6',
		seats: 1
	});
	await phone.join(player.page, lodging.house.origin, code, 1, 'Ann');
	await wall.page.goto(await desk.projectorOf(facilitator.page));
	await phone.choose(player.page, 'Forest');
	await phone.told(player.page, 'Roll for the sphere');
	await phone.says(facilitator.page, 'Ann');
	const { page } = facilitator;
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).waitFor();
	await phone.sphere(player.page);
	const field = player.page.getByLabel('Or a challenge of your own');
	await field.evaluate((one) => {
		one.style.setProperty('field-sizing', 'fixed', 'important');
	});
	await field.fill('Ash falls.\n'.repeat(7));
	const hidden = () => field.evaluate((one) => one.scrollHeight - one.clientHeight);
	await expect.poll(hidden).toBe(0);
	for (const { complaints } of [facilitator, player, wall]) expect(complaints).toEqual([]);
	expect(await page.getByText('This browser is too old').isVisible()).toBe(false);
});

test('a browser that is older still is told so in one sentence', async () => {
	const { page } = await device(lodging.browser, { viewport: PHONE });
	await age(page, [...METHODS_OF_2023, 'findLast']);
	await page.goto(lodging.house.origin);
	await page.getByText('This browser is too old for Borrowed Earth.').waitFor();
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Borrowed Earth');
});
