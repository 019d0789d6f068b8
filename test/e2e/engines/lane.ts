/** What is held in every engine but Chromium, which all other tests are for: a board, a field, a network that goes and comes. */
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEngine, packagesOf, type EngineName } from '../../../scripts/engines.mjs';
import { demand, openHouse, openTunnel, PHONE, type House, type Tunnel } from '../house.ts';
import { replicaScript, type Bundle } from '../replicaScript.ts';
import { audit, beyond, isStill } from '../screen.ts';
import { enter, focused } from '../squares.ts';
import type { Engine } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { button, choice, field, Page, sentence } from './page.ts';
import { openWebKit } from './webkit.ts';

const OPEN = { firefox: openFirefox, webkit: openWebKit };

/** Whether this engine's tests are wanted and it is here; else what to say instead of them. */
export function absence(name: EngineName): string | null {
	if (!findEngine(name)) return `not here: apt install ${packagesOf(name)}`;
	return null;
}

/** Starts an engine that is here. */
export const start = (name: EngineName): Promise<Engine> => OPEN[name](findEngine(name) ?? '');

/** A table that somebody has opened: its join code. */
export async function openTable(house: House, setting: object): Promise<string> {
	const { workshop = '', token } = await demand(house, 'workshops', { body: { title: 'Year 9' } });
	const body = { title: 'Oak', ...setting };
	const table = await demand(house, `workshops/${workshop}/tables`, { body, token });
	return table['code'] ?? '';
}

/** Joins by keyboard, at a seat counted from 1. */
export async function join(page: Page, origin: string, code: string, seat: number, name: string) {
	await page.go(`${origin}/join/${code}`);
	await page.choose(choice(`Seat ${String(seat)}`));
	await page.fill(field('Your name in the game'), name);
	await page.enter(button('Sit down'));
	await page.says('✓ Saved');
}

/** The field that several write into. */
export const NOTES = field('Our notes');

export async function openSheet(page: Page) {
	await page.enter(button(/^Sheet/));
	await page.at(NOTES);
}

/** Holds that axe finds nothing once all stands still, and that nothing is wider than the phone. */
async function fit(page: Page) {
	await page.until('nothing moves', isStill, null);
	if (!(await page.evaluate(() => 'axe' in window, null))) await page.add(axe.source);
	expect(await page.evaluate(audit, null)).toEqual([]);
	expect(await page.evaluate(beyond, PHONE.width)).toEqual([]);
}

/** The tests of one engine. */
export function lane(name: EngineName) {
	const absent = absence(name);
	describe.skipIf(absent)(absent ? `${name} (${absent})` : name, () => {
		const here = {} as { house: House; tunnel: Tunnel; engine: Engine; near: Page; far: Page };
		beforeAll(async () => {
			here.house = await openHouse();
			here.tunnel = await openTunnel(here.house.port);
			here.engine = await start(name);
			here.near = new Page(await here.engine.open(PHONE));
			here.far = new Page(await here.engine.open(PHONE));
		});
		afterAll(async () => {
			await here.engine.close();
			await here.tunnel.close();
			await here.house.close();
		});
		const isQuiet = () => {
			expect([here.near.complaints, here.far.complaints]).toEqual([[], []]);
		};

		test.each([1, 2, 3])(
			'300 edits by each of three: all equal, no caret astray, no character halved (seed %i)',
			async (seed) => {
				const people = await fuzzed(here.near, seed);
				expect(people.flatMap(({ faults }) => faults)).toEqual([]);
				expect(people.every(({ checks }) => checks > 300)).toBe(true);
				const [first] = people;
				expect(first?.text.length).toBeGreaterThan(50);
				for (const { field, text } of people)
					expect([field, text]).toEqual([first?.text, first?.text]);
				isQuiet();
			}
		);

		test('two people play Chicken Run to a win by keyboard alone, and axe finds nothing', async () => {
			const { house, near, far } = here;
			const code = await openTable(house, { game: 'chicken-run', seats: 2, dice: 'real' });
			await join(near, house.origin, code, 1, 'Robin');
			await join(far, house.origin, code, 2, 'Mona');
			await playChickens([near, far]);
			isQuiet();
		});

		test('what is written without a network is kept, also by a page that is loaded again, and comes to the other', async () => {
			const { house, tunnel, near, far } = here;
			const code = await openTable(house, { game: 'biome', seats: 3 });
			await join(near, house.origin, code, 1, 'Robin');
			await join(far, tunnel.origin, code, 1, 'Kit');
			for (const page of [near, far]) await openSheet(page);
			await near.write(NOTES, 'moss and fern. ');
			await equal(here, 'moss and fern.');
			const where = await far.evaluate(() => location.href, null);
			await far.until(
				'the page is kept',
				async (href) => (await caches.match(href)) !== undefined,
				where
			);

			tunnel.cut();
			await far.says('Offline: kept on this device');
			await Promise.all([near.write(NOTES, 'Left. '), far.write(NOTES, 'In the tunnel. ')]);
			await far.go(where);
			await far.says('Offline: kept on this device');
			await openSheet(far);
			await far.write(NOTES, 'In the dark. ');
			expect(await near.valueOf(NOTES)).not.toContain('tunnel');
			tunnel.mend();
			await equal(here, 'Left.', 'In the tunnel.', 'In the dark.');
			isQuiet();
		});

		test('where a network lets no socket through, a phone writes by requests all the same', async () => {
			const { tunnel, near, far } = here;
			tunnel.filter(true);
			await far.go(await far.evaluate(() => location.href, null));
			await openSheet(far);
			await far.says('✓ Saved');
			await far.write(NOTES, 'Past the filter. ');
			await equal(here, 'Past the filter.');
			await near.write(NOTES, 'Heard. ');
			await equal(here, 'Past the filter.', 'Heard.');
			expect(await far.evaluate(requests, null)).toBeGreaterThan(2);
			tunnel.filter(false);
			isQuiet();
		});
	});
}

