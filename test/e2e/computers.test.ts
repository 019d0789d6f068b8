/** One person alone: the sample workshop, then a lesson with five computer players, a pupil who comes late, help, and another world beside the real one. */
import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import * as desk from './desk.ts';
import { DESK, device, newPage, PHONE, PROJECTOR } from './house.ts';
import { lodge } from './lodging.ts';
import { textOf } from './papers.ts';
import * as phone from './phone.ts';
import { faults, fit } from './screen.ts';

const lodging = lodge();
let leader: Page;
let table: string;
let code: string;

/** Asks a door from the desk's browser. */
async function door(method: string, path: string, data?: object) {
	const answer = await leader.request.fetch(`${lodging.house.origin}/api/tables/${table}${path}`, {
		method,
		headers: { origin: lodging.house.origin },
		...(data ? { data } : {})
	});
	expect(answer.ok(), `${method} ${path}: ${String(answer.status())}`).toBe(true);
	return answer;
}

/** The log in sentences. */
const log = async () => JSON.stringify(await (await door('GET', '/log')).json());

beforeAll(async () => {
	leader = (await device(lodging.browser, { viewport: DESK })).page;
});

test('the sample workshop opens in one tap, and its finished world can be read', async () => {
	const { page } = await device(lodging.browser, { viewport: DESK });
	await page.goto(lodging.house.origin);
	await page.getByRole('button', { name: 'Look round a sample workshop' }).click();
	await page.waitForURL(/\/workshop\//);
	await page.getByRole('heading', { name: 'A finished world' }).first().waitFor();
	await page.getByText('A world in play').first().waitFor();
	const history = await desk.download(page, /World history as a book/);
	expect(await textOf(history)).toMatch(/The Land of the Root Post/);
	await page.context().close();
});

test('alone at the desk, five seats go to computer players of mixed levels', async () => {
	code = await desk.openWorkshop(leader, lodging.house.origin, {
		title: 'Alone',
		seats: 5,
		preset: /^Lesson/
	});
	table = /\/table\/([\w-]{22})\//.exec(await desk.projectorOf(leader))?.[1] ?? '';
	await door('POST', '/desk', { id: 'pace', pace: 1 });
	await desk.openTab(leader, 'People');
	const levels = ['learns', 'plays', 'strong', 'learns', 'plays'];
	for (const [seat, level] of levels.entries()) {
		const who = leader.getByLabel(`Who plays seat ${String(seat + 1)}`);
		await who.selectOption(level);
	}
	await fit(leader);
	await desk.openTab(leader, 'Now');
	await leader
		.getByText(/Waiting for Computer/)
		.first()
		.waitFor({ state: 'hidden' });
	await leader.getByRole('button', { name: 'Begin', exact: true }).click();
	await phone.says(leader, /Prepared: \d of 5/i);
	expect(await log()).toContain('The computer now plays');
});

test('a pupil takes over a computer’s seat in mid-game, and is helped once', async () => {
	await door('POST', '/desk', { id: 'help', tutor: true });
	const { page } = await device(lodging.browser, { viewport: PHONE });
	await phone.join(page, lodging.house.origin, code, 3, 'Robin');
	expect(await log()).toContain('Seat 3: somebody takes over from the computer.');
	const ask = page.getByRole('button', { name: 'What could I do?' });
	await ask.click();
	await page
		.getByRole('region', { name: 'What could I do?' })
		.getByRole('status')
		.filter({ hasText: /\S/ })
		.waitFor();
	await fit(page);
	await page.context().close();
});

test('the computer has the seat again and the lesson is played to its end, with its sentences in print', async () => {
	const { room } = (await (await door('GET', '/view')).json()) as { room: { people: object } };
	const [robin = ''] = Object.keys(room.people);
	await door('DELETE', `/people/${robin}`);
	await door('POST', '/desk', { id: 'fast', pace: 0 });
	await desk.openTab(leader, 'People');
	await leader.getByLabel('Who plays seat 3').selectOption('plays');
	await desk.openTab(leader, 'Now');
	await leader.getByRole('button', { name: 'Begin phase 2' }).click();
	await leader.getByRole('button', { name: 'Play again' }).waitFor();
	const history = new Uint8Array(await (await door('GET', '/print/history.pdf')).body());
	const said = /"solution":"([^"]+)"/.exec(await log())?.[1] ?? 'nothing was said';
	expect(await textOf(history)).toContain(said);
});

test('another world plays on from a turn, and stands beside the real one on the wall', async () => {
	await leader.getByRole('button', { name: 'What if …' }).click();
	const dialog = leader.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Play on from here' }).click();
	await dialog.getByRole('button', { name: 'Show both on the projector' }).click();
	const wall = await newPage(leader.context());
	await wall.setViewportSize(PROJECTOR);
	await wall.goto(`${lodging.house.origin}/table/${table}/screen`);
	await wall.getByRole('columnheader', { name: /what if/ }).waitFor();
	expect(await faults(wall)).toEqual([]);
});
