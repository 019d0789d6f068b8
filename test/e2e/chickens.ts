/** What players of Chicken Run do, by touch or by keyboard. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import * as phone from './phone.ts';
import * as squares from './squares.ts';

/** Taps a square, whether it may be chosen or only asked; by keyboard goes there and presses Enter. */
export const press = (page: Page, name: string) =>
	squares.press(page, `${'abcde'.indexOf(name.charAt(0))},${9 - Number(name.charAt(1))}`);

/** Walks a piece from square to square once it can be picked, and waits until it stands there. */
export async function walk(page: Page, from: string, to: string, then: RegExp) {
	await squares
		.named(page, from)
		.and(page.getByRole('button', { name: /you can pick this/ }))
		.waitFor();
	await press(page, from);
	await press(page, to);
	await expect.poll(() => squares.named(page, to).innerText()).toMatch(then);
}

export async function roll(page: Page, dice: readonly number[]) {
	await phone.tap(phone.button(page, 'Roll the dice'));
	await phone.typeDice(page, dice);
}
