/** What a phone must load before it can play. */
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, openBrowser, openHouse, PHONE, type House } from './house.ts';
import * as phone from './phone.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
	house = await openHouse();
	browser = await openBrowser();
});
afterAll(async () => {
	await browser.close();
	await house.close();
});

test('a phone’s first load has at most 90 kB of JavaScript, packed by the server, all from the server itself', async () => {
	const facilitator = await device(browser, { viewport: DESK });
	const code = await desk.openWorkshop(facilitator.page, house.origin, {
		title: 'Light',
		seats: 3
	});
	const { page, hosts } = await device(browser, { viewport: PHONE });
	const scripts: { script: Response; body: Promise<Buffer> }[] = [];
	page.on('response', (response) => {
		// read at once: the browser forgets it with the page that asked for it
		if (new URL(response.url()).pathname.endsWith('.js'))
			scripts.push({ script: response, body: response.body() });
	});
	await phone.join(page, house.origin, code, 1, 'Robin');
	let weight = 0;
	for (const { script, body } of scripts) {
		const { 'content-encoding': packed } = await script.allHeaders();
		const bytes = await body;
		if (bytes.length > 2_000) expect(packed, script.url()).toMatch(/gzip|br/);
		weight += gzipSync(bytes).length;
	}
	expect(scripts.length).toBeGreaterThan(3);
	expect(weight).toBeLessThanOrEqual(90 * 1024);
	expect([...hosts]).toEqual([new URL(house.origin).host]);
});
