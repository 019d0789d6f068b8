/** The class at a glance: two tables of different games, on the desk's own page and on the wall. */
import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import * as desk from './desk.ts';
import { DESK, device, newPage, PROJECTOR, type Device } from './house.ts';
import { lodge } from './lodging.ts';
import { faults, fit } from './screen.ts';

const lodging = lodge();
let leader: Device;

beforeAll(async () => {
	leader = await device(lodging.browser, { viewport: DESK });
});

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** The desk acts for a seat of the first table. */
async function act(table: string, seat: number, action: object) {
	const answer = await leader.page.request.post(
		`${lodging.house.origin}/api/tables/${table}/actions`,
		{
			data: { id: `${String(seat)}-${Object.values(action).join('-')}`, seat, action },
			headers: { origin: lodging.house.origin }
		}
	);
	expect(answer.status()).toBe(200);
}

test('the desk sees every table of whatever game, who waits for whom, and what changes', async () => {
	const { page } = leader;
	const { origin } = lodging.house;
	await desk.openWorkshop(page, origin, { title: 'Year 7', seats: 3, preset: /^Workshop/ });
	const first = /table\/([\w-]{22})/.exec(await desk.projectorOf(page))?.[1] ?? '';
	await page.goto(`${page.url().split('?')[0] ?? ''}?game=hunt`);
	await page.getByRole('button', { name: 'Open this table' }).click();
	await page.getByRole('link', { name: /^Table 2/ }).waitFor();
	await page.getByRole('link', { name: 'The class at a glance' }).click();
	await page.waitForURL(/\/class$/);
	await card(page, 'Table 2')
		.getByText(/^Waiting for/)
		.waitFor();
	expect(await page.getByRole('article').count()).toBe(2);
	await card(page, 'Table 1')
		.getByText(/^Waiting for/)
		.first()
		.waitFor();

	for (const [seat, biome] of ['forest', 'desert', 'tundra'].entries()) {
		await act(first, seat, { type: 'chooseBiome', biome });
		await act(first, seat, { type: 'ready' });
	}
	await card(page, 'Table 1')
		.getByText(/rolling for the sphere/)
		.waitFor();
	await fit(page);
	expect(leader.complaints).toEqual([]);
});

test('the wall shows the same to the room, once the desk says so', async () => {
	const { page } = leader;
	await page.getByRole('navigation', { name: 'More' }).getByRole('link').last().click();
	await page.waitForURL(/\/workshop\/[\w-]{22}$/);
	const wall = await newPage(page.context());
	await wall.setViewportSize(PROJECTOR);
	await wall.goto(await desk.projectorOf(page));
	expect(await card(wall, 'Table 2').count()).toBe(0);
	await page.getByRole('button', { name: 'Projector …' }).click();
	await page.getByRole('dialog').getByRole('radio', { name: 'All tables at a glance' }).check();
	await card(wall, 'Table 2').waitFor();
	await card(wall, 'Table 1')
		.getByText(/rolling for the sphere/)
		.waitFor();
	expect(await faults(wall)).toEqual([]);
	const { height } = PROJECTOR;
	const low = await wall.evaluate(() => document.documentElement.scrollHeight);
	expect(low).toBeLessThanOrEqual(height);
});
