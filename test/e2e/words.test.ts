/** Words that hurt: a pupil writes one on a phone, the desk sees it marked and hides it by keyboard, and it is gone from the phones. */
import { expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { faults, fit } from './screen.ts';

const lodging = lodge();

test('marked at the desk, nowhere else; hidden with one press, gone from both phones', async () => {
	const { origin } = lodging.house;
	const { page, complaints } = await device(lodging.browser, { viewport: DESK });
	const code = await desk.openWorkshop(page, origin, { title: 'Year 7', seats: 3 });
	const ann = (await device(lodging.browser, { viewport: PHONE })).page;
	const ben = (await device(lodging.browser, { viewport: PHONE })).page;
	await phone.join(ann, origin, code, 1, 'Ann');
	await phone.join(ben, origin, code, 2, 'Ben');
	const table = /table\/([\w-]{22})/.exec(ann.url())?.[1] ?? '';
	const words = 'Forest of the stupid fat cow';
	const answer = await ann.request.post(`${origin}/api/tables/${table}/actions`, {
		data: { id: 'a', action: { type: 'chooseBiome', biome: 'forest', facet: words } },
		headers: { origin }
	});
	expect(answer.status()).toBe(200);
	await ben.getByText(words).first().waitFor();
	await page.getByText('1 text is marked').first().waitFor();
	expect(await ben.getByText('marked').count()).toBe(0);

	await phone.tap(page.getByRole('link', { name: 'What people write' }));
	await page.waitForURL(/\/texts$/);
	await page.getByText('marked: stupid, fat cow').waitFor();
	await fit(page);
	expect(await faults(page)).toEqual([]);
	await page.getByLabel('Marked only').check();
	await page.waitForURL(/marked=yes/);
	await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
	await page.getByRole('button', { name: `Hide and tell them why: ${words}` }).focus();
	await page.keyboard.press('Enter');
	await ben.getByText('A text was hidden because it may hurt somebody.').first().waitFor();
	await expect.poll(() => ben.getByText('stupid').count()).toBe(0);
	await expect.poll(() => ann.getByText('stupid').count()).toBe(0);
	await page.getByText('Nothing is marked.').waitFor();
	expect(complaints).toEqual([]);
});
