/** Eyes to the front, clocks on the wall, the end, and looking back: led from the desk, followed by wall and phones. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { legal, toAct } from '../../src/lib/games/biome/rules/rules.ts';
import * as m from '../../src/lib/paraglide/messages.js';
import type { Action, State } from '../../src/lib/games/biome/rules/state.ts';
import { openTab, unfold } from './desk.ts';
import { TIMEOUT } from './engines/open.ts';
import { textOf } from './papers.ts';
import * as phone from './phone.ts';
import { demand, DESK, device, PHONE, PROJECTOR } from './house.ts';
import { lodge } from './lodging.ts';
import { faults } from './screen.ts';

const lodging = lodge();
let workshop = '';
let token = '';
let table = '';
const tokens: string[] = [];

beforeAll(async () => {
	const opened = await demand(lodging.house, 'workshops', { body: { title: 'Year 7' } });
	[workshop, token] = [opened.workshop ?? '', opened.token ?? ''];
	const options = { biomes: ['forest', 'desert', 'tundra'], phase1Rounds: 1, maxRounds: 2 };
	const more = { graceRounds: 2, agreement: 'none', tempo: 'turns', start: 'ready' };
	const made = await demand(lodging.house, `workshops/${workshop}/tables`, {
		body: { title: 'River', game: 'biome', seats: 3, options: { ...options, ...more } },
		token
	});
	table = made.table ?? '';
	for (const name of ['Ann', 'Ben', 'Cleo']) {
		tokens.push(
			(await demand(lodging.house, 'join', { body: { code: made.code, name } })).token ?? ''
		);
	}
});

let acts = 0;
const leads = (set: object) =>
	demand(lodging.house, `tables/${table}/desk`, {
		body: { id: `set-${String(acts++)}`, ...set },
		token
	});

const view = async () =>
	(await demand<{ view: State }>(lodging.house, `tables/${table}/view`, { token: tokens[0] })).view;

const isLoan = (action: Action) =>
	action.type === 'plan' && 'borrow' in action && action.borrow !== null;

/** Plays what the rules list, loans above all, until this holds. */
async function playUntil(holds: (state: State) => boolean): Promise<void> {
	for (let state = await view(); !holds(state); state = await view()) {
		const seat = toAct(state)[0] ?? 0;
		// a society may be named any number of times
		const actions = [...legal(state, seat)].filter(({ type }) => type !== 'nameSociety');
		const action = actions.find(isLoan) ?? actions[0];
		await demand(lodging.house, `tables/${table}/actions`, {
			body: { id: `by-hand-${String(acts++)}`, action },
			token: tokens[seat]
		});
	}
}

/** A page of somebody who is known by this cookie. */
async function opened(
	viewport: typeof DESK,
	cookie: [string, string],
	path: string,
	language = 'en'
): Promise<Page> {
	const { page } = await device(lodging.browser, { viewport });
	const [name, value] = cookie;
	const url = lodging.house.origin;
	const chosen = { name: 'PARAGLIDE_LOCALE', value: language, url };
	await page.context().addCookies([chosen, { name, value, url }]);
	await page.goto(lodging.house.origin + path);
	return page;
}
const asPhone = (path = '') =>
	opened(PHONE, [`t_${table}`, tokens[0] ?? ''], `/table/${table}${path}`);
/** Another phone, of the second seat. */
const asOther = () => opened(PHONE, [`t_${table}`, tokens[1] ?? ''], `/table/${table}`);
const asDesk = (language?: string) =>
	opened(DESK, [`w_${workshop}`, token], `/workshop/${workshop}?table=${table}`, language);
const asWall = () => opened(PROJECTOR, [`w_${workshop}`, token], `/table/${table}/screen`);

/** What lies on top at points all over the screen, as its words. */
const onTop = (page: Page) =>
	page.evaluate(() => {
		const { innerWidth: width, innerHeight: height } = window;
		const points = [0.02, 0.5, 0.98].flatMap((x) =>
			[0.02, 0.5, 0.98].map((y) => document.elementFromPoint(x * width, y * height))
		);
		return [...new Set(points.map((one) => one?.closest('dialog')?.textContent.trim() ?? ''))];
	});

