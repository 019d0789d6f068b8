/**
 * The laptop gets another address in mid-lesson: a server and its screens in one network namespace, a phone in another.
 * Skipped where nobody may make namespaces: off Linux, and for whoever is not root.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Room } from '../../src/lib/table/room.ts';
import * as desk from './desk.ts';
import { DESK, device, newPage, PHONE } from './house.ts';
import { canPart, Machine } from './namespaces.ts';
import * as phone from './phone.ts';
import { comeAs, goOnAs, notes, openSheet, takeAlong, withClock } from './stranded.ts';
import { newFolder } from '../folder.ts';

const HERE = 'http://localhost:3000';
const [OLD, NEW] = ['192.168.41.5', '192.168.42.9'];
const at = (host: string) => `http://${host}:3000`;
const can = canPart();

let place = '';
let machines: readonly Machine[] = [];
let browsers: readonly Browser[] = [];
let server: ChildProcess | null = null;
let said = '';

/** Starts the server as a teacher does, in a machine's own network. */
function serve({ within: [command, network] }: Machine) {
	const env = { ...process.env, DATA_DIR: join(place, 'data'), PORT: '3000', LC_ALL: 'C.UTF-8' };
	server = spawn(command, [network, process.execPath, 'src/start.mjs'], {
		env,
		stdio: ['ignore', 'pipe', 'inherit']
	});
	server.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()));
}

beforeAll(async () => {
	if (!can) return;
	place = newFolder();
	const [laptop, hand] = (machines = [new Machine('laptop'), new Machine('phone')] as const);
	laptop.join(hand);
	laptop.give(OLD);
	for (const own of ['192.168.41.20', '192.168.42.20']) hand.give(own);
	serve(laptop);
	browsers = await Promise.all(machines.map((one) => one.openBrowser(place)));
});
afterAll(async () => {
	await Promise.all(browsers.map((one) => one.close()));
	if (server?.exitCode === null) {
		server.kill('SIGTERM');
		await once(server, 'close');
	}
	for (const one of machines) one.close();
	if (place !== '') rmSync(place, { recursive: true });
});

test.skipIf(!can)(
	'window, desk and wall say the new address, and a pupil goes on there as the same person, with every word',
	async () => {
		const [laptop, hand] = machines;
		const [near, far] = browsers;
		if (!laptop || !hand || !near || !far) throw new Error('no machines');
		await expect.poll(() => said, { timeout: 60_000 }).toContain(at(OLD));
		const { page: leader } = await device(near, { viewport: DESK });
		const code = await desk.openWorkshop(leader, HERE, { title: 'Year 7', seats: 3 });
		const wall = await newPage(leader.context());
		await wall.goto(await desk.projectorOf(leader));
		await phone.says(wall, `${OLD}:3000/join`);
		const { page } = await device(far, { viewport: PHONE });
		const fetchedAhead = await withClock(page);
		await phone.join(page, at(OLD), code, 2, 'Robin');
		expect(await page.evaluate(() => isSecureContext)).toBe(false);
		await fetchedAhead();
		await openSheet(page);
		await notes(page).pressSequentially('Moss grows. ');
		await phone.saved(page);

		laptop.take(OLD);
		await notes(page).pressSequentially('It carries us.');
		laptop.give(NEW);
		await expect.poll(() => said, { timeout: 60_000 }).toContain(at(NEW));
		await phone.says(leader, `From now on it is ${NEW}:3000/join`);
		await phone.says(wall, 'New address: scan the code again');
		await phone.says(wall, `${NEW}:3000/join`);

		// nothing answers at the old address, not even that nobody is there
		const stored = page.locator('.stored');
		await expect.poll(() => stored.getAttribute('data-is'), { timeout: 90_000 }).toBe('offline');
		const number = await takeAlong(page);
		const fresh = await newPage(page.context());
		await comeAs(fresh, `${at(NEW)}/join/${code}`, 'Robin');
		await goOnAs(fresh, 'Robin', number);
		await fresh.reload();
		await openSheet(fresh);
		await expect.poll(() => notes(fresh).inputValue()).toBe('Moss grows. It carries us.');
		const people = await fresh.evaluate(async () => {
			const answer = await fetch(`/api/tables/${location.pathname.slice('/table/'.length)}/view`);
			const { room } = (await answer.json()) as { room: Room };
			return Object.values(room.people).map(({ name, seat }) => [name, seat]);
		});
		expect(people).toEqual([['Robin', 1]]);
	}
);
