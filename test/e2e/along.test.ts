/** A workshop goes along in a file: saved at one desk, opened on another machine, played on there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { bytesOf, openTab } from './desk.ts';
import { TIMEOUT } from './engines/open.ts';
import { DESK, device, leave, openBrowser, openHouse, type House } from './house.ts';

const EARLIEST = 'test/server/export/version-1.json';

let browser: Browser;
let here: House;
let there: House;
beforeAll(async () => {
	[browser, here, there] = await Promise.all([openBrowser(), openHouse(), openHouse()]);
});
afterAll(async () => {
	await Promise.all([leave(browser), here.close(), there.close()]);
});

test('a file saved at one desk opens on another machine, where the game goes on and prints the same', async () => {
	const { page, complaints } = await device(browser, { viewport: DESK });
	await page.goto(`${here.origin}/`);
	await page.getByRole('link', { name: 'Open a file' }).click();
	await page.getByLabel('The file').setInputFiles(EARLIEST);
	await page.getByRole('button', { name: 'Open it' }).click();
	await openTab(page, 'Papers');
	await page.getByRole('heading', { name: 'Take it with you' }).waitFor();
	const [saved] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'This table as a file' }).click()
	]);
	expect(saved.suggestedFilename()).toBe('Table Łódź.json');
	const file = await bytesOf(saved);
	const first = page.url();
	const before = await history(first);

	await page.goto(`${there.origin}/open`);
	await page.getByLabel('The file').setInputFiles({
		name: 'broken.json',
		mimeType: 'application/json',
		buffer: Buffer.from(
			file.toString().replace('"kind":"setup","seats":3', '"kind":"setup","seats":4')
		)
	});
	await page.getByRole('button', { name: 'Open it' }).click();
	await page.getByText('its rules refuse entry').waitFor();
	await page
		.getByLabel('The file')
		.setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: file });
	await page.getByRole('button', { name: 'Open it' }).click();
	await page.getByText('Bold Otter').first().waitFor();
	expect(await history(page.url())).toEqual(before);

	// the story goes on alike on both machines, and so do its prints
	const second = page.url();
	for (const desk of [first, second]) await goOn(desk);
	const after = await history(second);
	expect(after).not.toEqual(before);
	expect(undated(after)).toBe(undated(await history(first)));
	await openTab(page, 'Papers');
	const link = await page.getByRole('link', { name: /^As a web page/ }).getAttribute('href');
	await page.goto(there.origin + (link ?? ''));
	await page.getByRole('heading', { level: 1, name: 'Łódź' }).waitFor();
	await page.goto(`${there.origin}${link ?? ''}&of=record`);
	await page.getByRole('cell', { name: 'We take a blow and stand up again.' }).first().waitFor();
	expect(complaints).toEqual([]);

	/** A print without when its last action was played, and what its file is called by that. */
	function undated(print: Buffer): string {
		const times = /D:\d{14}Z|\d{4}-\d\d-\d\dT[\d:]{8}Z|<[0-9a-f]{32}>/g;
		return print.toString('latin1').replaceAll(times, '');
	}

	/** The doors of the first table at this desk. */
	async function doors(desk: string): Promise<string> {
		const workshop = new URL(desk).pathname.replace('/workshop/', '/api/workshops/');
		const { tables } = (await (await page.request.get(new URL(workshop, desk).href)).json()) as {
			tables: { table: string }[];
		};
		return new URL(`/api/tables/${tables[0]?.table ?? ''}`, desk).href;
	}

	/** Its print. */
	async function history(desk: string): Promise<Buffer> {
		const print = `${await doors(desk)}/print/history.pdf`;
		return (await page.request.get(print, { timeout: TIMEOUT })).body();
	}

	/** A word for a stat, and the end of the game: nothing that dice would make different. */
	async function goOn(desk: string): Promise<void> {
		const deeds = [
			{
				id: 'word',
				seat: 0,
				action: { type: 'defineStat', stat: 'adaptability', text: 'We bend.' }
			},
			{ id: 'end', seat: 'facilitator', action: { type: 'endGame', reason: 'The bell' } }
		];
		for (const data of deeds) {
			const headers = { origin: new URL(desk).origin };
			const done = await page.request.post(`${await doors(desk)}/actions`, { data, headers });
			expect(done.status()).toBe(200);
		}
	}
});
