/** What a phone tells whoever holds it: whose turn it is, what was refused, who writes along, what a word means. */
import type { Page, Route } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { device, PHONE } from './house.ts';
import * as phone from './phone.ts';
import { Room, type Table } from './room.ts';
import { faults } from './screen.ts';

const room = new Room([{ name: 'Ann' }, { name: 'Ben', dark: true }]);
let table: Table;
let ann: Page;
let ben: Page;

beforeAll(async () => {
	[ann, ben] = [room.page(0), room.page(1)];
	// what the device is asked to do, once for each shake
	for (const page of [ann, ben, room.wall.page]) await page.addInitScript(noteShakes);
});

type Shaken = Window & { shakes?: number };
function noteShakes() {
	navigator.vibrate = () => {
		const here = window as Shaken;
		here.shakes = (here.shakes ?? 0) + 1;
		return true;
	};
}
const shakes = (page: Page) => page.evaluate(() => (window as Shaken).shakes ?? 0);

test('the title says that it is your turn, and only your device is shaken, once', async () => {
	const options = { tempo: 'turns', start: 'ready' };
	table = await room.sit({ game: 'biome', title: 'River', dice: 'real', options });
	await expect.poll(() => ann.title()).toMatch(/^Your turn · River/);
	await phone.choose(ann, 'Forest');
	await expect.poll(() => ann.title()).toMatch(/^River/);
	await phone.choose(ben, 'Tundra');
	await phone.told(ann, 'Roll for the sphere');
	await expect.poll(() => ann.title()).toMatch(/^Your turn · River/);
	await expect.poll(() => ben.title()).toMatch(/^River/);
	await expect.poll(() => shakes(ann)).toBe(1);
	expect([await shakes(ben), await shakes(room.wall.page)]).toEqual([0, 0]);
});

/** Refuses an action, in the server's place. */
const refuse = (route: Route) =>
	route.fulfill({ status: 409, json: { error: { code: 'paused', message: 'Not just now.' } } });

/** Presses a button while the server refuses; the refusal, which goes once something else is done. */
async function refusedTo(page: Page, button: string) {
	const refused = page.locator('footer').getByRole('alert');
	await page.route('**/actions', refuse);
	await phone.tap(phone.button(page, button));
	await refused.getByText('Not just now.').waitFor();
	await page.unroute('**/actions');
	return refused;
}

test('what the server refuses stands in red, and goes with the next thing that is done', async () => {
	const refused = await refusedTo(ann, 'Roll for the sphere');
	await phone.sphere(ann, 4);
	await refused.waitFor({ state: 'detached' });
	expect(await refused.count()).toBe(0);
});

test('the first cards can be read again from the settings', async () => {
	await phone.tap(ben.getByRole('link', { name: 'Settings' }));
	const settings = ben.getByRole('dialog', { name: 'Settings' });
	await phone.tap(settings.getByRole('button', { name: 'How it works, in five cards' }));
	const cards = ben.getByRole('dialog', { name: 'How it works' });
	await cards.getByText('Card 1 of 5').waitFor();
	for (let card = 1; card < 5; card++) await phone.tap(cards.getByRole('button', { name: 'Next' }));
	expect(await faults(ben)).toEqual([]);
	await phone.tap(cards.getByRole('button', { name: 'Got it' }));
	await cards.waitFor({ state: 'hidden' });
	await phone.tap(settings.getByRole('button', { name: 'Close' }));
});

test('a note that was read stays read when the page is loaded again', async () => {
	await table.lead({ note: 'Speak up, please', clocks: [{ of: 'table', minutes: 40 }] });
	const note = ann.getByText('Speak up, please');
	await note.waitFor();
	await phone.tap(ann.locator('section').filter({ has: note }).getByRole('button'));
	await note.waitFor({ state: 'detached' });
	await ann.reload();
	// the clock stands beside the note: where it is shown, the note would be
	await ann.getByText(/\d+:\d\d left/).waitFor();
	expect(await note.count()).toBe(0);
	await table.lead({ note: 'Once more', clocks: [] });
	await ann.getByText('Once more').waitFor();
});

test('nothing comes in above the field for a challenge of one’s own', async () => {
	// what the class has of its own never comes: after a while it goes on without
	await ben.route('**/pack?*', () => undefined);
	await ben.reload();
	const field = ben.getByLabel('Or a challenge of your own');
	await field.waitFor();
	const cards = ben.getByRole('radiogroup', { name: 'These fit. Tap one:' });
	const { y } = (await field.boundingBox()) ?? { y: 0 };
	await expect.poll(() => cards.getByRole('radio').count()).toBe(3);
	// the desk's note of before, which each device finds for itself whether it has been read
	await ben.getByText('Once more').waitFor();
	expect((await field.boundingBox())?.y).toBeCloseTo(y, 0);
	await ben.unroute('**/pack?*');
});

test('what one has written into a field beside a button can be taken back, too', async () => {
	const field = ben.getByLabel('Or a challenge of your own');
	await phone.write(field, 'The river runs dry');
	await ben.getByRole('button', { name: 'Set this challenge', disabled: false }).waitFor();
	await field.press('Control+z');
	await expect.poll(() => field.inputValue()).toBe('');
});

test('who writes along is named beneath the field, and no name covers a line of it', async () => {
	await phone.challenge(ben, 'The river floods');
	const field = ann.getByLabel('Our answer');
	await phone.write(field, 'The roots hold the earth\nand drink the flood');
	const theirs = ben.getByLabel(/answer/).first();
	await theirs.click();
	const name = ann.locator('p[aria-hidden="true"]').getByText('Ben', { exact: true });
	await name.waitFor();
	const [writer, text] = [await name.boundingBox(), await field.boundingBox()];
	expect(writer?.y).toBeGreaterThanOrEqual((text?.y ?? Infinity) + (text?.height ?? 0));
	const over = ann.locator('.carets');
	expect((await over.textContent())?.trim()).toBe(await field.inputValue());
	await theirs.blur();
	await name.waitFor({ state: 'detached' });
});

test('what was refused while others were waited for goes once it is your turn', async () => {
	const refused = await refusedTo(ben, 'Failure');
	await phone.planBuild(ann, {
		solution: 'Roots',
		stat: 'Resilience',
		rp: 1,
		resource: 'Deep roots'
	});
	await phone.told(ben, /^Read /);
	await refused.waitFor({ state: 'detached' });
	expect(await refused.count()).toBe(0);
});

test('a word of the game in the status sentence opens what it means, and closes again', async () => {
	await phone.agree(ben);
	const roll = await ann.getByRole('button', { name: /^Roll \d+ di/ }).innerText();
	const dice = Number(/\d+/.exec(roll)?.[0]);
	await phone.roll(ann, [5, ...Array.from({ length: dice - 1 }, () => 1)]);
	await phone.told(ann, 'Choose what it costs you');
	const word = ann.getByRole('status').getByRole('button', { name: 'pass' });
	await phone.tap(word);
	await ann.getByRole('note').getByText('A die that shows 5 or 6 is a pass').waitFor();
	expect(await faults(ann)).toEqual([]);
	await phone.tap(word);
	await ann.getByRole('note').waitFor({ state: 'detached' });
});

test('Enter is pressed once: after the code, and after the name', async () => {
	const { page } = await device(room.browser, { viewport: PHONE });
	await page.goto(room.house.origin);
	await page.getByLabel('Code').fill(table.code);
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/join\//);
	await phone.pick(page.getByLabel('Seat 1'));
	await page.getByLabel('Your name in the game').fill('Cleo');
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/table\//);
	room.isQuiet();
});
