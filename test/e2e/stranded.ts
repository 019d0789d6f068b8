/** A phone whose page can no longer reach the server, since that has another address now. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import type { Page } from 'playwright';
import * as phone from './phone.ts';

/** The shared notes on a seat's sheet. */
export const notes = (page: Page) => page.getByLabel('Our notes');

/** Opens the sheet, and waits until it can be written on. */
export async function openSheet(page: Page): Promise<void> {
	await phone.tap(page.getByRole('navigation').getByRole('button', { name: 'Sheet' }));
	await notes(page).and(page.locator(':not([readonly])')).waitFor();
}

/** Where the words of `foot/Away.svelte` are, in the build. */
const AWAY = () =>
	globSync('build/client/_app/immutable/**/*.js').find((file) =>
		readFileSync(file, 'utf8').includes('data-number')
	) ?? '';

/** Gives a page a made clock. What it answers lets time pass until the page has fetched what it will say without a network. */
export async function withClock(page: Page): Promise<() => Promise<void>> {
	await page.clock.install();
	const fetched = new Set<string>();
	page.on('requestfinished', (request) => fetched.add(basename(request.url())));
	return async () => {
		await page.clock.fastForward(11_000);
		await expect.poll(() => fetched.has(basename(AWAY()))).toBe(true);
	};
}

/** Half a minute passes without network: the phone copies what it has not stored. The number that it shows for the new page. */
export async function takeAlong(page: Page): Promise<string> {
	await page.clock.fastForward(31_000);
	await phone.tap(phone.button(page, 'Copy what is not saved'));
	await phone.says(page, 'Copied.');
	return (await page.locator('[data-number]').textContent()) ?? '';
}

/** Comes to the door at the new address, and takes the name of who is missed there. */
export async function comeAs(page: Page, door: string, name: string): Promise<void> {
	const link = page.getByRole('link', { name: `I am ${name}` });
	const offered = async () => {
		await page.goto(door);
		return link.count();
	};
	// a socket takes its time to end
	await expect.poll(offered).toBe(1);
	await phone.tap(link);
	await page.getByLabel('Number on your old page').waitFor();
}

/** Proves with the number who it is, opens the sheet, and puts what was copied in place of what the server has. */
export async function goOnAs(page: Page, name: string, number: string): Promise<void> {
	await phone.write(page.getByLabel('Number on your old page'), number);
	await phone.tap(phone.button(page, `Continue as ${name}`));
	await phone.saved(page);
	await openSheet(page);
	await notes(page).focus();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.press('ControlOrMeta+v');
	await phone.saved(page);
}
