/** Whoever waits reacts with a sign: wall and phones show it for a moment, until the desk turns that off. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { demand } from './house.ts';
import * as phone from './phone.ts';
import { Room, type Table } from './room.ts';
import { fit } from './screen.ts';

const room = new Room([{ name: 'Ann' }, { name: 'Ben', dark: true, byKeyboard: true }]);
let table: Table;

const sign = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a screen reader is told of a reaction. */
const heard = (page: Page, words: string) => page.getByRole('status').getByText(words);

/** The phone that waits, and the one that acts. */
async function roles(): Promise<{ waits: Page; acts: Page; name: string }> {
	const { waits } = await demand<{ waits: number[] }>(room.house, `tables/${table.id}/view`, {
		token: table.token
	}).then((answer) => (answer as unknown as { room: { waits: number[] } }).room);
	const acting = waits[0] ?? 0;
	const waiting = 1 - acting;
	return {
		waits: room.page(waiting),
		acts: room.page(acting),
		name: ['Ann', 'Ben'][waiting] ?? ''
	};
}

test('one tap of whoever waits is seen and heard on the wall and on every phone, and goes again', async () => {
	table = await room.sit({ game: 'timberland' });
	const { waits, acts, name } = await roles();
	await sign(waits, 'Clap').waitFor();
	expect(await sign(acts, 'Clap').count()).toBe(0);
	await fit(waits);
	const words = `${name}: Clap`;
	const screens = [waits, room.wall.page];
	const seen = Promise.all(
		screens.map((page) => heard(page, words).waitFor({ state: 'attached' }))
	);
	await phone.tap(sign(waits, 'Clap'));
	await seen;
	for (const page of screens) await heard(page, words).waitFor({ state: 'detached' });
});

test('who taps on and on is asked to wait, and the sentence goes with the next sign that is shown', async () => {
	const { waits } = await roles();
	/** Shows signs until the page says that, or no longer says it. */
	const reactUntil = (says: number) =>
		expect
			.poll(
				async () => {
					await sign(waits, 'Heart').press('Enter');
					return waits.getByText('Wait a moment before the next one.').count();
				},
				{ interval: says === 1 ? 50 : 1_500 }
			)
			.toBe(says);
	await reactUntil(1);
	await reactUntil(0);
});

test('where the desk turns reactions off no phone offers them, and eyes to the front take them away', async () => {
	const { waits } = await roles();
	const gone = (where: Locator) => where.waitFor({ state: 'detached' });
	for (const set of [{ reactions: false }, { paused: true }]) {
		await sign(waits, 'Heart').waitFor();
		await table.lead(set);
		await gone(sign(waits, 'Heart'));
		await table.lead({ reactions: true, paused: false });
	}
	await sign(waits, 'Heart').waitFor();
	room.isQuiet();
});
