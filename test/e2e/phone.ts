/** What a player does on a phone, by the words on the screen. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright';

/** Joins by the code, at a seat counted from 1. */
export async function join(page: Page, origin: string, code: string, seat: number, name: string) {
	await page.goto(`${origin}/join/${code}`);
	await page.getByLabel(`Seat ${seat}`).check();
	await page.getByLabel('Your name in the game').fill(name);
	await page.getByRole('button', { name: 'Sit down' }).click();
	await page.waitForURL(/\/table\//);
	await saved(page);
}

/** Waits until the page says that everything is stored. */
export const saved = (page: Page) => page.getByText('✓ Saved').waitFor();

/** The button that begins with these words. */
export const button = (page: Page, words: string | RegExp): Locator =>
	page.getByRole('button', { name: words });

/** Waits for the status sentence. */
export const told = (page: Page, words: string | RegExp) =>
	page.locator('.sentence', { hasText: words }).waitFor();

export async function choose(page: Page, biome: string) {
	const card = button(page, new RegExp(`^${biome}`));
	await card.click();
	await page.locator('[aria-pressed="true"]', { hasText: biome }).waitFor();
	await button(page, 'I am ready').click();
}

/** Rolls for the sphere; at a table with real dice types what the die shows. On a six takes the first. */
export async function sphere(page: Page, die?: number) {
	await button(page, 'Roll for the sphere').click();
	if (die !== undefined) await typeDice(page, [die]);
	await page.locator('.sentence', { hasNotText: 'roll for the sphere' }).waitFor();
	if ((await page.locator('.sentence').textContent())?.startsWith('A six')) {
		await button(page, 'Biosphere').click();
	}
}

/** Takes the first challenge that is suggested, or sets one of one's own; its words. */
export async function challenge(page: Page, text?: string): Promise<string> {
	await told(page, /challenge/);
	if (text === undefined) {
		const first = page.locator('button.card').first();
		const title = (await first.locator('span').first().textContent())?.trim() ?? '';
		await first.click();
		return title;
	}
	await page.getByLabel('Or a challenge of your own').fill(text);
	await button(page, 'Set this challenge').click();
	return text;
}

/** Picks a stat's tile. */
export const stat = (page: Page, name: string) =>
	page.getByRole('radio', { name: new RegExp(`^${name} `) }).check();

/** Answers in phase 1 with so many RP, into a new Resource or one that stands already. */
export async function planBuild(
	page: Page,
	plan: { solution: string; stat: string; rp: number; resource: string; standing?: boolean }
) {
	await told(page, 'How does your biome change?');
	await page.getByLabel('Our answer').fill(plan.solution);
	await stat(page, plan.stat);
	if (plan.standing) await page.getByRole('radio', { name: `Strengthen ${plan.resource}` }).check();
	else await page.getByLabel('Name of the new Resource').fill(plan.resource);
	await points(page, plan.rp);
	await button(page, /^Put it to the table/).click();
}

/** Answers in phase 2: with RP of an own Resource, a borrowed one, or (holding none) unaided. */
export async function planSociety(
	page: Page,
	plan: {
		solution: string;
		stat?: string;
		own?: string;
		rp?: number;
		borrow?: string;
		copy?: string;
	}
) {
	await told(page, 'How does your society meet it?');
	await page.getByLabel('Our answer').fill(plan.solution);
	if (plan.own)
		await page
			.getByRole('radio', { name: new RegExp(`^${plan.own}`) })
			.first()
			.check();
	if (plan.borrow) {
		const lent = page.getByRole('group', { name: 'Borrow from a neighbour' });
		await lent.getByRole('radio', { name: new RegExp(`^${plan.borrow}`) }).check();
	}
	if (plan.copy) await page.getByLabel('What would your copy be called?').fill(plan.copy);
	if (plan.stat) await stat(page, plan.stat);
	await points(page, plan.rp ?? 1);
	await button(page, /^Put it to the table/).click();
}

async function points(page: Page, rp: number) {
	for (let more = 1; more < rp; more++) await button(page, /one more/).click();
}

/** The table agrees, by somebody else's word. */
export async function agree(page: Page) {
	await told(page, 'Does the stat fit');
	await button(page, /^Yes/).click();
}

/** Rolls; at a table with real dice, types what they show. */
export async function roll(page: Page, dice?: readonly number[]) {
	await page.getByRole('button', { name: /^Roll \d+ di/ }).click();
	if (dice) await typeDice(page, dice);
}

/** Taps what each die on the real table shows. */
export async function typeDice(page: Page, dice: readonly number[]) {
	const dialog = page.getByRole('dialog');
	for (const value of dice) {
		await dialog.getByRole('button', { name: `A die shows ${value}` }).click();
	}
	await dialog.getByRole('button', { name: 'These are our dice' }).click();
}

/** Everything the page says, white space folded. */
export const words = async (page: Page): Promise<string> =>
	(await page.locator('body').innerText()).replace(/\s+/g, ' ');

/** Holds that the page says this, soon. */
export async function says(page: Page, text: string | RegExp) {
	await expect.poll(() => words(page), { timeout: 10_000 }).toMatch(text);
}
