/** One teacher, seven tables of four: a whole lesson led from one desk, by few presses; the pupils play by the doors, as the rules allow. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { gameOf } from '../../src/lib/games/registry.ts';
import * as desk from './desk.ts';
import { ask, demand, DESK, device, newPage, type Device } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { fit } from './screen.ts';

const TABLES = 7;
const SEATS = 4;
const BIOMES = ['forest', 'desert', 'tundra', 'aquatic'];

const lodging = lodge();
let leader: Device;

interface Pupil {
	readonly table: string;
	readonly seat: number;
	readonly token: string;
}
const pupils: Pupil[] = [];

/** Counts what the facilitator presses, over all pages of the desk. */
const countPresses = () => {
	addEventListener(
		'click',
		({ isTrusted, detail }) => {
			// a label presses its box by itself
			if (!isTrusted || detail === 0) return;
			sessionStorage['presses'] = String(Number(sessionStorage['presses'] ?? 0) + 1);
		},
		true
	);
};

beforeAll(async () => {
	leader = await device(lodging.browser, { viewport: DESK });
	await leader.page.addInitScript(countPresses);
});

let actions = 0;
async function act({ table, token }: Pupil, action: object): Promise<number> {
	const body = { id: `a-${String(++actions)}`, action };
	return (await ask(lodging.house, `tables/${table}/actions`, { body, token })).status;
}

/** Everybody who is waited for plays something that the rules offer, so many times over. */
async function playOn(times: number) {
	const game = gameOf('biome');
	if (!game) throw new Error('biome is a game');
	for (let time = 0; time < times; time++) {
		for (const pupil of pupils) {
			const seen = await ask(lodging.house, `tables/${pupil.table}/view`, { token: pupil.token });
			const { view } = seen.answer as { view: Record<string, unknown> };
			if (!game.toAct(view).includes(pupil.seat)) continue;
			const [action] = game.legal(view, pupil.seat);
			if (action) expect(await act(pupil, action)).toBe(200);
		}
	}
}

const strip = (page: Page) => page.getByRole('region', { name: 'All tables' });
/** Chooses a deed by its button, and says yes to the tables that can. */
async function everyone(page: Page, button: RegExp, go: string | RegExp) {
	await strip(page).getByRole('button', { name: button }).click();
	await page.getByRole('dialog').getByRole('button', { name: go }).click();
}
const phases = async () => {
	const seen = pupils.filter(({ seat }) => seat === 0);
	const views = await Promise.all(
		seen.map(({ table, token }) => ask(lodging.house, `tables/${table}/view`, { token }))
	);
	return views.map(({ answer }) => (answer as { view: { phase: string } }).view.phase);
};

test('seven tables are opened for a lesson, and thirty come by one code', async () => {
	const { page } = leader;
	const { origin } = lodging.house;
	await desk.openWorkshop(page, origin, { title: 'Year 7', seats: SEATS, preset: /^Lesson/ });
	await page.getByText('Add a table', { exact: true }).click();
	await desk.unfold(page, 'More choices');
	await phone.pick(page.getByRole('radio', { name: /^Lesson/ }));
	await page.getByLabel('How many tables').fill(String(TABLES - 1));
	await page.getByRole('button', { name: /^Open th/ }).click();
	await page.getByRole('link', { name: /^Table 7/ }).waitFor();
	await strip(page).waitFor();
	const [, ...parts] =
		/Join code ([A-Z0-9]{3})\s([A-Z0-9]{3})/.exec(await page.locator('body').innerText()) ?? [];
	const code = parts.join('');
	expect(code).toHaveLength(6);
	for (let one = 0; one < TABLES * SEATS; one++) {
		const body = { code, name: `Pupil ${String(one + 1)}` };
		const joined = await demand<Pupil>(lodging.house, 'join', { body });
		pupils.push(joined);
	}
	expect(new Set(pupils.map(({ table }) => table)).size).toBe(TABLES);
});