test('eyes to the front covers a whole phone, whatever is open on it, and the wall, in one sentence', async () => {
	const [own, wall] = [await asPhone(), await asWall()];
	await phone.saved(own);
	await phone.tap(own.getByRole('link', { name: 'Settings' }));
	await own.getByRole('dialog').waitFor();
	await leads({ paused: true });
	await expect
		.poll(() => onTop(own))
		.toEqual(['Eyes to the front: your facilitator has something to say.']);
	await expect.poll(() => onTop(wall)).toEqual(['Eyes to the front']);
	await own.keyboard.press('Escape');
	await own.keyboard.press('Escape');
	expect(await onTop(own)).toHaveLength(1);
	expect(await faults(wall)).toEqual([]);
	await leads({ paused: false });
	for (const page of [own, wall]) {
		await page.getByRole('heading', { name: /Eyes to the front/ }).waitFor({ state: 'detached' });
	}
});

test('the desk puts clocks on the wall; with the game its clocks stop', async () => {
	const [wall, own] = [await asWall(), await asPhone()];
	await leads({ clocks: [{ of: 'table', minutes: 90 }] });
	await phone.says(own, /This game/);
	const timer = (name: string) => wall.getByRole('timer', { name });
	expect(await timer('This game').count()).toBe(0);
	await leads({ screen: { clocks: true, bell: Date.now() + 40 * 60_000 } });
	await timer('This game')
		.getByText(/^89:\d\d$/)
		.waitFor();
	await timer('This lesson')
		.getByText(/^39:\d\d$/)
		.waitFor();
	for (const shown of ['world', 'chronicle']) {
		await leads({ screen: { view: shown } });
		await timer('This lesson').waitFor();
	}
	await leads({ screen: { view: 'game' } });
	await playUntil(({ phase }) => phase === 'over');
	for (const page of [wall, own]) {
		await page.getByText('This game').waitFor({ state: 'detached' });
	}
	await timer('This lesson').waitFor();
	expect(await faults(wall)).toEqual([]);
});

test('the end is measured by the beginning of phase 2', async () => {
	const { history, sheets } = await view();
	const gained = (seat: number) =>
		history
			.flatMap((one) => (one.kind === 'turn' && one.phase === 'society' ? one.changes : []))
			.filter((change) => change.seat === seat && change.what !== 'mod')
			.reduce((sum, { by }) => sum + by, 0);
	const [wall, own] = [await asWall(), await asPhone()];
	for (const seat of [0, 1, 2]) {
		const { pool = 0, resources = {} } = sheets[seat] ?? {};
		const rp = Object.values(resources).reduce((sum, one) => sum + one.rp, pool);
		const words = `phase 2: from ${String(rp - gained(seat))} to ${String(rp)}`;
		for (const page of [wall, own]) {
			await page.getByText(words).first().waitFor();
			expect(await page.getByText(/^phase 2: from/).count()).toBe(3);
		}
	}
});

test('the desk leads from one turning point to the next, and wall and phones follow', async () => {
	const [wall, own] = [await asWall(), await asPhone('/debrief')];
	const desk = await asDesk();
	const led = desk.getByRole('region', { name: 'Look back with the whole room' });
	await phone.tap(led.getByRole('button', { name: 'Show on the projector' }));
	const steps = /^1 of (\d+) · (.+)$/;
	const [, count = '0', first = ''] = steps.exec(await led.getByText(steps).innerText()) ?? [];
	await phone.says(wall, `Looking back · 1 of ${count}`);
	await wall.getByRole('heading', { name: first }).waitFor();
	const card = (title: string) => own.getByRole('region', { name: title, exact: true });
	await card(first).getByText('On the projector now').waitFor();
	// two presses before the room has heard of the first are two steps
	await led.getByRole('button', { name: 'Next' }).dblclick();
	for (let at = 3; at <= Number(count); at++) {
		await phone.says(wall, `Looking back · ${String(at)} of ${count}`);
		if (at < Number(count)) await phone.tap(led.getByRole('button', { name: 'Next' }));
	}
	expect(await own.getByText('On the projector now').count()).toBe(1);
	await card('And now').getByText('On the projector now').waitFor();
	expect(await faults(wall)).toEqual([]);
	await phone.tap(led.getByRole('button', { name: 'Back' }));
	await phone.says(wall, `Looking back · ${String(Number(count) - 1)} of ${count}`);
	await phone.tap(led.getByRole('button', { name: 'Show the end again' }));
	await wall
		.getByText(/^phase 2: from/)
		.first()
		.waitFor();
});

