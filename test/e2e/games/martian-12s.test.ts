/** Martian 12s by the words on the screen: three phones play two rounds, one of them by keyboard alone. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import * as phone from '../phone.ts';
import { Room } from '../room.ts';
import { fit } from '../screen.ts';

const NAMES = ['Robin', 'Sally', 'Duncan'];
const CHIPS = 12;

const room = new Room(
	NAMES.map((name, seat) => ({ name, dark: seat === 1, byKeyboard: seat === 1 }))
);

/** The status sentence, and the line of cost and danger under it. */
const statusOf = (page: Page) => page.locator('.status [role="status"]').innerText();

/** The phone that is told to pull or pass, once one is; null once the round is over on the wall. */
async function acting(): Promise<Page | null> {
	const over = room.wall.page
		.getByText(/ wins? the round .*with \d+| tie for the win with \d+|the fullest wallets? and/)
		.first();
	for (let tries = 0; tries < 2_400; tries++) {
		if (await over.isVisible()) return null;
		for (const { page } of room.players) {
			const told = await statusOf(page);
			if (/your turn/i.test(told) && !told.includes('Start round')) return page;
		}
		await new Promise((go) => setTimeout(go, 50));
	}
	throw new Error('nobody is told to act');
}

/** Pulls a pyramid of a size, and waits until the table knows it. */
async function pull(page: Page, size: string) {
	await phone.tap(phone.button(page, new RegExp(`^${size} \\d`)));
	await phone.tap(phone.button(page, /^Pull .* for 1 chip$/));
}

/** Taps a button that may not be pressed now, which says why. */
const askWhy = (target: Locator) => target.click({ force: true });

/** Plays a round: pulls while the score is below 9, then passes. */
async function playRound(round: number) {
	for (let moves = 0; moves < 30; moves++) {
		const page = await acting();
		if (!page) return;
		const before = await statusOf(page);
		const score = Number(/pass with (\d+)/.exec(before)?.[1] ?? 0);
		if (score >= 9) {
			await phone.tap(phone.button(page, /^Pass$/));
			await phone.tap(phone.button(page, `Pass with ${score}`));
		} else {
			await pull(page, moves === 1 ? 'small' : 'any');
		}
		await expect.poll(() => statusOf(page)).not.toBe(before);
		if (moves === 4) await room.fits();
	}
	throw new Error(`round ${round} does not end`);
}

/** All chips that a phone shows: the wallets and the pot. */
async function chipsOn(page: Page): Promise<number> {
	const told = await page.locator('li > p.sr-only').allTextContents();
	// at the end it lies below the card that tells it
	const pot = await page.locator('[aria-label^="The pot holds"]').getAttribute('aria-label');
	const numbers = [...told, pot ?? ''].map((words) => Number(/(\d+) chips?\b/.exec(words)?.[1]));
	expect(numbers).toHaveLength(NAMES.length + 1);
	return numbers.reduce((sum, number) => sum + number, 0);
}

test('three phones play two rounds, one of them by keyboard alone', async () => {
	await room.sit({ game: 'martian-12s', options: { rounds: 2, chips: CHIPS } });
	const [robin, sally, duncan, wall] = [room.page(0), room.page(1), room.page(2), room.wall.page];
	await room.fits();

	// what may not be done says why
	await phone.told(robin, 'Pull your first pyramid');
	await phone.told(sally, 'Waiting for Robin');
	await phone.tap(phone.button(sally, /^large \d/));
	await phone.says(sally, /Wait for your turn/);

	// the bag is open to counting
	await duncan.getByText('Left in the bag: 30 of 30').click();
	await duncan.getByRole('row', { name: 'blue 4 points 2 2 2 6' }).waitFor();
	await fit(duncan);

	await pull(robin, 'large');
	await phone.says(duncan, /Robin pulls a large \w+ pyramid worth \d/);
	await phone.says(wall, /Robin pulls a large/);
	await phone.told(sally, 'Pull your first pyramid');
	await duncan.getByText('Left in the bag: 29 of 30').waitFor();
	await phone.tap(phone.button(sally, /^any \d/));
	await fit(sally);
	await phone.tap(phone.button(sally, 'Back'));
	await playRound(1);
	await phone.says(robin, /Round 1 is over/i);
	await phone.told(sally, 'Start round 2');
	for (const { page } of room.players) expect(await chipsOn(page)).toBe(3 * CHIPS);
	await room.fits();

	// one vote does not stop the game
	await phone.tap(phone.button(duncan, 'I want to stop'));
	await phone.says(duncan, /when everybody wants to stop. So far: 0 of 3/);
	await phone.tap(phone.button(duncan, 'I want to stop'));
	await phone.says(sally, /Ready to stop: Duncan/);
	await askWhy(phone.button(robin, 'Start round 2'));
	await phone.says(robin, /Only the player who goes first may start the next round/);
	await phone.tap(phone.button(sally, 'Start round 2'));
	await phone.told(sally, 'Pull your first pyramid');
	for (const page of [duncan, wall]) await phone.says(page, /Round 2 begins, and Sally goes first/);
	await playRound(2);

	for (const { page } of [...room.players, room.wall]) {
		await phone.says(page, /the fullest wallets? and (wins|share the win)/);
	}
	for (const { page } of room.players) {
		await phone.says(page, /That was the last round/);
		expect(await chipsOn(page)).toBe(3 * CHIPS);
		expect(await phone.button(page, /^(Pass|any)/).count()).toBe(0);
	}
	await room.fits();
	room.isQuiet();
});
