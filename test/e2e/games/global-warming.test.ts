/** Four people play Global Warming to its end, one of them by keyboard alone; nobody's phone learns a face too early. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { Heard } from '../heard.ts';
import * as phone from '../phone.ts';
import { FOUR, fourPeople, Room } from '../room.ts';
import { fit } from '../screen.ts';
import { find, press } from '../squares.ts';

const room = new Room(fourPeople(3));
let wall: Page;
let heards: readonly Heard[];

beforeAll(async () => {
	heards = await Promise.all(room.players.map(({ page }) => Heard.to(page)));
	wall = room.wall.page;
});

/** Chooses a face in a turn, once it is that turn on the page, and confirms it. */
async function choose(page: Page, turn: number, face: string) {
	await phone.says(page, new RegExp(`turn ${turn}\\b`, 'i'));
	await phone.tap(page.getByRole('button', { name: new RegExp(`^${face}: `) }));
	await phone.tap(page.getByRole('button', { name: `Choose ${face}`, exact: true }));
}

/** Makes all steps of a number, each to the first place that is offered. */
async function makeSteps(page: Page, count: number) {
	for (let left = count; left > 0; left--) {
		await phone.told(page, `Take a step: ${left} left`);
		await press(page, await find(page, 'you can go here'));
	}
	await page.locator('.sentence', { hasNotText: 'Take a step' }).waitFor();
}

test('four play to the end; before the reveal no phone is sent what another one chose', async () => {
	await room.sit({ game: 'global-warming' });
	const [robin, sally, amal, duncan] = [room.page(0), room.page(1), room.page(2), room.page(3)];
	await phone.told(robin, 'Choose one face of your die');
	await room.fits();

	// turn 1: what the phones are sent while three of the four have chosen
	for (const heard of heards) heard.values = [];
	await choose(robin, 1, 'blank');
	await choose(sally, 1, '4');
	await choose(amal, 1, '4');
	await phone.told(robin, 'Waiting for Duncan.');
	await phone.says(duncan, /Robin has chosen.*Sally has chosen.*Amal has chosen/);
	for (const [seat, heard] of heards.entries()) {
		const faces = [0, 4, 4, null];
		const known = faces.map((face, one) => (one === seat || face === null ? face : -1));
		await expect.poll(() => heard.read('chosen')).toEqual(known);
		for (const value of heard.values) {
			if (Array.isArray(value) && value.length < faces.length) {
				// whom the table still waits for: that is on every screen
				expect([[1, 2, 3], [2, 3], [3]]).toContainEqual(value);
			} else if (Array.isArray(value)) {
				const others = value.filter((_, other) => other !== seat) as unknown[];
				for (const face of others) expect([-1, null]).toContain(face);
			} else {
				const { events } = value as { events: { type: string; seat: number }[] };
				const told = events.map(({ type, seat: who, ...more }) => [type, who, more]);
				expect(told).toEqual([['chose', expect.any(Number), {}]]);
			}
		}
		expect(heard.values.length).toBeGreaterThanOrEqual(6);
	}
	await room.fits();
	await choose(duncan, 1, '2');
	await phone.says(wall, /Robin: blank, Sally: 4, Amal: 4, Duncan: 2/);
	for (const heard of heards) await expect.poll(() => heard.read('shown')).toEqual([0, 4, 4, 2]);
	await phone.says(sally, /Sally \(you\) cancelled out/);

	// the blank: why a tile with a pawn stays, then one goes to where it can
	await phone.told(robin, 'Move a tile');
	await room.fits();
	await press(robin, await find(robin, 'your pawn'));
	await phone.says(robin, 'A pawn stands on this tile, so it stays.');
	await press(robin, await find(robin, 'you can pick this'));
	const place = await find(robin, /water.*you can go here/);
	await press(robin, place);
	await phone.says(robin, /All tiles stay together|This leaves \d islands/);
	await fit(robin);
	await phone.tap(phone.button(robin, 'Move the tile here'));
	await phone.says(sally, /Robin moves the .* of /);

	// a number, by keyboard
	await makeSteps(duncan, 2);
	await phone.told(robin, 'Turn the leftmost coin over');
	await room.fits();
	await phone.tap(phone.button(robin, 'Turn the coin over'));
	await phone.says(wall, /The .* of .* sinks\./);

	// turn 2 has steps for everybody, the others nothing but the sea
	let turn = 2;
	let alive = await living();
	if (alive.length === 4) {
		const faces = ['5', '3', 'ace', '4'];
		for (const [seat, face] of faces.entries()) await choose(room.page(seat), turn, face);
		await makeSteps(robin, 5);
		await makeSteps(duncan, 4);
		await makeSteps(sally, 3);
		await makeSteps(amal, 1);
		await sink();
		turn += 1;
		alive = await living();
	}
	for (; alive.length > 1; turn++) {
		expect(turn).toBeLessThan(25);
		for (const seat of alive) await choose(room.page(seat), turn, 'ace');
		await sink();
		alive = await living();
	}
	const winner = FOUR[alive[0] ?? -1] ?? '';
	for (const page of [...room.players, room.wall].map((one) => one.page)) {
		await phone.says(page, `${winner} is the last one alive and wins.`);
		await phone.says(page, new RegExp(`1\\. ${winner} last one alive`));
	}
	await room.fits();
	room.isQuiet();
});

/** The seats whose pawns are alive, once the next turn or the end has come to every phone. */
async function living(): Promise<number[]> {
	for (const heard of heards) {
		await expect.poll(() => heard.read('phase')).toMatch(/select|over/);
	}
	const drowned = heards[0]?.read('drowned') as number[];
	return [0, 1, 2, 3].filter((seat) => !drowned.includes(seat));
}

/** Whoever keeps the bag turns the coin over. */
async function sink() {
	const [heard] = heards;
	await expect.poll(() => heard?.read('phase')).toBe('sink');
	const page = room.page(Number(heard?.read('handler')));
	await phone.tap(phone.button(page, 'Turn the coin over'));
	await expect.poll(() => heard?.read('phase')).not.toBe('sink');
}