const MOMENTS = [
	...[m.debrief_loss_title, m.debrief_chain_title, m.debrief_loan_title, m.debrief_close_title],
	...[m.debrief_first_title, m.debrief_closing_title]
];

test('what the table answered stands in the desk’s list, the newest first, and a German desk looks back on the same moments in German', async () => {
	const own = await asPhone('/debrief');
	const fields = own.getByLabel('Your answer');
	await fields.last().waitFor();
	const count = await fields.count();
	expect(count).toBeGreaterThan(2);
	const answers = Array.from({ length: count }, (_, at) => `We say ${String(at + 1)}`);
	// the last question is answered first
	for (let at = count - 1; at >= 0; at--) {
		await fields.nth(at).fill(answers[at] ?? '');
		await phone.saved(own); // what is stored at one time has no order
	}
	const desk = await asDesk();
	await phone.tap(desk.getByRole('link', { name: 'What people write' }));
	const list = desk.getByRole('main').getByRole('listitem');
	const listed = async () => {
		const texts = await list.locator('p').allInnerTexts();
		return texts.filter((text) => text.startsWith('We say '));
	};
	await expect.poll(listed).toEqual(answers);

	const titles = await own.locator('section:has(textarea) h2').allInnerTexts();
	const inGerman = titles.slice(0, count).map((title) => {
		const told = MOMENTS.find((moment) => moment({}, { locale: 'en' }) === title);
		return told?.({}, { locale: 'de' }) ?? title;
	});
	await leads({ screen: { view: 'lookback', point: 0 } });
	const german = await asDesk('de');
	const led = german.getByRole('region', { name: m.debrief_lead({}, { locale: 'de' }) });
	const read: string[] = [];
	for (let at = 1; at <= count; at++) {
		const place = led.getByText(new RegExp(`^${String(at)} \\S+ ${String(count)} · `));
		read.push((await place.innerText()).replace(/^.*? · /, ''));
		const next = led.getByRole('button', { name: m.debrief_lead_next({}, { locale: 'de' }) });
		if (at < count) await phone.tap(next);
	}
	expect(read).toEqual(inGerman);
	// by its own button: its presses arrive one after the other
	await phone.tap(led.getByRole('button', { name: m.debrief_lead_game({}, { locale: 'de' }) }));
	await led.getByRole('button', { name: m.debrief_lead_show({}, { locale: 'de' }) }).waitFor();
});

test('pictures of the world are as narrow as a phone, and their letters can be read', async () => {
	const own = await asPhone();
	await phone.tap(own.getByRole('button', { name: 'World' }));
	await own.getByRole('heading', { name: 'Stats before and after' }).waitFor();
	for (const width of [PHONE.width, 320]) {
		await own.setViewportSize({ ...PHONE, width });
		const wide = await own.evaluate(() => {
			const shown = [...document.querySelectorAll('main svg, main [role=region], main li')].filter(
				(one) => one.checkVisibility()
			);
			return shown
				.filter((one) => !one.closest('[role=group][tabindex]')) // what is panned is wider
				.filter((one) => {
					const { right } = one.getBoundingClientRect();
					return right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1;
				})
				.map((one) => one.outerHTML.slice(0, 100));
		});
		expect(wide).toEqual([]);
		const letters = await own.evaluate(() =>
			[...document.querySelectorAll('main svg text')]
				.filter((one) => one.checkVisibility())
				.map((one) => one.getBoundingClientRect().height)
		);
		expect(Math.min(...letters)).toBeGreaterThan(11);
	}
});

