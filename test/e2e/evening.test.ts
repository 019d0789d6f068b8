/** A whole evening: a facilitator and three players, from the front door to the printed history. */
import { writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { lanAddress } from '../../src/lib/server/base/lan.ts';
import * as desk from './desk.ts';
import { DESK, device, newPage, pageAt, PHONE, PROJECTOR, type Device } from './house.ts';
import { lodge } from './lodging.ts';
import { sound, textOf } from './papers.ts';
import * as phone from './phone.ts';

const lodging = lodge();
let facilitator: Device;
const players: Device[] = [];
let wall: Page;

/** Phones come by the machine's address in the room: plain http, no secure context. */
let room: string;

beforeAll(async () => {
	const { house, browser } = lodging;
	const address = lanAddress();
	room = address ? `http://${address}:${house.port}` : house.origin;
	facilitator = await device(browser, { viewport: DESK });
	for (let one = 0; one < 3; one++)
		players.push(await device(browser, { viewport: PHONE, hasTouch: true }));
	wall = await newPage(facilitator.page.context());
	await wall.setViewportSize(PROJECTOR);
});

const pageOf = (seat: number) => pageAt(players, seat);

/** A turn in the chronicle, by its challenge. */
const entryOf = (page: Page, challenge: string) =>
	page
		.getByRole('listitem')
		.filter({ has: page.getByRole('article') })
		.filter({ hasText: challenge });

test('a table plays both phases to collapse, borrows, pays a price, undoes, and prints its world', async () => {
	const [robin, sally, duncan] = [pageOf(0), pageOf(1), pageOf(2)];
	const { page } = facilitator;
	const code = await desk.openWorkshop(page, room, { title: 'Year 9', seats: 3, dice: 'real' });
	await wall.goto(await desk.projectorOf(page));
	await phone.says(wall, new RegExp(`${code.slice(0, 3)} ${code.slice(3)}`));
	for (const [seat, name] of ['Robin Żółw', 'Sally İğdır', 'Duncan Ελένη'].entries()) {
		await phone.join(pageOf(seat), room, code, seat + 1, name);
	}
	for (const [seat, biome] of ['Forest', 'Aquatic', 'Tundra'].entries()) {
		await phone.choose(pageOf(seat), biome);
	}

	// whoever waits is shown the game in five cards, once; whoever is asked for something is not
	await sally.getByText('Card 1 of 5').waitFor();
	expect(await robin.getByText('Card 1 of 5').isVisible()).toBe(false);
	for (let card = 1; card < 5; card++) await phone.tap(phone.button(sally, 'Next'));
	await phone.tap(phone.button(sally, 'Got it'));
	await sally.getByText('Card 5 of 5').waitFor({ state: 'detached' });
	expect(await sally.evaluate(() => localStorage.getItem('primer'))).toBe('seen');

	// age 1: a success, a mixed success with a change of mind, a success
	await phone.sphere(robin, 4);
	await phone.says(wall, /lithosphere/i);
	const volcano = await phone.challenge(duncan);
	await phone.planBuild(robin, {
		solution: 'The trees go dormant until the light returns',
		stat: 'Resilience',
		rp: 2,
		resource: 'Tree dormancy'
	});
	await phone.agree(sally);
	await phone.roll(robin, [5, 6, 1, 2, 3]);
	await phone.says(sally, /2 passes: Success/);
	await phone.says(wall, /Success/);
	await phone.write(robin.getByLabel(/How did the world change/), 'The forest learned to sleep.');
	await phone.tap(phone.button(robin, 'Done'));

	await phone.turn(
		[sally, robin, duncan],
		{ sphere: 5, challenge: 'The sea turns acid', dice: [6, 1, 2, 3, 4, 1, 2] },
		{
			solution: 'An alga that likes acid brings the balance back',
			stat: 'Biodiversity',
			rp: 4,
			resource: 'Acid-loving alga'
		}
	);
	await phone.told(sally, 'Choose what it costs you');
	await phone.tap(phone.button(sally, /^Lose the 4 RP/));
	await phone.told(duncan, 'Roll for the sphere');
	await desk.undo(page, 'Sally meant the other price');
	for (const one of [sally, duncan]) await phone.says(one, 'Sally meant the other price');
	await phone.told(sally, 'Choose what it costs you');
	await phone.tap(phone.button(sally, /^Biodiversity −1/));

	await phone.turn(
		[duncan, sally, robin],
		{ sphere: 3, challenge: 'The permafrost thaws', dice: [5, 5, 6, 1, 1, 2, 3] },
		{
			solution: 'Seeds sleep in the cold ground',
			stat: 'Resilience',
			rp: 4,
			resource: 'Seed vault'
		}
	);

	// age 2: what stands already helps; the last RP ends phase 1
	await phone.turn(
		[robin, duncan, sally],
		{ sphere: 1, challenge: 'Beetles eat the bark', dice: [6, 5, 1, 1, 2, 3, 4] },
		{
			solution: 'Trees warn each other by scent',
			stat: 'Resilience',
			rp: 2,
			resource: 'Tree dormancy',
			standing: true
		}
	);

	for (const [seat, society] of ['Bark Readers', 'Reef Keepers', 'Ice Walkers'].entries()) {
		const one = pageOf(seat);
		await phone.told(one, 'Name your society');
		await phone.write(one.getByLabel('Name your society'), society);
		await phone.tap(phone.button(one, 'Our society is ready'));
	}

	// round 1, the grace round: a loan, a success, a mixed success that costs everything
	await phone.turn(
		[robin, duncan, duncan],
		{ sphere: 1, challenge: 'A disease empties the woods', dice: [5, 6, 2] },
		{
			solution: 'They brew a medicine from the neighbours’ alga',
			borrow: 'Acid-loving alga',
			copy: 'Forest alga',
			stat: 'Biodiversity'
		}
	);
	await phone.roll(sally, [1, 2, 3, 4, 1]);
	await phone.says(robin, /Forest alga \+1 RP/);
	await phone.says(robin, /Acid-loving alga −1 RP/);

	await phone.turn(
		[sally, robin, robin],
		{ sphere: 2, challenge: 'The rain does not come', dice: [5, 5, 1] },
		{ solution: 'They farm the sea', own: 'Acid-loving alga' }
	);

	await phone.turn(
		[duncan, sally, robin],
		{ sphere: 3, challenge: 'The ice roads melt', dice: [5, 1, 2, 3, 4, 1, 2] },
		{ solution: 'They move with the herds', own: 'Seed vault', rp: 4 }
	);
	await phone.tap(phone.button(duncan, /^Lose the 4 RP/));

	// round 2: one society holds five of the eight RP
	await phone.turn(
		[robin, duncan, sally],
		{ sphere: 4, challenge: 'A landslide buries the road', dice: [5, 6, 1, 1] },
		{ solution: 'Roots hold the slope', own: 'Tree dormancy' }
	);
	await phone.turn(
		[sally, robin, duncan],
		{ sphere: 5, challenge: 'The tide climbs the dike', dice: [6, 5, 1] },
		{ solution: 'They build on stilts', own: 'Acid-loving alga' }
	);
	await phone.turn(
		[duncan, sally, sally],
		{ sphere: 6, challenge: 'Strangers arrive, cold and hungry', dice: [5, 5, 1] },
		{ solution: 'They share what is left', stat: 'Resilience' }
	);

	for (const one of [robin, sally, duncan, wall]) await phone.says(one, /Collapse/);
	await phone.says(sally, /Robin Żółw came to hold 5 of the 8 RP/);

	// a turn long past is still told: anybody writes, and the history keeps it
	const [draft, kept] = [
		entryOf(duncan, 'The sea turns acid'),
		entryOf(sally, 'The sea turns acid')
	];
	for (const one of [duncan, sally]) await phone.tap(phone.button(one, 'Chronicle'));
	await phone.tap(draft.getByRole('button', { name: 'Tell it in a sentence' }));
	await phone.write(draft.getByLabel(/How did the world change/), 'The sea grew gentle.');
	await phone.tap(draft.getByRole('button', { name: 'Done' }));
	for (const entry of [draft, kept]) {
		await entry.getByRole('blockquote').getByText('The sea grew gentle.').waitFor();
	}

	const history = await desk.download(page, 'World history as a book');
	const told = await textOf(history);
	for (const words of [
		volcano,
		'The trees go dormant until the light returns',
		'The forest learned to sleep.',
		'The sea turns acid',
		'The sea grew gentle.',
		'Acid-loving alga',
		'Beetles eat the bark',
		'Forest alga',
		'The ice roads melt',
		'They share what is left',
		'Bark Readers',
		'Collapse'
	]) {
		expect(told).toContain(words);
	}
	// the book shows by its dice how a turn went; the record says so
	const record = await textOf(await desk.download(page, 'The record, with all numbers'));
	for (const band of [/mixed/i, /success/i]) expect(record).toMatch(band);
	expect(told).not.toContain('Robin');
	await page.getByLabel('With people’s names').check();
	expect(await textOf(await desk.download(page, 'World history as a book'))).toContain('Robin');
	const sheet = await desk.download(page, /^Sally.*’s sheet/);
	expect(await textOf(sheet)).toContain('Acid-loving alga');
	expect(await textOf(sheet)).toContain('Reef Keepers');
	for (const [name, bytes] of Object.entries({ history, sheet })) {
		const file = path(lodging.house.data, `${name}.pdf`);
		writeFileSync(file, bytes);
		sound(file);
	}
	for (const one of [facilitator, ...players]) {
		expect(one.complaints).toEqual([]);
		// a desk that the server's own machine opens by its address in the network is led to localhost
		const led = one === facilitator && room !== lodging.house.origin;
		const hosts = led ? [room, `http://localhost:${lodging.house.port}`] : [room];
		expect([...one.hosts]).toEqual(hosts.map((host) => new URL(host).host));
	}
});
