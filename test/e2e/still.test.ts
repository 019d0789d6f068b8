/** A board stays where it is while it is played, its pieces are seen to move, and it lies whole on every screen. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/lib/engine/module.ts';
import type { LogEntry } from '../../src/lib/table/log.ts';
import { nearEdge, tooSmall } from '../components/seen.ts';
import { hasMoved, watch, type Watched } from '../components/watching.ts';
import { ENGINE } from './engines/open.ts';
import { DESK, demand, device, openWithBars, PHONE, PROJECTOR } from './house.ts';
import { lodge } from './lodging.ts';
import { fitAllLetters } from './screen.ts';
import { boards, firstSeat, openSeat, seated, type Table } from './seated.ts';

const lodging = lodge();
const each = boards.map((game) => [game.id, game] as const);

declare const seen: Watched;

/** What was told of the latest entry. */
async function toldLast({ id, tokens }: Table): Promise<readonly GameEvent[]> {
	const door = `tables/${id}/log`;
	const { entries } = await demand<{ entries: LogEntry[] }>(lodging.house, door, {
		token: tokens[0]
	});
	return entries.at(-1)?.told ?? [];
}

/** Lets whoever is waited for play, now one way and now another: over once nobody is, refused where a tap on a page came before. */
async function act(
	game: (typeof boards)[number],
	{ id, tokens }: Table,
	turn: number
): Promise<'done' | 'refused' | 'over'> {
	const { house } = lodging;
	const of = async (seat: number) =>
		(await demand<{ view: unknown }>(house, `tables/${id}/view`, { token: tokens[seat] })).view;
	const [seat] = game.toAct(await of(0));
	if (seat === undefined) return 'over';
	const ways = [...game.legal(await of(seat), seat)].filter(({ type }) => type !== 'concede');
	if (ways.length === 0) return 'refused';
	const body = { id: `by-hand-${String(turn)}`, action: ways[(turn * 7) % ways.length] };
	return demand(house, `tables/${id}/actions`, { body, token: tokens[seat] }).then(
		() => 'done',
		(error: unknown) => {
			if (String(error).includes(': 409')) return 'refused';
			throw error;
		}
	);
}

/** Taps a place that may be chosen, another one each time: whatever opens, opens below. What would play on by itself is left alone. */
const touch = (page: Page, turn: number) =>
	page.locator('[data-board]').evaluate((board, times) => {
		const open = board.querySelectorAll<HTMLElement>(
			'button:not([aria-disabled="true"], [data-scatter])'
		);
		open[(times * 7) % open.length]?.click();
	}, turn);

/** How wide a square of a board that lies down on a wall is at least. */
const LYING: Readonly<Record<string, number>> = { 'chicken-run': 130, 'scavenger-hunt': 95 };

test.each(each)(
	'%s: through twenty actions the board stays where it is, on a phone and on a desk, and what moves is seen to move where motion is wanted; then fingers find what may be pressed, nothing is wider than the screen in any letters, and on a wall all words are in sight',
	async (_id, game) => {
		const table = await seated(lodging.house, game);
		const pages = [
			await firstSeat(lodging.browser, lodging.house, table, PHONE, true),
			await firstSeat(lodging.browser, lodging.house, table, DESK)
		];
		for (const page of pages) await page.evaluate(watch);
		let done = 0;
		let acted = '';
		for (let turn = 0; done < 20 && acted !== 'over' && turn < 60; turn++) {
			for (const page of pages) await touch(page, turn);
			const before = await Promise.all(pages.map((page) => page.evaluate(() => seen.changes)));
			const travels = await pages[0]?.evaluate(() => seen.travels);
			acted = await act(game, table, turn);
			if (acted !== 'done') continue;
			done++;
			for (const [at, page] of pages.entries())
				await page.waitForFunction((times) => seen.looked > times, before[at] ?? 0);
			const told = await toldLast(table);
			if (!hasMoved(told)) continue;
			await expect
				.poll(() => pages[0]?.evaluate(() => seen.travels), { message: JSON.stringify(told) })
				.toBeGreaterThan(travels ?? 0);
		}
		expect(acted === 'over' || done === 20, `${String(done)} actions`).toBe(true);
		const [moving, still] = await Promise.all(pages.map((page) => page.evaluate(() => seen)));
		expect(moving?.travels).toBeGreaterThan(0);
		expect(moving?.early).toBe('');
		expect(still?.travels, 'without motion').toBe(0);
		for (const page of pages) {
			const tops = await page.evaluate(() => seen.tops);
			expect(tops.length).toBeGreaterThanOrEqual(done);
			const moved = await page.evaluate(() => seen.moved);
			expect(Math.max(...tops) - Math.min(...tops), moved).toBeLessThanOrEqual(1);
		}
		const [phone, desk] = pages;
		if (!phone || !desk) return;
		await desk.setViewportSize(PROJECTOR);
		await desk.goto(`${lodging.house.origin}/table/${table.id}/screen`);
		await expect.poll(() => desk.evaluate(nearEdge)).toEqual([]);
		const wide = await desk.evaluate(() => document.querySelector('.square')?.clientWidth ?? 0);
		expect(wide).toBeGreaterThanOrEqual(LYING[game.id] ?? 0);
		await desk.context().close();
		for (const width of [PHONE.width, 320]) {
			await phone.setViewportSize({ ...PHONE, width });
			await expect
				.poll(() => phone.evaluate(tooSmall), { message: `${String(width)} px` })
				.toEqual([]);
		}
		await fitAllLetters(phone, [PHONE.width, 320]);
		await phone.context().close();
	}
);

