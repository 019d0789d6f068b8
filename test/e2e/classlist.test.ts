/** A class list from the teacher's file to the pupils' seats: opened, drawn, tapped, printed, saved, and gone. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, PHONE, type Device } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { fit } from './screen.ts';

const lodging = lodge();
const FILE =
	'Nachname;Vorname;Note\r\nGroß;Jörg;2,3\r\nÖz;Anna;1,0\r\nÖz;Ben;2,0\r\nSmith;=1+1;3\r\n';
let leader: Device;
let code = '';

beforeAll(async () => {
	leader = await device(lodging.browser, { viewport: DESK });
});

const press = (name: string) => leader.page.getByRole('button', { name, exact: true }).click();
const turnToList = async () => {
	await leader.page.getByRole('link', { name: 'Class list' }).click();
	await leader.page.getByRole('heading', { name: 'Class list', level: 1 }).waitFor();
};

/** A phone at the door. */
async function atTheDoor(): Promise<Page> {
	const { page } = await device(lodging.browser, { viewport: PHONE });
	await page.goto(`${lodging.house.origin}/join/${code}`);
	return page;
}

test('a list as a school’s program writes it is read, looked at, drawn and used', async () => {
	const { page } = leader;
	code = await desk.openWorkshop(page, lodging.house.origin, { title: 'Year 7', seats: 3 });
	await turnToList();
	await page.locator('input[type=file]').setInputFiles({
		name: 'class.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(FILE, 'latin1')
	});
	await page.getByText('3 names', { exact: true }).waitFor();
	await page.getByText('Line 5: “Smith · =1+1 · 3” begins like a formula').waitFor();
	await press('Draw lots');
	await page.getByLabel('Number of the draw').waitFor();
	await press('Use this list');
	await page.getByText('The list is in use').waitFor();
	await fit(page);
	expect(leader.complaints).toEqual([]);
});

test('who comes taps the own name and sits; whose name is taken has no button; who is not on the list sits too', async () => {
	const jorg = await atTheDoor();
	await jorg.getByRole('heading', { name: 'Who are you?' }).waitFor();
	await fit(jorg);
	await phone.tap(jorg.getByRole('button', { name: 'Jörg' }));
	await jorg.waitForURL(/\/table\//);
	const other = await atTheDoor();
	await other.getByText('is already here').waitFor();
	expect(await other.getByRole('button', { name: 'Jörg' }).count()).toBe(0);
	await other.getByText('I am not on this list').click();
	await phone.write(other.getByLabel('Your name in the game'), 'Zoe');
	await phone.tap(other.getByRole('button', { name: 'Sit down' }));
	await other.waitForURL(/\/table\//);
});

test('the desk sees who is missing, and prints passports with their names', async () => {
	const { page } = leader;
	await page.getByRole('link', { name: 'Back to the desk' }).click();
	// who is missed stands there at once
	const list = page.locator('details', { hasText: 'Class list: 1 of 3 here' });
	for (const name of ['Anna', 'Ben']) await list.getByText(name, { exact: true }).waitFor();
	await page.goto(`${page.url().split('?')[0] ?? ''}/papers`);
	await press('Make passports');
	const cards = page.getByRole('region', { name: /Seat passports/ }).getByRole('listitem');
	await cards.filter({ hasText: 'Anna' }).waitFor();
	expect(await cards.filter({ hasText: 'Ben' }).count()).toBe(1);
});

test('the list is saved as a file, and is gone from the doors once it is deleted', async () => {
	const { page } = leader;
	await page.goto(page.url().replace('/papers', '/list'));
	const saved = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Save as a file' }).click();
	const text = (await desk.bytesOf(await saved)).toString('utf8');
	expect(text).toContain('"Jörg","Table 1"');
	await press('Delete the list');
	await page.getByRole('dialog').getByRole('button', { name: 'Delete the list' }).click();
	await page.getByText('3 names', { exact: true }).waitFor({ state: 'detached' });
	const late = await atTheDoor();
	await late.getByRole('button', { name: 'Sit down' }).waitFor();
	expect(await late.getByText('Who are you?').count()).toBe(0);
});
