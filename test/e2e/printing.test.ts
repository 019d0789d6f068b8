/** A finished world on paper: as a page that the browser prints, and as the PDF of its history. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demand, device, DESK } from './house.ts';
import { lodge } from './lodging.ts';
import { sound, textOf } from './papers.ts';

const lodging = lodge();

/** As its players have called it. */
const WORLD = 'The Land of the Root Post';

interface Sample {
	readonly workshop: string;
	readonly token: string;
	readonly tables: readonly { readonly table: string }[];
}

test('the history of the sample’s world is read as a page, and is a sound PDF with the world’s own name', async () => {
	const { house, browser } = lodging;
	const body = { language: 'en' };
	const { workshop, token, tables } = await demand<Sample>(house, 'sample', { body });
	const { table = '' } = tables[0] ?? {};
	const { page, complaints } = await device(browser, { viewport: DESK });
	const lead = { name: `w_${workshop}`, value: token, url: house.origin };
	await page.context().addCookies([lead]);
	await page.goto(`${house.origin}/table/${table}/print?of=history`);
	// its pages are drawn as they are printed
	await page.locator('main svg').first().waitFor();
	expect(await page.locator('main').innerText()).toContain(WORLD);
	await page.getByRole('button', { name: 'Print this page' }).waitFor();
	const wide = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(wide).toBeLessThanOrEqual(DESK.width);

	const answer = await fetch(`${house.origin}/api/tables/${table}/print/history.pdf`, {
		headers: { authorization: `Bearer ${token}` }
	});
	expect(answer.headers.get('content-type')).toBe('application/pdf');
	const file = new Uint8Array(await answer.arrayBuffer());
	expect(await textOf(file)).toContain(WORLD);
	const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-'));
	await writeFile(join(folder, 'history.pdf'), file);
	sound(join(folder, 'history.pdf'));
	await rm(folder, { recursive: true });
	expect(complaints).toEqual([]);
	await page.context().close();
});
