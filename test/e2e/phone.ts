/** What a player does on a phone, by the words on the screen. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright';
import { TIMEOUT } from './engines/open.ts';

/** Joins by the code, at a seat counted from 1. */
export async function join(page: Page, origin: string, code: string, seat: number, name: string) {
	await page.goto(`${origin}/join/${code}`);
	await pick(page.getByLabel(`Seat ${seat}`));
	await write(page.getByLabel('Your name in the game'), name);
	await tap(page.getByRole('button', { name: 'Sit down' }));
	await page.waitForURL(/\/table\//);
	await saved(page);
}

/** People who use no pointer: whatever they do, they do by Tab, arrows, Enter and letters. */
const keyboards = new WeakSet<Page>();

/** From now on everything below is done on this page by keyboard alone. */
export const byKeyboard = (page: Page) => keyboards.add(page);

/** Whether nothing may be tapped on this page. */
export const isByKeyboard = (page: Page) => keyboards.has(page);

/** Presses a button. */
export async function tap(target: Locator) {
	if (!isByKeyboard(target.page())) return target.click();
	await reach(target);
	await target.page().keyboard.press('Enter');
}

/** Chooses one of a group of radio buttons. */
export async function pick(target: Locator) {
	if (!isByKeyboard(target.page())) return target.check();
	await reach(target);
	for (let steps = 0; !(await target.isChecked()); steps++) {
		if (steps > 40) throw new Error(`the arrows do not lead to ${String(target)}`);
		// in WebKit the arrows end at the last one
		await target.page().keyboard.press(steps < 20 ? 'ArrowDown' : 'ArrowUp');
	}
}

/** Chooses from a list by the beginning of its words. */
export async function select(target: Locator, words: string) {
	if (!isByKeyboard(target.page())) {
		await target.selectOption({ label: words });
		return;
	}
	await reach(target);
	await target.page().keyboard.type(words);
	await target.page().keyboard.press('Tab');
}

/** Writes into a field, in place of what stands there. */
export async function write(target: Locator, words: string) {
	if (!isByKeyboard(target.page())) return target.fill(words);
	await reach(target);
	await target.page().keyboard.press('ControlOrMeta+a');
	await target.page().keyboard.type(words);
}

/** Tabs on until the target, or its group of radio buttons, has the focus. */
async function reach(target: Locator) {
	await target.waitFor();
	let element = await target.elementHandle();
	for (let steps = 0; steps < 120; steps++) {
		const found = await element.evaluate(hasFocus);
		if (found) return;
		// drawn anew since: looked for again by its words
		if (found === null) element = await target.elementHandle();
		else await target.page().keyboard.press('Tab');
	}
	throw new Error(`no Tab leads to ${String(target)}`);
}

/** Whether an element, or another one of its radio group, has the focus; null once it is gone. */
function hasFocus(element: Element): boolean | null {
	if (!element.isConnected) return null;
	const now = document.activeElement;
	if (now === element) return true;
	if (!(now instanceof HTMLInputElement) || !(element instanceof HTMLInputElement)) return false;
	return element.type === 'radio' && now.type === 'radio' && now.name === element.name;
}

/** Lets chance lay what is left, which here takes the first place each time. */
export async function scatter(page: Page) {
	await page.evaluate(() => {
		Math.random = () => 0;
	});
	await tap(button(page, 'Scatter the rest'));
}

/** Waits until the page says that everything is stored. */
export const saved = (page: Page) => page.getByText('✓ Saved').first().waitFor();

/** The button that begins with these words. */
export const button = (page: Page, words: string | RegExp): Locator =>
	page.getByRole('button', { name: words });

/** Waits for the status sentence. */
export const told = (page: Page, words: string | RegExp) =>
	page.locator('.sentence', { hasText: words }).first().waitFor();

export async function choose(page: Page, biome: string) {
	const card = button(page, new RegExp(`^${biome}`));
	await tap(card);
	await page.locator('[aria-pressed="true"]', { hasText: biome }).waitFor();
	await tap(button(page, 'I am ready'));
}

/** Rolls for the sphere; at a table with real dice types what the die shows. On a six takes the first. */
export async function sphere(page: Page, die?: number) {
	await tap(button(page, 'Roll for the sphere'));
	if (die !== undefined) await typeDice(page, [die]);
	const sentences = page.locator('.sentence');
	await sentences.filter({ hasNotText: 'roll for the sphere' }).first().waitFor();
	const sentence = await sentences.first().textContent();
	if (sentence?.startsWith('A six: choose the sphere')) await tap(button(page, 'Biosphere'));
}

/** Takes the first challenge that is suggested, or sets one of one's own; its words. */
export async function challenge(page: Page, text?: string): Promise<string> {
	await told(page, /challenge/);
	if (text === undefined) {
		const set = button(page, /^Set “/);
		const title = /“(.*)”/.exec((await set.textContent()) ?? '')?.[1] ?? '';
		await tap(set);
		return title;
	}
	await write(page.getByLabel('Or a challenge of your own'), text);
	await tap(button(page, 'Set this challenge'));
	return text;
}

/** Picks a stat's tile. */
export const stat = (page: Page, name: string) =>
	pick(page.getByRole('radio', { name: new RegExp(`^${name} `) }));

interface BuildPlan {
	readonly solution: string;
	readonly stat: string;
	readonly rp: number;
	readonly resource: string;
	readonly standing?: boolean;
}

/** Answers in phase 1 with a number of RP, into a new Resource or one that stands already. */
export async function planBuild(page: Page, plan: BuildPlan) {
	await told(page, 'Say how your biome meets it');
	await write(page.getByLabel('Our answer'), plan.solution);
	await stat(page, plan.stat);
	if (plan.standing) {
		const becomes = page.getByLabel('Becomes');
		const standing = becomes.locator('option', { hasText: `Strengthen ${plan.resource}` });
		await becomes.selectOption((await standing.getAttribute('value')) ?? '');
	} else await write(page.getByLabel('Name of the new Resource'), plan.resource);
	await points(page, plan.rp);
	await tap(button(page, /^Show it to the table/));
}

interface SocietyPlan {
	readonly solution: string;
	readonly stat?: string;
	readonly own?: string;
	readonly rp?: number;
	readonly borrow?: string;
	readonly copy?: string;
}

/** Answers in phase 2: with RP of an own Resource, a borrowed one, or (holding none) unaided. */
async function planSociety(page: Page, plan: SocietyPlan) {
	await told(page, 'Choose what to use');
	// what do we use: the best of one's own is proposed
	const own = page.getByRole('group', { name: 'Use one of our own Resources' });
	if (plan.own) await pick(own.getByRole('radio', { name: new RegExp(`^${plan.own}`) }));
	else if (await own.isVisible()) await pick(own.getByRole('radio', { name: 'None of mine' }));
	if (plan.stat) await stat(page, plan.stat);
	await points(page, plan.rp ?? 1);
	await inView(page);
	await tap(button(page, 'Next: what we borrow'));
	await told(page, 'Choose what to borrow');
	if (plan.borrow) {
		const lent = page.getByRole('group', { name: 'Borrow from a neighbour' });
		await pick(lent.getByRole('radio', { name: new RegExp(`^${plan.borrow}`) }));
	}
	if (plan.copy) await write(page.getByLabel('If you gain a copy, what is it called?'), plan.copy);
	// the best of those who may act is proposed: these dice are one's own
	const whose = page.getByRole('combobox', { name: /^Whose/ });
	if (await whose.isVisible()) await whose.selectOption('own');
	await inView(page);
	await tap(button(page, 'Next: what we risk'));
	await told(page, 'Say how your society meets it');
	await write(page.getByLabel('Our answer'), plan.solution);
	await inView(page);
	await tap(button(page, /^Show it to the table/));
}

/** Holds that a phone shows the task's first line and its main button wholly, from wherever the page stands. */
async function inView(page: Page) {
	const seen = () =>
		page.evaluate(() => {
			const [task, act] = ['[data-task]', '[data-act]'].map((part) =>
				document.querySelector(part)?.getBoundingClientRect()
			);
			return !!task && !!act && task.top >= 0 && act.bottom <= innerHeight;
		});
	await expect.poll(seen).toBe(true);
}

async function points(page: Page, rp: number) {
	for (let more = 1; more < rp; more++) await tap(button(page, /one more/));
}

/** The table agrees, by somebody else's word. */
export async function agree(page: Page) {
	await told(page, /^Read /);
	await tap(button(page, /^Yes/));
}

/** Rolls; at a table with real dice, types what they show. */
export async function roll(page: Page, dice?: readonly number[]) {
	await tap(page.getByRole('button', { name: /^Roll \d+ di/ }));
	if (dice) await typeDice(page, dice);
}

/** A turn with real dice, from the sphere to the roll; `look` is called while the plan waits for the table's word. */
export async function turn(
	[active, challenger, agreeing]: readonly [Page, Page, Page],
	told: { readonly sphere: number; readonly challenge: string; readonly dice: readonly number[] },
	plan: BuildPlan | SocietyPlan,
	look: () => Promise<void> = () => Promise.resolve()
) {
	await sphere(active, told.sphere);
	await challenge(challenger, told.challenge);
	await ('resource' in plan ? planBuild(active, plan) : planSociety(active, plan));
	await look();
	await agree(agreeing);
	await roll(active, told.dice);
}

/** Rolls what was prepared, unless the dice lie already, and gives up the points where they ask for a price. */
export async function play(page: Page) {
	await told(page, /^Roll \d|what it costs/);
	const sentence = page.locator('.sentence');
	if (/^Roll \d/.test((await sentence.textContent()) ?? '')) await roll(page);
	await page.locator('.sentence', { hasNotText: /^Roll \d/ }).waitFor();
	if ((await sentence.textContent())?.includes('what it costs')) {
		await tap(button(page, /^Lose the/));
	}
}

/** Taps what each die on the real table shows. */
export async function typeDice(page: Page, dice: readonly number[]) {
	const dialog = page.getByRole('dialog');
	for (const value of dice) {
		await tap(dialog.getByRole('button', { name: `A die shows ${value}` }));
	}
	await tap(dialog.getByRole('button', { name: 'These are our dice' }));
}

/** Holds that the page says this, soon; asked within the page, which costs less than reading all of it over and over. */
export async function says(page: Page, text: string | RegExp) {
	const wanted = wantedOf(text);
	const seen = await page
		.waitForFunction(wordsThat, wanted, { polling: 100, timeout: TIMEOUT })
		.then((found) => found.jsonValue())
		.catch(() => page.innerText('body'));
	expect(seen).toMatch(text);
}

/** Words, or a pattern, as they can be handed to a page. */
const wantedOf = (text: string | RegExp): Wanted =>
	typeof text === 'string' ? { text } : { text: text.source, flags: text.flags };

interface Wanted {
	readonly text: string;
	/** Of a pattern. */
	readonly flags?: string;
}

/** Everything the page says, white space folded, once these words, or something of this pattern, are in it. */
function wordsThat({ text, flags }: Wanted): string | null {
	// a page that is just coming has no body yet
	const all = (document.querySelector('body')?.innerText ?? '').replace(/\s+/g, ' ');
	const is = flags === undefined ? all.includes(text) : new RegExp(text, flags).test(all);
	return is ? all : null;
}
