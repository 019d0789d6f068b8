/** A board of squares under a finger, or under Tab and the arrows. */
import type { Page } from 'playwright';
import { cellOf } from '../../src/lib/pieces/geometry/squares.ts';
import { isByKeyboard } from './phone.ts';

/** The first square whose words say this, as soon as there is one: its key, "x,y". */
export async function find(page: Page, words: string | RegExp): Promise<string> {
	const square = page.locator('[data-square]').filter({ hasText: words }).first();
	await square.waitFor();
	return (await square.getAttribute('data-square')) ?? '';
}

/** A square by its name, as a button. */
export const named = (page: Page, name: string) =>
	page.getByRole('button', { name: new RegExp(`^${name}[:,]`) });

/** Presses a square by its key: one that is barred answers too, and says why. */
export async function press(page: Page, key: string): Promise<void> {
	if (!isByKeyboard(page)) {
		const square = page.locator(`[data-square="${key}"]`);
		const barred = (await square.getAttribute('aria-disabled')) === 'true';
		await square.click({ force: barred });
		return;
	}
	for (let tabs = 0; (await focused(page)) === null; tabs++) {
		if (tabs > 60) throw new Error('no Tab leads to the board');
		await page.keyboard.press('Tab');
	}
	for (let steps = 0; (await focused(page)) !== key; steps++) {
		if (steps > 60) throw new Error(`the arrows do not lead to ${key}`);
		await stepTo(page, key);
	}
	await page.keyboard.press('Enter');
}

/** One arrow nearer; where the board has a gap, along the other way. */
async function stepTo(page: Page, key: string): Promise<void> {
	const here = (await focused(page)) ?? '';
	const [[x, y], [toX, toY]] = [cellOf(here), cellOf(key)];
	const ways = [
		...(x === toX ? [] : [toX > x ? 'ArrowRight' : 'ArrowLeft']),
		...(y === toY ? [] : [toY > y ? 'ArrowDown' : 'ArrowUp'])
	];
	for (const way of ways) {
		await page.keyboard.press(way);
		if ((await focused(page)) !== here) return;
	}
}

/** The key of the square that has the focus. */
const focused = (page: Page): Promise<string | null> =>
	page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);
