/** Every game passed round on one device: played by taps for all seats, where nothing that one chose stands on the next one's screen. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { device, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { tapRound, type Round } from './rounds.ts';

const lodging = lodge();

/** How often each seat gets the device, unless the game ends before. */
const ROUNDS = 3;

async function begin(game: string, seats: number): Promise<Page> {
	const { page } = await device(lodging.browser, { viewport: PHONE, hasTouch: true });
	await page.goto(`${lodging.house.origin}/games/${game}/try?seats=${String(seats)}`);
	await page.getByLabel('Play as').waitFor();
	// the server has drawn it; it answers once its scripts have come
	await page.locator('main[inert]').waitFor({ state: 'detached' });
	return page;
}

/** Plays until every seat has had the device a number of times, or the game is over. */
async function passRound(page: Page, seed: number): Promise<Round> {
	const round = await page.evaluate(tapRound, { rounds: ROUNDS, seed });
	await page.context().close();
	return round;
}

test.each(games.map(({ id, about }) => [id, Math.max(2, about.seats[0] ?? 2)] as const))(
	'%s goes round on one device: no dead end, and no choice of one seat on the next one’s screen',
	async (game, seats) => {
		const page = await begin(game, seats);
		expect(await passRound(page, 7)).toEqual({ left: [], stuck: null });
	}
);

test('coins that chance lays are laid for every seat, though the device goes round', async () => {
	const page = await begin('scavenger-hunt', 4);
	await phone.scatter(page);
	await phone.says(page, /push one row or column/i);
	await page.context().close();
});

test('what one seat lines up in secret in Virus Fight is gone when the next one has the device', async () => {
	const page = await begin('virus-fight', 2);
	const pyramid = (name: string) =>
		page.getByRole('group').getByRole('button', { name, exact: true });
	const line = page.getByText('of your program');
	await phone.says(page, 'You are Seat 1');
	await phone.tap(pyramid('MOVE 2'));
	await phone.tap(pyramid('JUMP 1'));
	await line.first().waitFor({ state: 'attached' });
	await phone.tap(phone.button(page, 'Set your program'));
	await phone.tap(phone.button(page, 'I am Seat 2'));
	await phone.says(page, 'You are Seat 2');
	await pyramid('MOVE 2').waitFor();
	expect(await line.count()).toBe(0);
	await phone.tap(pyramid('MOVE 1'));
	await phone.tap(phone.button(page, 'Set your program'));
	await phone.says(page, /Seat \d.* runs|run [A-Z]+ \d/);
	await page.context().close();
});
