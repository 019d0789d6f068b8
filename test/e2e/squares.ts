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

/** Waits until the page has the answer to what was played on it: before that it takes no other choice. */
const answered = (page: Page) =>
	page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });

/** Presses a square by its key: one that is barred answers too, and says why. */
export async function press(page: Page, key: string): Promise<void> {
	await answered(page);
	if (!isByKeyboard(page)) {
		const square = page.locator(`[data-square="${key}"]`);
		const barred = (await square.getAttribute('aria-disabled')) === 'true';
		await square.click({ force: barred });
		return;
	}
	await enter(
		{ press: (name) => page.keyboard.press(name), at: () => page.evaluate(focused) },
		key
	);
}

/** Whoever goes over a board by keys. */
interface Walker {
	press(name: string): Promise<void>;
	/** The key of the square that has the focus, "x,y". */
	at(): Promise<string | null>;
}

/** Goes to the board by Tab and to a square by arrows, and presses Enter. */
async function enter(walker: Walker, key: string): Promise<void> {
	for (let tabs = 0; (await walker.at()) === null; tabs++) {
		if (tabs > 60) throw new Error('no Tab leads to the board');
		await walker.press('Tab');
	}
	for (let steps = 0; (await walker.at()) !== key; steps++) {
		if (steps > 60) throw new Error(`the arrows do not lead to ${key}`);
		await stepTo(walker, key);
	}
	await walker.press('Enter');
}

/** One arrow nearer; where the board has a gap, along the other way. */
async function stepTo(walker: Walker, key: string): Promise<void> {
	const here = (await walker.at()) ?? '';
	const [[x, y], [toX, toY]] = [cellOf(here), cellOf(key)];
	const ways = [
		...(x === toX ? [] : [toX > x ? 'ArrowRight' : 'ArrowLeft']),
		...(y === toY ? [] : [toY > y ? 'ArrowDown' : 'ArrowUp'])
	];
	for (const way of ways) {
		await walker.press(way);
		if ((await walker.at()) !== here) return;
	}
}

/** The key of the square that has the focus in a page. */
const focused = (): string | null => document.activeElement?.getAttribute('data-square') ?? null;