/** How often the page asked for what otherwise comes by a socket. */
const requests = () =>
	performance.getEntriesByType('resource').filter(({ name }) => name.includes('/sync/')).length;

/** Waits until both fields say the same, and all of this. */
async function equal({ near, far }: { near: Page; far: Page }, ...words: string[]) {
	for (const page of [near, far]) await page.says('✓ Saved');
	await expect
		.poll(async () => [await near.valueOf(NOTES), await far.valueOf(NOTES)])
		.toSatisfy(
			([one = '', other]: string[]) => one === other && words.every((some) => one.includes(some))
		);
}

/** What three frames say after so many edits by each, delivered late and out of order. */
async function fuzzed(page: Page, seed: number) {
	await page.go('about:blank');
	const script = await replicaScript();
	return page.evaluate(
		async ({ script, seed }) => {
			const add = (where: Document) => {
				where.body.append(Object.assign(where.createElement('script'), { textContent: script }));
			};
			document.body.innerHTML = '<iframe srcdoc="<body></body>"></iframe>'.repeat(3);
			const loaded = [...document.querySelectorAll('iframe')].map(
				(frame) => new Promise((done) => (frame.onload = done))
			);
			await Promise.all(loaded);
			const frames = Array.from({ length: 3 }, (_, at) => window.frames[at] as unknown as Bundle);
			for (const { document } of [window, ...frames]) add(document);
			const { Play } = window as unknown as Bundle;
			const play = new Play(frames, seed);
			play.run(300);
			return play.seen();
		},
		{ script, seed }
	);
}

/** Whose turn it is, the dice, and the pieces' ways: the number counts seats from 0. */
const ROUNDS: readonly (readonly [number, readonly number[], readonly string[]])[] = [
	[0, [6, 1], ['c1 c2', 'c1 d1', 'c1 b1']],
	[1, [4, 4], ['a6 b7']],
	[1, [1, 5], ['c9 c8', 'c9 b9']],
	[0, [6, 3], ['b1 b5', 'd1 d2']]
];

/** A whole game on two phones, looked at after every round. */
async function playChickens(pages: readonly [Page, Page]) {
	const [white, black] = pages;
	for (const [seat, dice, ways] of ROUNDS) {
		const page = pages[seat] ?? white;
		await roll(page, dice);
		for (const way of ways) await walk(page, way);
		if (dice[0] === 4) {
			await page.enter(button('Done for this round'));
			await page.enter(button('End the round'));
		}
		await fit(page);
	}
	await roll(black, [6, 2]);
	await white.at(sentence('Your turn: move, 6 points'));
	await step(white, 'd2');
	await step(white, 'd5');
	await white.at(sentence('You win with two chickens.'));
	await black.says('Robin wins with two chickens');
	for (const page of pages) await fit(page);
}

async function roll(page: Page, dice: readonly number[]) {
	await page.enter(button('Roll the dice'));
	for (const value of dice) await page.enter(button(`A die shows ${String(value)}`));
	await page.enter(button('These are our dice'));
}

/** Walks a piece once it can be picked, and waits until it stands there. */
async function walk(page: Page, way: string) {
	const [from = '', to = ''] = way.split(' ');
	await page.at({ css: '[data-square]', words: new RegExp(`^${from}[:,].*you can pick this`) });
	await step(page, from);
	await step(page, to);
	await page.at({ css: '[data-square]', words: new RegExp(`^${to}[:,].*(Robin|Mona|spectator)`) });
}

/** Goes to a square by its name and presses Enter. */
const step = (page: Page, name: string) =>
	enter(
		{ press: (key) => page.press(key), at: () => page.evaluate(focused, null) },
		`${String('abcde'.indexOf(name.charAt(0)))},${String(9 - Number(name.charAt(1)))}`
	);