test('two phones write a line of the book together, the desk names the world, a sentence is picked, and the PDF has all three', async () => {
	const entry = (await view()).history.findIndex(({ kind }) => kind === 'turn');
	const seat = (await view()).history.find(({ kind }) => kind === 'turn');
	const tells = seat?.kind === 'turn' ? seat.seat : 0;
	const narrate = { type: 'narrate', entry, text: 'Since then nobody locks a door.' };
	await demand(lodging.house, `tables/${table}/actions`, {
		body: { id: 'tells', action: narrate },
		token: tokens[tells]
	});
	const [ann, ben, desk] = [await asPhone(), await asOther(), await asDesk()];
	for (const page of [ann, ben]) {
		await phone.tap(page.getByRole('button', { name: 'World' }));
		await unfold(page, 'Our book');
	}
	const line = (page: Page) => page.getByLabel('Round 1: in which …');
	await line(ann).focus();
	await ann.keyboard.type('the new people ');
	await expect.poll(() => line(ben).inputValue()).toBe('the new people ');
	await phone.says(ben, 'Writing: Ann');
	await line(ben).focus();
	await ben.keyboard.press('ControlOrMeta+End');
	await Promise.all([
		ben.keyboard.type('learn to ask', { delay: 10 }),
		ann.keyboard
			.press('ControlOrMeta+Home')
			.then(() => ann.keyboard.type('In which ', { delay: 10 }))
	]);
	for (const page of [ann, ben]) {
		await expect.poll(() => line(page).inputValue()).toBe('In which the new people learn to ask');
	}

	await openTab(desk, 'Papers');
	await unfold(desk, 'The table’s book');
	const name = (page: Page) => page.getByLabel('The name of our world');
	await name(desk).fill('Thornwater');
	await expect.poll(() => name(ann).inputValue()).toBe('Thornwater');
	await name(desk).fill('Saltmarsh');
	await expect.poll(() => name(ann).inputValue()).toBe('Saltmarsh');
	const wall = await asWall();
	const titled = (title: string) => wall.getByRole('heading', { name: title, level: 1 });
	await titled('Saltmarsh').waitFor();

	const sentence = (page: Page) => page.getByRole('radio', { name: /nobody locks a door/ });
	expect(await sentence(ben).isChecked()).toBe(false);
	await phone.pick(sentence(ann));
	await expect.poll(() => sentence(ben).isChecked()).toBe(true);
	for (const page of [ann, desk]) expect(await faults(page)).toEqual([]);
	for (const page of [ann, ben]) await phone.saved(page);

	const back = await asPhone('/debrief');
	const ours = back.getByRole('region', { name: 'Our book' });
	await expect.poll(() => name(back).inputValue()).toBe('Saltmarsh');
	expect(await ours.getByRole('radio', { name: /nobody locks a door/ }).isChecked()).toBe(true);
	expect(await faults(back)).toEqual([]);

	await phone.tap(ben.getByRole('button', { name: 'Chronicle' }));
	await ben.getByText('in which the new people learn to ask', { exact: true }).waitFor();

	const printed = async () => {
		const file = await ann.request.get(
			`${lodging.house.origin}/api/tables/${table}/print/history.pdf`,
			{ timeout: TIMEOUT }
		);
		return textOf(await file.body());
	};
	const text = await printed();
	expect(text).toContain('Saltmarsh');
	expect(text).not.toContain('River');
	expect(text).toContain('in which the new people learn to ask');
	expect(text.indexOf('Since then nobody locks a door.')).toBeLessThan(
		text.indexOf('How to read this book')
	);

	// what the desk keeps off is not printed: the world is called by its table again
	await phone.tap(desk.getByRole('link', { name: 'What people write' }));
	await phone.tap(desk.getByRole('button', { name: 'Hide: Saltmarsh' }));
	await expect.poll(printed).toContain('River');
	expect(await printed()).not.toMatch(/Saltmarsh|\[hidden\]/);
	await titled('Borrowed Earth').waitFor();
});
