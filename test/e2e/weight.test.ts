/** What a phone must load before it can play. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';

const lodging = lodge();

test('a phone’s first load has at most 90 kB of JavaScript, packed by the server, all from the server itself', async () => {
	const facilitator = await device(lodging.browser, { viewport: DESK });
	const code = await desk.openWorkshop(facilitator.page, lodging.house.origin, {
		title: 'Light',
		seats: 3
	});
	const { page, hosts } = await device(lodging.browser, { viewport: PHONE });
	const scripts = new Set<string>();
	page.on('response', (response) => {
		// what the door has loaded, the table finds on the device
		if (response.ok() && response.url().endsWith('.js')) scripts.add(response.url());
	});
	await phone.join(page, lodging.house.origin, code, 1, 'Robin');
	let weight = 0;
	// the browser forgets what a page has fetched ahead with that page
	for (const url of scripts) {
		const script = await fetch(url);
		const bytes = Buffer.from(await script.arrayBuffer());
		if (bytes.length > 2_000)
			expect(script.headers.get('content-encoding'), url).toMatch(/gzip|br/);
		weight += gzipSync(bytes).length;
	}
	expect(scripts.size).toBeGreaterThan(3);
	expect(weight).toBeLessThanOrEqual(90 * 1024);
	expect([...hosts]).toEqual([new URL(lodging.house.origin).host]);
});

test('a table’s page names each script that it needs before it lives, and its door has fetched them', async () => {
	const facilitator = await device(lodging.browser, { viewport: DESK });
	const { origin } = lodging.house;
	const code = await desk.openWorkshop(facilitator.page, origin, { title: 'Quick', seats: 3 });
	const { page } = await device(lodging.browser, { viewport: PHONE });
	await page.addInitScript(() => {
		const watch = new MutationObserver(() => {
			watch.disconnect();
			performance.mark('awake');
		});
		watch.observe(document, { subtree: true, attributeFilter: ['data-awake'] });
	});
	const fetched: string[] = [];
	page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
	const named = page.waitForResponse((answer) => /\/table\/[\w-]{22}$/.test(answer.url()));
	await phone.join(page, origin, code, 1, 'Robin');
	const link = (await (await named).allHeaders())['link'] ?? '';
	const needed = await page.evaluate(() => {
		const [awake] = performance.getEntriesByName('awake');
		return performance
			.getEntriesByType('resource')
			.filter(({ startTime, name }) => startTime < (awake?.startTime ?? 0) && name.endsWith('.js'))
			.map(({ name }) => new URL(name).pathname);
	});
	const scripts = needed.filter((path) => path.startsWith('/_app/'));
	expect(scripts.length).toBeGreaterThan(20);
	expect(scripts.filter((path) => !link.includes(path))).toEqual([]);
	expect(fetched.filter((path) => /.\/_app\//.test(path))).toEqual([]);
	const door = fetched.slice(
		0,
		fetched.findIndex((path) => path.startsWith('/table/'))
	);
	expect(scripts.filter((path) => !door.includes(path))).toEqual([]);
});
