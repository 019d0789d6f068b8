/** What a facilitator does at the desk, by the words on the screen. */
import type { Download, Page } from 'playwright';
import { isByKeyboard, pick, tap } from './phone.ts';

/** Opens a workshop with its first table at the front door; the table's join code. */
export async function openWorkshop(
	page: Page,
	origin: string,
	{
		title,
		seats,
		preset = /^Workshop/,
		dice,
		single = false
	}: { title: string; seats: number; preset?: string | RegExp; dice?: 'real'; single?: boolean }
): Promise<string> {
	await page.goto(origin);
	await page.getByLabel('Name of the workshop').fill(title);
	const count = page.getByRole('group', { name: 'How many players?' });
	await count.getByText(String(seats), { exact: true }).click();
	await unfold(page, 'More choices');
	await pick(page.getByRole('radio', { name: preset }));
	if (single) await page.getByLabel('One device for the whole table').check();
	if (dice) await page.getByLabel('We roll real dice').check();
	await page.getByRole('button', { name: 'Open the workshop' }).click();
	await page.waitForURL(/\/workshop\//);
	// where nobody needs a phone, the code stands with the people
	if (single) await openTab(page, 'People');
	const region = page.getByRole('region', { name: 'Join' });
	const code = /\b([A-Z0-9]{3})\s([A-Z0-9]{3})\b/
		.exec(await region.innerText())
		?.slice(1)
		.join('');
	if (!code) throw new Error('the desk shows no join code');
	if (single) await openTab(page, 'Now');
	return code;
}

/** The address of the first table's projector. */
export async function projectorOf(page: Page): Promise<string> {
	const link = page.getByRole('link', { name: /projector/i });
	return new URL((await link.first().getAttribute('href')) ?? '', page.url()).href;
}

/** Takes back the last action. */
export async function undo(page: Page, reason: string) {
	await openTab(page, 'Now');
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('textbox').fill(reason);
	await dialog.getByRole('button', { name: 'Take it back' }).click();
	await dialog.waitFor({ state: 'hidden' });
}

/** What was downloaded, from the browser that all files share. */
export async function bytesOf(file: Download): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

/** A file behind one of the print links. */
export async function download(page: Page, name: string | RegExp): Promise<Buffer> {
	await openTab(page, 'Papers');
	const link = page.getByRole('link', { name });
	if (!(await link.isVisible())) await page.getByText('One sheet').click();
	const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
	return bytesOf(file);
}

/** Opens one of the three tabs of a table's desk; by keyboard with the arrows. */
export async function openTab(page: Page, name: (typeof TABS)[number]) {
	if (isByKeyboard(page)) {
		await tap(page.getByRole('tab', { selected: true }));
		await page.keyboard.press('Home');
		for (let steps = TABS.indexOf(name); steps > 0; steps--)
			await page.keyboard.press('ArrowRight');
	} else await page.getByRole('tab', { name }).click();
	await page.getByRole('tab', { name, selected: true }).waitFor();
}
const TABS = ['Now', 'People', 'Papers'] as const;

/** Opens what is folded away under these words, unless it is open; a press that falls beside it is made again. */
export async function unfold(page: Page, words: string | RegExp) {
	const fold = page
		.locator('details', { has: page.locator(':scope > summary', { hasText: words }) })
		.last();
	while ((await fold.getAttribute('open')) === null) await tap(fold.locator(':scope > summary'));
}

/** What the desk can do for one person of the table. */
export async function openPerson(page: Page, name: string) {
	await openTab(page, 'People');
	await unfold(page, name);
}