test('how to join stands whole on the wall of every game, beside its board', async () => {
	const { house, browser } = lodging;
	const { page } = await device(browser, { viewport: PROJECTOR });
	for (const game of boards) {
		const { id, tokens } = await seated(house, game);
		const token = { name: `t_${id}`, value: tokens[0] ?? '', url: house.origin };
		await page.context().addCookies([token]);
		await page.goto(`${house.origin}/table/${id}/screen`);
		const code = page.getByRole('img', { name: 'QR code' });
		for (const viewport of [PROJECTOR, { width: 1024, height: 768 }]) {
			await page.setViewportSize(viewport);
			await page.getByText('Scan the QR code, or go to').waitFor();
			const message = `${game.id}, ${String(viewport.width)} px`;
			await expect.poll(() => page.evaluate(nearEdge), { message }).toEqual([]);
			const { width = 0, height = 0 } = (await code.boundingBox()) ?? {};
			expect(Math.min(width, height), message).toBeGreaterThan(viewport.height / 5);
		}
		await page.setViewportSize(PROJECTOR);
	}
	await page.context().close();
});

test('a board stays where it is while the end of its game is fetched, however long that takes', async () => {
	const game = boards.find(({ id }) => id === 'global-warming');
	if (!game) throw new Error('no such game');
	const table = await seated(lodging.house, game);
	const page = await firstSeat(lodging.browser, lodging.house, table, PHONE);
	const held = Promise.withResolvers<null>();
	let asked = 0;
	await page.route('**/api/tables/*/end', async (route) => {
		asked++;
		await held.promise;
		await route.continue();
	});
	const top = () =>
		page.locator('[data-board]').evaluate((one) => one.getBoundingClientRect().top + scrollY);
	const before = await top();
	for (let turn = 0; turn < 300; turn++) if ((await act(game, table, turn)) === 'over') break;
	await expect.poll(() => asked).toBe(1);
	expect(await top()).toBeCloseTo(before, 0);
	held.resolve(null);
	await page.getByRole('link', { name: 'Look back' }).waitFor();
	expect(await top()).toBeCloseTo(before, 0);
	await page.context().close();
});

const SMALLEST = { width: 320, height: 568 };
/** A phone on its side, a small phone, and a desk at 200 %. */
const LOW = [{ width: 844, height: 390 }, SMALLEST, { width: 720, height: 450 }];
/** The squares that lie out of sight, under something else or are narrower than 32 px, without scrolling. */
const outOfReach = (page: Page, sought = false) =>
	page.locator('[data-square]').evaluateAll(
		(squares, sought) =>
			squares.flatMap((square) => {
				if (sought) square.scrollIntoView({ block: 'center' });
				const { left, top, width, height } = square.getBoundingClientRect();
				const found = document.elementFromPoint(left + width / 2, top + height / 2);
				const whole = top >= 0 && left >= 0 && top + height <= innerHeight && width >= 32;
				return whole && found && square.contains(found) ? [] : [square.getAttribute('data-square')];
			}),
		sought
	);
