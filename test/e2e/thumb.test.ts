/** What is to be pressed at a board game is never under the phone's navigation; its goal and its rules are on every phone. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { demand, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import { saved } from './phone.ts';
import { boards, firstSeat, seated, type Table } from './seated.ts';

const SMALL = { width: 320, height: 568 };
/** The games whose buttons were seen: blind presses do not get to one in every game. */
const confirmed: string[] = [];

const lodging = lodge();

let acts = 0;
/** Lets all others play what the rules list last, until the table waits for the first seat. */
async function othersPlay(game: (typeof boards)[number], { id, tokens }: Table): Promise<void> {
	for (let times = 0; times < 40; times++) {
		const seen = async (seat: number) =>
			(await demand<{ view: unknown }>(lodging.house, `tables/${id}/view`, { token: tokens[seat] }))
				.view;
		const waits = game.toAct(await seen(0));
		const [seat] = waits;
		if (seat === undefined || waits.includes(0)) return;
		const [action] = [...game.legal(await seen(seat), seat)].slice(-1);
		const body = { id: `by-hand-${String(acts++)}`, action };
		await demand(lodging.house, `tables/${id}/actions`, { body, token: tokens[seat] });
	}
}

/** What these buttons say, and whether a press on the middle of each would get to it: at the top of the page, or `sought` by scrolling to it. */
const pressable = (buttons: Locator, sought: boolean) =>
	buttons.evaluateAll(
		(all, sought) =>
			all.map((button, place) => {
				if (sought) button.scrollIntoView({ block: 'center', inline: 'center' });
				else window.scrollTo(0, 0);
				const { left, top, width, height } = button.getBoundingClientRect();
				const found = document.elementFromPoint(left + width / 2, top + height / 2);
				return { place, words: button.textContent, reached: button.contains(found) };
			}),
		sought
	);

/** The buttons over the navigation that something else covers, or that lie out of sight. */
async function covered(page: Page): Promise<(string | null)[]> {
	const buttons = await pressable(page.locator('.act button'), false);
	return buttons.filter(({ reached }) => !reached).map(({ words }) => words);
}

/** What of the board may be chosen. */
const OPEN =
	'main :is([data-board], [role="group"], ul[aria-label]) button:not([disabled], [aria-disabled="true"], [data-sign], .act button):visible';

/** Presses something on the board that may be chosen, another one each time; whether there was anything that nothing lies on. */
async function choose(page: Page, turn: number): Promise<boolean> {
	const open = page.locator(OPEN);
	const reached = (await pressable(open, true)).filter((button) => button.reached);
	const next = reached[(7 * turn) % reached.length];
	if (!next) return false;
	await open.nth(next.place).click();
	return true;
}

test.each(boards.map((game) => [game.id, game] as const))(
	'%s: whatever is to be confirmed lies over the navigation of a phone, large or small',
	async (_id, game) => {
		const table = await seated(lodging.house, game);
		await othersPlay(game, table);
		const page = await firstSeat(lodging.browser, lodging.house, table, PHONE);
		const rules = page.locator(`a[href="/games/${game.id}"]`);
		expect(await page.locator('main p', { has: rules }).innerText()).toMatch(
			/^Goal: [A-Z].{15,}\./
		);

		let seen = 0;
		for (let turn = 0; turn < 40 && seen < 3; turn++) {
			if ((await page.locator('.act button').count()) > 0) {
				seen++;
				for (const viewport of [PHONE, SMALL]) {
					await page.setViewportSize(viewport);
					const message = `${String(viewport.width)} px`;
					await expect.poll(() => covered(page), { message }).toEqual([]);
				}
				await page.setViewportSize(PHONE);
			}
			if (!(await choose(page, turn))) break;
			await saved(page);
			await othersPlay(game, table);
		}
		if (seen > 0) confirmed.push(game.id);
		await page.context().close();
	}
);

test('most boards came to something to confirm', () => {
	expect(confirmed.length).toBeGreaterThanOrEqual(9);
});
