/** What is held in every engine but Chromium, which all other tests are for: a board, a field, a network that goes and comes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EngineName } from '../../../scripts/engines.mjs';
import { openHouse, openTunnel, PHONE, type House, type Tunnel } from '../house.ts';
import { replicaScript, type Bundle } from '../replicaScript.ts';
import { playChickens } from './chickens.ts';
import type { Engine } from './driver.ts';
import { Page } from './page.ts';
import { join, NOTES, openSheet, openTable } from './sheet.ts';
import { absence, start } from './start.ts';

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