test('who is not ready is waited for by name; the other six begin by two presses', async () => {
	const { page } = leader;
	const [last] = pupils.slice(-1);
	for (const pupil of pupils) {
		const biome = BIOMES[pupil.seat] ?? 'grassland';
		expect(await act(pupil, { type: 'chooseBiome', biome })).toBe(200);
		if (pupil !== last) expect(await act(pupil, { type: 'ready' })).toBe(200);
	}
	await strip(page).getByRole('button', { name: 'Begin 6' }).click();
	const dialog = page.getByRole('dialog');
	expect(await dialog.innerText()).toContain(`Pupil ${String(TABLES * SEATS)}`);
	await dialog.getByRole('button', { name: 'At 6 tables' }).click();
	await strip(page).getByText('Done at 6 tables.').waitFor();
	expect((await phases()).filter((phase) => phase === 'build')).toHaveLength(6);
	if (last) expect(await act(last, { type: 'ready' })).toBe(200);
});

test('two desks press at once: one begins the last table, the other says by name why it did not', async () => {
	const { page } = leader;
	const other = await newPage(page.context());
	await other.goto(page.url());
	const both = [page, other];
	let pressed = 0;
	// what either has pressed waits for the other
	const all = Promise.withResolvers<undefined>();
	for (const one of both) {
		await one.route('**/say', async (route) => {
			if (++pressed === both.length) all.resolve(undefined);
			await all.promise;
			await route.continue();
		});
		await everyone(one, /Begin 1/, 'At 1 table');
	}
	const said: string[] = [];
	for (const one of both) {
		await strip(one)
			.getByText(/Done at \d tables?\./)
			.waitFor();
		said.push(await strip(one).getByRole('status').innerText());
		await one.unroute('**/say');
	}
	expect(said.filter((words) => words.includes('Done at 1 table.'))).toHaveLength(1);
	expect(said.filter((words) => /Table 7: .+/.test(words))).toHaveLength(1);
	expect(new Set(await phases())).toEqual(new Set(['build']));
	await other.close();
});

test('both phases are played and ended at every table, one end is taken back, and all of it takes at most 60 presses', async () => {
	const { page } = leader;
	await playOn(12);
	await strip(page).getByRole('button', { name: /Note/ }).click();
	await page.getByRole('dialog').getByRole('textbox').fill('Five more minutes');
	await page.getByRole('dialog').getByRole('button', { name: 'At 7 tables' }).click();
	await strip(page).getByText('Done at 7 tables.').waitFor();
	// the line of the run sheet has the button itself
	await page.getByText('The lesson minute by minute').click();
	await page.getByRole('button', { name: 'At all tables: End the phase', exact: true }).click();
	await page.getByRole('dialog').getByLabel('When?').selectOption('After this round');
	await page.getByRole('dialog').getByRole('button', { name: 'At 7 tables' }).click();
	await strip(page).getByText('Done at 7 tables.').waitFor();
	expect(new Set(await phases())).toEqual(new Set(['build']));
	await strip(page).getByRole('button', { name: 'Take it back' }).click();
	await strip(page).getByText('Taken back at 7 tables.').waitFor();
	await everyone(page, /End the phase 7/, 'At 7 tables');
	await strip(page).getByText('Done at 7 tables.').waitFor();
	await strip(page).getByRole('button', { name: 'End the phase 0' }).waitFor();
	await strip(page).getByRole('button', { name: 'Take it back' }).click();
	await strip(page).getByText('Taken back at 7 tables.').waitFor();
	await everyone(page, /End the phase 7/, 'At 7 tables');
	await strip(page).getByText('Done at 7 tables.').waitFor();
	// points that are left are placed first
	await playOn(6);
	for (const pupil of pupils) await act(pupil, { type: 'ready' });
	await everyone(page, /Begin 7/, 'At 7 tables');
	await strip(page).getByText('Done at 7 tables.').waitFor();
	expect(new Set(await phases())).toEqual(new Set(['society']));
	await playOn(8);
	// where dice wait for a decision it comes first
	for (let tries = 0; tries < 4 && (await phases()).some((phase) => phase !== 'over'); tries++) {
		await everyone(page, /End the game/, /^At \d tables?/);
		await strip(page)
			.getByText(/Done at \d tables?\./)
			.waitFor();
		await playOn(1);
	}
	expect(new Set(await phases())).toEqual(new Set(['over']));
	await fit(page);
	const presses = await page.evaluate(() => Number(sessionStorage['presses']));
	expect(presses).toBeLessThanOrEqual(60);
	expect(leader.complaints).toEqual([]);
});
