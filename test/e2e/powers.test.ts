/** Every power of the desk once, at two tables of three: one led by pointer, one by keyboard alone; the phones show it. */
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import * as desk from './desk.ts';
import { demand, DESK, device, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { chunk, pngOf } from '../server/pictures/images.ts';
import { faults } from './screen.ts';

/** Three people. */
interface People {
	readonly id: string;
	readonly tokens: readonly string[];
}

/** Three people, of whom the first has a phone here. */
interface Table extends People {
	readonly phone: Page;
}

/** Whose tables they are. */
interface Hall {
	readonly workshop: string;
	readonly token: string;
}

const lodging = lodge();
let hall: Hall;
/** Led by pointer, with real dice. */
let oak: Table;
/** Led by keyboard alone. */
let elm: Table;
/** The facilitator's two devices, one at each table. */
let mouse: Page;
let keys: Page;
const complaints: (readonly string[])[] = [];

beforeAll(async () => {
	const { workshop, token } = await demand(lodging.house, 'workshops', {
		body: { title: 'Year 9' }
	});
	if (!workshop || !token) throw new Error('no workshop');
	hall = { workshop, token };
	oak = await seat('Oak', ['Ann', 'Ben', 'Cleo']);
	elm = await seat('Elm', ['Dora', 'Emil', 'Finn']);
	mouse = await lead(oak);
	keys = await lead(elm);
	phone.byKeyboard(keys);
});

/** A device of its own: a window behind another one would draw slowly. */
async function screen(viewport: typeof DESK): Promise<Page> {
	const opened = await device(lodging.browser, { viewport });
	complaints.push(opened.complaints);
	return opened.page;
}

/** The desk, turned to a table. */
async function lead({ id }: Table): Promise<Page> {
	const { workshop, token } = hall;
	const page = await screen(DESK);
	await knownAs(page, `w_${workshop}`, token);
	await page.goto(`${lodging.house.origin}/workshop/${workshop}?table=${id}`);
	await phone.button(page, /^Skip .*turn/).waitFor();
	return page;
}

const knownAs = (page: Page, name: string, value: string) =>
	page.context().addCookies([{ name, value, url: lodging.house.origin }]);

/** Opens a table with real dice, at which people have sat down. */
async function gather(title: string, people: readonly string[]): Promise<People> {
	const { workshop, token } = hall;
	const { table = '', code } = await demand(lodging.house, `workshops/${workshop}/tables`, {
		body: { title, game: 'biome', seats: people.length, dice: 'real' },
		token
	});
	const tokens: string[] = [];
	for (const name of people) {
		tokens.push((await demand(lodging.house, 'join', { body: { code, name } })).token ?? '');
	}
	return { id: table, tokens };
}

/** All choose, and are ready: the game begins. */
async function begin(table: People) {
	for (const [at, biome] of ['forest', 'aquatic', 'tundra'].entries()) {
		await play(table, at, { type: 'chooseBiome', biome });
		await play(table, at, { type: 'ready' });
	}
}

/** A table at which everybody has chosen; the first of them looks at a phone. */
async function seat(title: string, people: readonly string[]): Promise<Table> {
	const table = await gather(title, people);
	await begin(table);
	const page = await phoneAt(table);
	await phone.told(page, 'Roll for the sphere');
	return { ...table, phone: page };
}

/** The phone of whoever sits first. */
async function phoneAt({ id, tokens }: People): Promise<Page> {
	const page = await screen(PHONE);
	await knownAs(page, `t_${id}`, tokens[0] ?? '');
	await page.goto(`${lodging.house.origin}/table/${id}`);
	return page;
}

let acts = 0;
/** Somebody plays, on a phone that nobody looks at. */
const play = ({ id, tokens }: People, at: number, action: object, dice?: readonly number[]) =>
	demand(lodging.house, `tables/${id}/actions`, {
		body: { id: `by-hand-${acts++}`, action, dice },
		token: tokens[at]
	});

/** The documents of a table that its phone keeps for a time without network. */
const keptOf = ({ id, phone }: Table) =>
	phone.evaluate(async (table) => {
		const names = (await indexedDB.databases()).map(({ name = '' }) => name);
		return names.filter((name) => name.startsWith(table));
	}, id);

/** What the log says of a table, in the words that its people read. */
async function logged({ id, tokens }: Table): Promise<string> {
	const { entries } = await demand<{ entries: readonly { says: readonly string[] }[] }>(
		lodging.house,
		`tables/${id}/log`,
		{ token: tokens[0] }
	);
	return entries.flatMap(({ says }) => says).join('\n');
}

/** Presses what a dialog offers at last, and waits until it is gone. */
async function settle(page: Page, name: string) {
	const dialog = page.getByRole('dialog');
	await phone.tap(dialog.getByRole('button', { name, exact: true }));
	await dialog.waitFor({ state: 'hidden' });
}

/** Goes to another part of the phone. */
const turnTo = (page: Page, name: string) =>
	page.getByRole('navigation').getByRole('button', { name }).click();

test('by keyboard: one table waits for a word and goes on, then all do', async () => {
	await phone.tap(phone.button(keys, 'Eyes to the front'));
	await phone.told(elm.phone, 'Eyes to the front');
	expect(await oak.phone.getByText('Eyes to the front').count()).toBe(0);
	await phone.tap(keys.getByRole('button', { name: 'Go on', exact: true }));
	await phone.told(elm.phone, 'Roll for the sphere');

	await phone.tap(phone.button(keys, 'Pause everyone'));
	for (const { phone: page } of [oak, elm]) await phone.told(page, 'Eyes to the front');
	await phone.tap(phone.button(keys, 'Let everyone go on'));
	for (const { phone: page } of [oak, elm]) {
		await page.getByRole('heading', { name: 'Eyes to the front' }).waitFor({ state: 'hidden' });
		await phone.told(page, 'Roll for the sphere');
	}
});

test('by keyboard: a note to one table, then one to all', async () => {
	await phone.tap(phone.button(keys, /^Note/));
	await phone.write(keys.getByLabel('What it says'), 'Elm, speak up please');
	await settle(keys, 'Send the note');
	await phone.says(elm.phone, /Elm, speak up please/);
	expect(await oak.phone.getByText('Elm, speak up please').count()).toBe(0);

	const page = mouse;
	await phone.button(page, /^Note/).click();
	await page.getByLabel('What it says').fill('Ten minutes to the bell');
	await page.getByLabel('To every table').check();
	await settle(page, 'Send the note');
	for (const table of [oak, elm]) {
		await phone.says(table.phone, /From your facilitator.*Ten minutes to the bell/i);
		await phone.tap(phone.button(table.phone, 'Got it'));
	}
});

test('by keyboard: what a seat sees is looked at, and the seat is told', async () => {
	await desk.openTab(keys, 'People');
	await desk.unfold(keys, 'What people see and write');
	await phone.tap(phone.button(keys, /^See a seat/));
	await phone.tap(phone.button(keys, 'Look'));
	await keys.getByRole('dialog').locator('.sentence', { hasText: 'Roll for the sphere' }).waitFor();
	await phone.says(elm.phone, /Your facilitator looked at your screen/);
	await keys.keyboard.press('Escape');
	await phone.tap(phone.button(elm.phone, 'Got it'));
});

test('by keyboard: a number is corrected with a reason, which the sheet keeps', async () => {
	await phone.tap(phone.button(keys, 'Correct a number'));
	await phone.write(keys.getByLabel('New number'), '7');
	await phone.write(keys.getByLabel('Reason'), 'Three were forgotten');
	await settle(keys, 'Correct it');
	await turnTo(elm.phone, 'Sheet');
	await phone.says(elm.phone, /Pool 7 RP/i);
	await phone.says(elm.phone, /pool set from \d+ to 7\. Why: Three were forgotten/);
	await turnTo(elm.phone, 'Turn');
});

test('by keyboard: a turn is skipped, and the game is ended', async () => {
	await desk.openTab(keys, 'Now');
	await phone.tap(phone.button(keys, 'Skip Dora’s turn'));
	await phone.told(elm.phone, 'Emil is rolling for the sphere.');
	await phone.tap(keys.getByRole('tabpanel').getByRole('button', { name: 'End the game' }));
	await settle(keys, 'End the game');
	await phone.says(elm.phone, 'Ended early');
	await phone.says(oak.phone, /Roll for the sphere/);
});

test('a clock warns on the phones, and gets a minute more', async () => {
	const page = mouse;
	const turns = page.getByRole('combobox', { name: 'Each turn' });
	await phone.button(page, /^Clocks/).click();
	await turns.selectOption({ label: '1 minute' });
	await phone.says(oak.phone, /This turn 0:\d\d left/);
	await oak.phone.getByRole('status').getByText('This turn: 1 minute left').waitFor();
	await phone.button(page, 'Each turn: 1 min more').click();
	await phone.says(oak.phone, /This turn 1:\d\d left/);
	await turns.selectOption({ label: 'No clock' });
	await oak.phone.getByText('This turn', { exact: true }).waitFor({ state: 'hidden' });
	await page.keyboard.press('Escape');
});

test('the desk acts for a seat, and takes it back', async () => {
	const page = mouse;
	await phone.button(page, 'Act for a seat').click();
	await phone.says(page, /Act for Ann/);
	await page.getByRole('dialog').getByRole('button', { name: 'Roll for the sphere' }).click();
	await phone.typeDice(page, [4]);
	await page.getByRole('dialog').locator('.sentence', { hasText: 'Setting a challenge' }).waitFor();
	await page.keyboard.press('Escape');
	await phone.told(oak.phone, 'Setting a challenge for Ann: Cleo.');
	await desk.undo(page, 'Ann is back');
	await phone.told(oak.phone, 'Roll for the sphere');
});

test('the table goes back to an entry further back, after a preview of what changes', async () => {
	const page = mouse;
	await play(oak, 0, { type: 'rollSphere' }, [4]);
	await play(oak, 2, { type: 'setChallenge', text: 'The volcano wakes' });
	const resource = { name: 'Tree dormancy' };
	await play(oak, 0, { type: 'plan', solution: 'We sleep', stat: 'resilience', rp: 2, resource });
	await phone.told(oak.phone, 'to agree on the stat');

	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	const dialog = page.getByRole('dialog');
	const entry = dialog.locator('option', { hasText: 'Set the challenge, by Cleo' });
	await entry.waitFor({ state: 'attached' });
	const label = (await entry.textContent()) ?? '';
	await dialog.getByLabel('Go back to before').selectOption({ label });
	const taken = dialog.getByRole('listitem');
	await taken.filter({ hasText: 'Set the challenge, by Cleo' }).waitFor();
	expect(await taken.allInnerTexts()).toEqual([
		'Tell the plan, by Ann',
		'Set the challenge, by Cleo'
	]);
	await dialog.getByRole('cell', { name: 'Setting a challenge for Ann: Cleo.' }).waitFor();
	await dialog.getByLabel('Reason').fill('Another challenge fits better');
	await settle(page, 'Take it back');
	await phone.told(oak.phone, 'Setting a challenge for Ann: Cleo.');
});

test('a picture is brought on a phone, made small there, and taken down at the desk', async () => {
	const { phone: page } = oak;
	await turnTo(page, 'Sheet');
	const photo = pngOf({ width: 1600, height: 900, more: [chunk('tEXt', Buffer.from('at home'))] });
	await page
		.getByLabel('Add a drawing or photo')
		.setInputFiles({ name: 'forest.png', mimeType: 'image/png', buffer: photo });
	await page.getByText('The picture is on the sheet.').waitFor();
	await page.getByLabel(/^Describe the picture/).fill('Firs in the mist');
	const seen = page.getByRole('img', { name: 'Firs in the mist' });
	await expect
		.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBe(1024);
	expect(await faults(page)).toEqual([]);
	await desk.openTab(mouse, 'People');
	await desk.unfold(mouse, 'What people see and write');
	await phone.button(mouse, 'Pictures …').click();
	await mouse.getByRole('button', { name: 'Take down Ann’s picture' }).click();
	await mouse.getByText('No sheet has a picture.').waitFor();
	await settle(mouse, 'Close');
	await seen.waitFor({ state: 'detached' });
	await turnTo(page, 'Turn');
});

test('a seat is added in mid-game, somebody moves to it, and theirs is removed', async () => {
	const page = mouse;
	await phone.button(page, 'Add a seat').click();
	await page.getByLabel('Which biome?').selectOption({ label: 'Desert' });
	await settle(page, 'Add this seat');
	await turnTo(oak.phone, 'Chronicle');
	await phone.says(oak.phone, /Seat 4.* joins as Desert with \d+ RP/);

	expect(await keptOf(oak)).toContain(`${oak.id}/view/0`);
	await desk.openPerson(page, 'Ann');
	await page.getByLabel('Move Ann to').selectOption({ label: 'Seat 4' });
	await oak.phone.getByRole('heading', { name: 'Desert', level: 1 }).waitFor();
	await expect.poll(() => keptOf(oak)).toContain(`${oak.id}/view/3`);
	expect(await keptOf(oak)).not.toContain(`${oak.id}/view/0`);

	await phone.button(page, 'Remove a seat').click();
	await page.getByLabel('Which seat?').selectOption({ label: 'Seat 1' });
	await page.getByLabel('Reason').fill('Nobody is left in the forest');
	await settle(page, 'Remove this seat');
	await phone.told(oak.phone, 'You have joined the game');
	await turnTo(oak.phone, 'Chronicle');
	await phone.says(oak.phone, /leaves the table\. Why: Nobody is left in the forest/);
	await turnTo(oak.phone, 'Turn');
});

test('a phase is ended, and the phone says what comes now', async () => {
	const page = mouse;
	await desk.openTab(page, 'Now');
	await phone.button(page, 'End phase 1').click();
	await settle(page, 'End phase 1');
	await phone.says(oak.phone, /Place your last Resource Points/);
});

test('the log names every power', async () => {
	const said = [await logged(elm), await logged(oak)];
	const powers = [
		'The facilitator asked everybody to look up.',
		'The facilitator let the table go on.',
		'A note from the facilitator: Elm, speak up please',
		'The facilitator looked at Dora’s screen.',
		'The facilitator corrects one of Dora’s numbers from 4 to 7: Three were forgotten',
		'Dora misses this turn.',
		'The game was ended early.',
		'A note from the facilitator: Ten minutes to the bell',
		'The facilitator set the clocks.',
		'rolls a 4: Lithosphere.',
		'Taken back: the last action: Ann is back',
		'Taken back: the last 2 actions: Another challenge fits better',
		'joins with the biome Desert.',
		'The facilitator moved somebody to Seat 4.',
		'Seat 1 leaves the table.',
		'The facilitator ends phase 1.'
	];
	expect(powers.filter((power) => !said.join('\n').includes(power))).toEqual([]);
});

test('of who is removed nothing stays on the device', async () => {
	await desk.openPerson(mouse, 'Ann');
	await phone.button(mouse, 'Remove Ann').click();
	await settle(mouse, 'Remove');
	await oak.phone.getByText('You are no longer at this table').waitFor();
	await expect.poll(() => keptOf(oak)).toEqual([]);
});

/** Presses a control and holds it while something happens, which leaves it where it was; how far down that is. */
async function pressWhile(page: Page, control: Locator, happens: () => Promise<void>) {
	const topOf = async () => (await control.boundingBox())?.y ?? 0;
	await control.hover();
	const top = await topOf();
	await page.mouse.down();
	await happens();
	expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
	await page.mouse.up();
	return top;
}

test('what is pressed is done, although what stands above it comes or goes meanwhile', async () => {
	const oaks = mouse.url();
	const ash = await gather('Ash', ['Gus', 'Hedi', 'Ines']);
	await mouse.goto(`${lodging.house.origin}/workshop/${hall.workshop}?table=${ash.id}`);
	const invitation = mouse.getByRole('heading', { name: 'Join', exact: true });
	await invitation.waitFor();
	const tab = mouse.getByRole('tab', { name: 'People' });
	const top = await pressWhile(mouse, tab, async () => {
		await begin(ash);
		await invitation.waitFor({ state: 'hidden' });
	});
	await mouse.getByRole('tab', { name: 'People', selected: true }).waitFor();
	await expect.poll(async () => (await tab.boundingBox())?.y).toBeLessThan(top - 44);

	const gus = await phoneAt(ash);
	await phone.told(gus, 'Roll for the sphere');
	const roll = phone.button(gus, 'Roll for the sphere');
	const before = await pressWhile(gus, roll, async () => {
		await demand(lodging.house, `tables/${ash.id}/desk`, {
			body: { id: 'note-to-ash', note: 'Look up please' },
			token: hall.token
		});
		await phone.says(gus, /Look up please/);
	});
	await gus.getByRole('dialog').waitFor();
	// over the tabs it stays, whatever comes above
	expect(Math.abs(((await roll.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1);
	await gus.context().close();
	await mouse.goto(oaks);
});

test('nothing of all this was an error on any page', () => {
	expect(complaints.flat()).toEqual([]);
});
