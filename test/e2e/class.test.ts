/** A lesson of two tables of four, all preparing at once: from the front page to the printed pages, with one who comes late, one without a network, one removed and let back in, and a step taken back. */
import { writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, openTunnel, PHONE, type Device, type Tunnel } from './house.ts';
import { lodge } from './lodging.ts';
import { sound, textOf } from './papers.ts';
import * as phone from './phone.ts';
import { fit } from './screen.ts';

const lodging = lodge();
/** Who comes in time: four to the first table, three to the second. */
const CLASS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Ema', 'Finn', 'Gus'];
const BIOMES = ['Forest', 'Desert', 'Tundra', 'Aquatic'];
let leader: Device;
let tunnel: Tunnel;
const people = new Map<string, Device>();

beforeAll(async () => {
	tunnel = await openTunnel(lodging.house.port);
	leader = await device(lodging.browser, { viewport: DESK });
});
afterAll(() => tunnel.close());

const of = (name: string): Page => {
	const found = people.get(name);
	if (!found) throw new Error(`nobody is called ${name}`);
	return found.page;
};

/** Those at a table, in the order of their seats. */
const at = (title: string) =>
	[...people].filter(([, { page }]) => places.get(page) === title).map(([name]) => name);
const places = new Map<Page, string>();

/** Comes in by the workshop's code, which finds the table. */
async function come(name: string, code: string, origin = lodging.house.origin) {
	const one = await device(lodging.browser, { viewport: PHONE, serviceWorkers: 'allow' });
	people.set(name, one);
	await one.page.goto(`${origin}/join/${code}`);
	await phone.write(one.page.getByLabel('Your name in the game'), name);
	await phone.tap(one.page.getByRole('button', { name: 'Sit down' }));
	await one.page.waitForURL(/\/table\//);
	await phone.saved(one.page);
	const title = /Table \d/.exec(await one.page.title())?.[0] ?? '';
	places.set(one.page, title);
}

/** Turns the desk to a table. */
async function turnTo(title: string) {
	await leader.page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
	await leader.page.getByRole('heading', { name: title, level: 2 }).waitFor();
}

const go = (name: string) => leader.page.getByRole('button', { name, exact: true }).click();

/** Who sits at the first table, in the order of their seats. */
const FIRST = ['Ada', 'Cleo', 'Ema', 'Gus'];
let code = '';

test('the desk opens a lesson for two tables of four, and one code seats the class evenly', async () => {
	const { page } = leader;
	await page.goto(lodging.house.origin);
	await desk.unfold(page, 'More choices');
	await phone.pick(page.getByRole('radio', { name: /^Lesson/ }));
	await page.getByLabel('How long is your lesson?').selectOption('45 minutes');
	const setting = { title: 'Year 7', seats: 4, preset: /^Lesson/ };
	await desk.openWorkshop(page, lodging.house.origin, setting);
	await page.getByText('Add a table', { exact: true }).click();
	await desk.unfold(page, 'More choices');
	await phone.pick(page.getByRole('radio', { name: /^Lesson/ }));
	await page.getByRole('button', { name: 'Open this table' }).click();
	await page.getByRole('link', { name: /^Table 2/ }).waitFor();
	const found = /Join code ([A-Z0-9]{3})\s([A-Z0-9]{3})/.exec(
		await page.locator('body').innerText()
	);
	code = (found ?? []).slice(1).join('');
	for (const name of CLASS) await come(name, code, name === 'Cleo' ? tunnel.origin : undefined);
	expect(at('Table 1')).toHaveLength(4);
	expect(at('Table 2')).toHaveLength(3);
	expect(at('Table 1')).toEqual(FIRST);
});

test('both tables begin by the desk’s word, and who comes late plays on a seat of their own', async () => {
	for (const title of ['Table 1', 'Table 2']) {
		const here = at(title);
		await Promise.all(here.map((name, seat) => phone.choose(of(name), BIOMES[seat] ?? '')));
		await turnTo(title);
		await go('Begin');
		await Promise.all(here.map((name) => phone.told(of(name), /Roll for the sphere/)));
	}
	await come('Hana', code);
	expect(at('Table 2')).toContain('Hana');
	await phone.says(leader.page, 'Hana joins as Aquatic with 4 RP');
	await phone.says(of('Hana'), /next round/i);
});

test('a phone that loses the network in the middle of its plan keeps every word, and the desk knows', async () => {
	await turnTo('Table 1');
	const [first = '', ...others] = FIRST;
	const told = others.map((name) => of(name).getByText('Your facilitator'));
	await Promise.all(told.map((words) => words.waitFor()));
	await phone.sphere(of(first));
	for (const name of others)
		await phone.says(of(name), new RegExp(`${first} is waiting for a challenge`));
	// who has not rolled yet still has the button where it was
	for (const words of told) expect(await words.count()).toBe(1);
	await Promise.all(others.map((name) => phone.sphere(of(name))));
	const neighbour = (seat: number) => FIRST[(seat + 1) % FIRST.length] ?? '';
	await Promise.all(
		FIRST.map((name, seat) => phone.challenge(of(name), `Something befalls ${neighbour(seat)}`))
	);
	const cleo = of('Cleo');
	await phone.told(cleo, 'Say how your biome meets it');
	const answer = cleo.getByLabel('Our answer');
	await phone.write(answer, 'We fold our leaves');
	tunnel.cut();
	await phone.says(cleo, /Offline: kept on this device/);
	await answer.press('End');
	await cleo.keyboard.type(' until the rain comes');
	await phone.says(leader.page, 'Offline: Cleo');
	tunnel.mend();
	await phone.saved(cleo);
	expect(await answer.inputValue()).toBe('We fold our leaves until the rain comes');
	await expect.poll(() => leader.page.getByText('Offline: Cleo').count()).toBe(0);
});

test('a device that was removed comes back to its seat and its words by the desk’s list', async () => {
	const { page } = leader;
	await desk.openPerson(page, 'Ema');
	await page.getByRole('button', { name: 'Remove Ema' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
	await phone.says(of('Ema'), 'You are no longer at this table');
	const back = page.getByRole('button', { name: /^Let back in/ });
	await back.click();
	await back.waitFor({ state: 'detached' });
	await of('Ema').goto(of('Ema').url());
	await phone.told(of('Ema'), 'Say how your biome meets it');
});

test('everybody plans, reads one plan and plays; a step taken back is told and played again', async () => {
	const plans = FIRST.map((name, seat) =>
		phone.planBuild(of(name), {
			solution: name === 'Cleo' ? 'We fold our leaves until the rain comes' : `${name}’s answer`,
			stat: 'Resilience',
			rp: 1,
			resource: `Roots ${String(seat + 1)}`
		})
	);
	await Promise.all(plans);
	await Promise.all(FIRST.map((name) => phone.agree(of(name))));
	for (const name of FIRST) {
		await phone.play(of(name));
		if (name === 'Ada') {
			await desk.undo(leader.page, 'The dice fell off the table');
			await phone.says(of(name), 'The dice fell off the table');
			await phone.play(of(name));
		}
		await tell(of(name), `The world heard of ${name}.`);
	}
	await desk.openTab(leader.page, 'Now');
	await phone.says(leader.page, /Prepared: 0 of 4/i);
});

/** Says in a sentence what a turn has changed. */
async function tell(page: Page, sentence: string) {
	await phone.write(page.getByLabel(/How did the world change/), sentence);
	await phone.tap(phone.button(page, 'Done'));
}

test('the desk ends the lesson, and every table and pupil has a page to take home', async () => {
	const { page } = leader;
	for (const title of ['Table 2', 'Table 1']) {
		await turnTo(title);
		await desk.openTab(page, 'Now');
		await go('End the game');
		await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
		await phone.says(of(at(title)[0] ?? ''), /Ended early/i);
	}
	const nameless = await textOf(await desk.download(page, 'The story on one page'));
	for (const name of FIRST) expect(nameless).not.toContain(`(${name})`);
	await page.getByLabel('With people’s names').check();
	const story = await desk.download(page, 'The story on one page');
	const told = await textOf(story);
	for (const words of [...FIRST, 'The world heard of Ada.', 'Ended early'])
		expect(told).toContain(words);
	const sheets = await desk.download(page, 'Contribution sheets');
	const brought = await textOf(sheets);
	for (const name of FIRST) expect(brought).toContain(`The world heard of ${name}`);
	expect(brought).toContain('We fold our leaves until the rain comes');
	expect(brought).toContain('Hana');
	for (const [name, bytes] of Object.entries({ story, sheets })) {
		const file = path(lodging.house.data, `${name}.pdf`);
		writeFileSync(file, bytes);
		sound(file);
	}
	for (const one of [of('Ada'), of('Hana'), page]) await fit(one);
	for (const { complaints } of [leader, ...people.values()]) expect(complaints).toEqual([]);
});
