/** A game from elsewhere: added to a copy of the tree, built, played in browsers to its end, and removed; its table is then read without it. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	ask,
	demand,
	device,
	openBrowser,
	openHouse,
	PHONE,
	PROJECTOR,
	type House
} from './house.ts';
import { textOf } from './papers.ts';
import { button, tap } from './phone.ts';
import { openSeat } from './seated.ts';
import { smallTree, type SmallTree } from './smallTree.ts';
import { press } from './squares.ts';

let tree: SmallTree;
let house: House | undefined;

beforeAll(() => {
	tree = smallTree('timelock');
});
afterAll(async () => {
	await house?.close();
	tree.remove();
});

/** A table of two at Tidepool: a page for each seat, and the wall's. */
async function tidepoolTable(here: House) {
	const opened = await demand(here, 'workshops', { body: { title: 'Shore' } });
	const { workshop = '', token = '' } = opened;
	const { table = '', code } = await demand(here, `workshops/${workshop}/tables`, {
		body: { title: 'Rocks', game: 'tidepool', seats: 2, options: { side: 4 } },
		token
	});
	const browser = await openBrowser();
	const players: Page[] = [];
	for (const [seat, name] of ['Ann', 'Bo'].entries()) {
		const { token: own = '' } = await demand(here, 'join', { body: { code, name, seat } });
		const { page } = await device(browser, { viewport: PHONE, hasTouch: true });
		await openSeat(page, here, table, own);
		players.push(page);
	}
	const { page: wall } = await device(browser, { viewport: PROJECTOR });
	await wall.context().addCookies([{ name: `w_${workshop}`, value: token, url: here.origin }]);
	await wall.goto(`${here.origin}/table/${table}/screen`);
	return { workshop, table, token, players, wall };
}

/** For the rounds: where the first seat puts its shell, and where the second does. */
const ROUNDS = [
	['0,0', '3,3'],
	['1,0', '0,3'],
	['0,1', '3,2'],
	['1,1', '2,2'],
	['2,0', '2,3']
] as const;

/** Chooses a shell and a pool by taps. */
async function place(page: Page, shell: number, pool: string): Promise<void> {
	await tap(button(page, `Shell ${String(shell)}`));
	await press(page, pool);
	await tap(button(page, 'Choose it'));
}

test('a game from elsewhere is added, played in browsers to its end with print and log, and removed', async () => {
	const added = tree.run('add-game', 'examples/tidepool');
	expect(added.said).toMatch(/conform: 50 games.*trusting/s);
	expect(tree.run('add-game', 'games/tidepool').said).toContain('is in already');
	const types = tree.types();
	expect(types.status, types.said).toBe(0);
	const built = tree.run('build', '--logLevel', 'error');
	expect(built.status, built.said).toBe(0);
	house = await openHouse(tmpdir(), [], tree.path);

	const { workshop, table, token, players, wall } = await tidepoolTable(house);
	const [ann, bo] = players as [Page, Page];
	for (const [round, [anns, bos]] of ROUNDS.entries()) {
		const shell = round + 1;
		await place(ann, shell, anns);
		await ann
			.getByText(`You chose shell ${String(shell)}`)
			.first()
			.waitFor();
		expect(await bo.locator('main').textContent()).not.toContain(`shell ${String(shell)} into`);
		await place(bo, shell, bos);
		await wall
			.getByText(/Round|Tide/)
			.first()
			.waitFor();
	}
	for (const page of [ann, bo, wall]) await page.getByText(/wins/).first().waitFor();

	const { answer } = await ask(house, `tables/${table}/log`, { token });
	expect(JSON.stringify(answer)).toContain('Ann takes column 1, row 1.');
	const print = await fetch(`${house.origin}/api/tables/${table}/print/history.pdf?names=yes`, {
		headers: { authorization: `Bearer ${token}` }
	});
	expect(await textOf(new Uint8Array(await print.arrayBuffer()))).toMatch(/Tidepool.*Ann/);
	const page = await (await fetch(`${house.origin}/games/tidepool`)).text();
	expect(page).toContain('installed from examples/tidepool');

	expect(tree.run('remove-game', 'tidepool').said).toContain('tidepool is gone');
	expect(existsSync(join(tree.path, 'games/tidepool'))).toBe(false);
	await house.stop();
	// what is built here has never known the game
	await house.restart('.');
	await ann.goto(`${house.origin}/table/${table}`);
	await ann.getByText('This game is not installed here any more').waitFor();
	await ann.getByText('Ann takes column 1, row 1.').first().waitFor();
	await wall.goto(`${house.origin}/workshop/${workshop}`);
	await wall.getByText('This game is not installed here any more').waitFor();
	const played = { id: 'late', seat: 0, action: { type: 'place', shell: 1, pool: [3, 0] } };
	const late = await ask(house, `tables/${table}/actions`, { token, body: played });
	expect(late).toMatchObject({ status: 409, answer: { error: { code: 'table-down' } } });
});