const twoPictures = () =>
	new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** Where squares are smaller than a finger, a press brings them nearer, and another one shows the whole board. */
async function bringNearer(page: Page, name: string): Promise<void> {
	const square = () =>
		page
			.locator('[data-square]')
			.first()
			.evaluate((one) => one.getBoundingClientRect().width);
	const nearer = page.getByRole('button', { name: 'Nearer' });
	// what brings a board nearer is fetched after it
	await expect
		.poll(async () => (await nearer.isVisible()) === (await square()) < 44, { message: name })
		.toBe(true);
	const whole = await square();
	if (whole >= 44) return;
	// a window that has just changed shows the whole board once more, with its next picture
	await page.evaluate(twoPictures);
	await page.locator('[data-square]').first().press('+');
	await expect.poll(square, { message: name }).toBeGreaterThanOrEqual(44);
	// the one furthest from where one looks can still be brought into sight
	await page.locator('[data-square]').last().click({ trial: true, force: true });
	await page.getByRole('button', { name: 'The whole board' }).click();
	await expect.poll(square, { message: name }).toBeCloseTo(whole, 0);
}
const small = ['timelock', 'hunt', 'wrecktangle', 'martian-gunslinger'];

test.each(each.filter(([id]) => small.includes(id)))(
	'%s: every square can be seen and tapped where there is little height',
	async (_id, game) => {
		const table = await seated(lodging.house, game);
		const page = await firstSeat(lodging.browser, lodging.house, table, PHONE);
		for (const size of LOW) {
			await page.setViewportSize(size);
			const name = `${String(size.width)} × ${String(size.height)}`;
			expect(await page.locator('[data-square]').count(), name).toBeGreaterThan(20);
			// once all that is fetched and measured has come
			// over the tabs of the smallest phone stands the pool to choose from, and the board is scrolled above it
			const sought = game.id === 'hunt' && size.width === SMALLEST.width;
			await expect.poll(() => outOfReach(page, sought), { message: name }).toEqual([]);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide, name).toBeLessThanOrEqual(size.width);
			await bringNearer(page, name);
		}
		await page.context().close();
	}
);

// only Chromium can be told to show its bars
test.skipIf(ENGINE !== 'chromium')(
	'a board is brought nearer where scroll bars take room, as on many desktops',
	async () => {
		const game = boards.find(({ id }) => id === 'wrecktangle');
		if (!game) throw new Error('wrecktangle is a game');
		const table = await seated(lodging.house, game);
		const browser = await openWithBars();
		const page = await firstSeat(browser, lodging.house, table, SMALLEST);
		await expect.poll(() => outOfReach(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(320);
		await bringNearer(page, 'with scroll bars');
		await browser.close();
	}
);

test.each([
	{ letters: 'usual', reducedMotion: 'no-preference' },
	{ letters: 'usual', reducedMotion: 'reduce' },
	{ letters: 'largest', reducedMotion: 'reduce' }
] as const)(
	'far ice comes near where a finger touches it ($letters letters, motion: $reducedMotion)',
	async ({ letters, reducedMotion }) => {
		const { house, browser } = lodging;
		const game = boards.find(({ id }) => id === 'melting-iceberg');
		if (!game) throw new Error('melting-iceberg is a game');
		const { id, tokens } = await seated(house, game);
		const { view } = await demand<{ view: { turnSeat: number } }>(house, `tables/${id}/view`, {
			token: tokens[0]
		});
		const { page } = await device(browser, { viewport: PHONE, hasTouch: true, reducedMotion });
		await openSeat(page, house, id, tokens[view.turnSeat] ?? '');
		await page.evaluate((size) => (document.documentElement.dataset['size'] = size), letters);
		// beside the middle, and not so near the edge that the ice ends before it is in the middle
		const place = page.locator('[data-square="1,3"][aria-disabled="false"]');
		const sea = page.locator('.sea');
		await place.tap({ position: { x: 10, y: 10 } });
		await expect
			.poll(async () => {
				const [near, window] = [await place.boundingBox(), await sea.boundingBox()];
				if (!near || !window) return false;
				const beside = near.x + near.width / 2 - (window.x + window.width / 2);
				return near.width >= 44 && Math.abs(beside) < near.width / 2;
			})
			.toBe(true);
	}
);
