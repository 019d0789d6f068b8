/** What a phone must load before it can play. */
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright';
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
	const scripts: { script: Response; body: Promise<Buffer> }[] = [];
	page.on('response', (response) => {
		// read at once: the browser forgets it with the page that asked for it
		if (response.ok() && new URL(response.url()).pathname.endsWith('.js'))
			scripts.push({ script: response, body: response.body() });
	});
	await phone.join(page, lodging.house.origin, code, 1, 'Robin');
	let weight = 0;
	for (const { script, body } of scripts) {
		const { 'content-encoding': packed } = await script.allHeaders();
		const bytes = await body;
		if (bytes.length > 2_000) expect(packed, script.url()).toMatch(/gzip|br/);
		weight += gzipSync(bytes).length;
	}
	expect(scripts.length).toBeGreaterThan(3);
	expect(weight).toBeLessThanOrEqual(90 * 1024);
	expect([...hosts]).toEqual([new URL(lodging.house.origin).host]);
});
