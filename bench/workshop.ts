/**
 * npm run lab -- workshop [--seconds 60]: six tables of five play at a human pace beside a desk and a projector; how fast each power answers, and how smooth the desk stays.
 * With --tables 600: a school that begins at once, without a browser; how long its phones wait while they join and from then on. Build first.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { seededSource } from '../src/lib/engine/random.ts';
import {
	ask,
	demand,
	DESK,
	device,
	openBrowser,
	openHouse,
	PROJECTOR,
	type House
} from '../test/e2e/house.ts';
import { Student } from '../test/e2e/crowd.ts';
import { wholeOf } from '../scripts/command.ts';
import { school } from './school.ts';
import { at, spread } from './spread.ts';
import { pause } from './pause.ts';

const TABLES = 6;
const SEATS = 5;
/** Milliseconds in which each seat acts once. */
const PACE = 3_000;
/** Between two powers. */
const BREATH = 250;
/** §5 of the desk's issue: milliseconds of the 95th percentile, of a task in the desk's page, and until a removed person hears nothing more. */
const BARS = { power: 300, task: 100, removed: 1_000 };

const { values } = parseArgs({
	options: {
		seconds: { type: 'string', default: '60' },
		tables: { type: 'string', default: String(TABLES) },
		pace: { type: 'string', default: String(PACE) }
	}
});
const asked = wholeOf('tables', values.tables);
const dice = seededSource(7);

interface Class {
	readonly house: House;
	readonly workshop: string;
	readonly token: string;
	readonly tables: readonly string[];
	readonly students: readonly Student[];
}

interface Power {
	readonly name: string;
	readonly door: 'actions' | 'desk' | 'looks' | 'rewind';
	readonly body: object;
}

/** What a facilitator does, in turn, at one table after the other. */
const POWERS: readonly Power[] = [
	{ name: 'pause', door: 'desk', body: { paused: true } },
	{ name: 'go on', door: 'desk', body: { paused: false } },
	{ name: 'note', door: 'desk', body: { note: 'Five minutes left.' } },
	{ name: 'clocks', door: 'desk', body: { clocks: [{ of: 'turn', minutes: 3 }] } },
	{ name: 'projector', door: 'desk', body: { screen: { view: 'chronicle', size: 1, code: true } } },
	{ name: 'projector', door: 'desk', body: { screen: { view: 'game', size: 1, code: true } } },
	{ name: 'look', door: 'looks', body: { seat: 1 } },
	{ name: 'skip', door: 'actions', body: { seat: 'facilitator', action: { type: 'skip' } } },
	{
		name: 'correct',
		door: 'actions',
		body: {
			seat: 'facilitator',
			action: { type: 'correct', seat: 0, field: 'rp', value: 5, reason: 'as on paper' }
		}
	},
	{ name: 'undo', door: 'rewind', body: {} }
];

if (asked > TABLES) {
	const time = wholeOf('seconds', values.seconds) * 1_000;
	const pace = wholeOf('pace', values.pace);
	process.exit((await school({ tables: asked, time, pace })) ? 0 : 1);
}
const room = await opened();
const browser = await openBrowser();
const desk = await page('', DESK);
const wall = await page(`/table/${room.tables[0] ?? ''}/screen`, PROJECTOR);
await pause(5_000); // pages load once, and that is not what is measured
await desk.evaluate(watchTasks);
const until = Date.now() + Number(values.seconds) * 1_000;
const playing = room.students.map((student, place) => play(student, place));
const leafing = leaf(desk);
const taken = await powers();
await Promise.all([...playing, leafing]);
const tasks = await desk.evaluate(() => (globalThis as { longTasks?: number[] }).longTasks ?? []);
const removed = await Promise.all(room.tables.map(removeLast));
await wall.context().close();
await browser.close();
for (const student of room.students) student.leave();
await room.house.close();
report();

async function opened(): Promise<Class> {
	const house = await openHouse();
	const { workshop = '', token = '' } = await demand(house, 'workshops', {
		body: { title: 'Class 7b' }
	});
	const tables: string[] = [];
	const students: Student[] = [];
	for (let number = 0; number < TABLES; number += 1) {
		const { table = '', code } = await demand(house, `workshops/${workshop}/tables`, {
			body: { game: 'biome', seats: SEATS, title: `Table ${number + 1}` },
			token
		});
		tables.push(table);
		for (let seat = 0; seat < SEATS; seat += 1) {
			const body = { code, name: `Student ${seat}`, seat };
			const joined = await demand(house, 'join', { body });
			students.push(new Student(house, table, seat, joined['token'] ?? ''));
		}
	}
	return { house, workshop, token, tables, students };
}

/** A page of the facilitator's: the desk, or a screen of the workshop. */
async function page(path: string, viewport: typeof DESK): Promise<Page> {
	const { page: made } = await device(browser, { viewport });
	const url = room.house.origin;
	await made.context().addCookies([{ name: `w_${room.workshop}`, value: room.token, url }]);
	await made.goto(path === '' ? `${url}/workshop/${room.workshop}` : `${url}${path}`);
	return made;
}

async function play(student: Student, place: number): Promise<void> {
	await pause((PACE / room.students.length) * place);
	while (Date.now() < until) {
		await Promise.all([student.act(dice), pause(PACE)]);
	}
}

/** The facilitator looks at one table after the other. */
async function leaf(at: Page): Promise<void> {
	for (let turn = 0; Date.now() < until; turn += 1) {
		const table = room.tables[turn % TABLES] ?? '';
		await at.locator(`a[href="?table=${table}"]`).first().click();
		await pause(4_000);
	}
}

/** Runs in the page: notes every task over 50 ms from now on. */
function watchTasks(): void {
	const longTasks: number[] = [];
	Object.assign(globalThis, { longTasks });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) longTasks.push(duration);
	}).observe({ type: 'longtask' });
}

/** Every power at every table until time is up: milliseconds by name. */
async function powers(): Promise<Map<string, number[]>> {
	const times = new Map<string, number[]>();
	for (let turn = 0; Date.now() < until; turn += 1) {
		const power = POWERS[turn % POWERS.length];
		const table = room.tables[Math.floor(turn / POWERS.length) % TABLES];
		if (!power || table === undefined) break;
		const body = power.door === 'rewind' ? { to: await last(table) } : power.body;
		const began = performance.now();
		const id = `power-${turn}`;
		const { status } = await ask(room.house, `tables/${table}/${power.door}`, {
			body: { id, ...body },
			token: room.token
		});
		// a refusal is an answer too: not every power fits every moment
		if (status >= 500 || status === 400) throw new Error(`${power.name}: ${status}`);
		times.set(power.name, [...(times.get(power.name) ?? []), performance.now() - began]);
		await pause(BREATH);
	}
	return times;
}

/** Removes the last student of a table: milliseconds until all of their sockets are closed. */
async function removeLast(table: string): Promise<number> {
	const student = room.students.findLast((one) => one.table === table);
	const { people } = (
		await demand<{ room: { people: Record<string, { seat: number }> } }>(
			room.house,
			`tables/${table}/view?as=table`,
			{ token: room.token }
		)
	).room;
	const person = Object.keys(people).find((id) => people[id]?.seat === student?.seat) ?? '';
	const began = performance.now();
	await ask(room.house, `tables/${table}/people/${person}`, {
		method: 'DELETE',
		token: room.token
	}).catch(() => null); // its answer has no body
	while (student?.docs.some(({ wsconnected }) => wsconnected)) await pause(1);
	return performance.now() - began;
}

/** The entry before the last action of a table. */
async function last(table: string): Promise<number> {
	const { entries } = await demand<{ entries: { seq: number; kind: string }[] }>(
		room.house,
		`tables/${table}/log`,
		{ token: room.token }
	);
	return entries.filter(({ kind }) => kind === 'action' || kind === 'setup').at(-2)?.seq ?? 0;
}

function report(): void {
	const all = [...taken.values()].flat();
	for (const [name, times] of taken) console.log(`${name.padEnd(10)} ${spread(times)}`);
	const actions = room.students.reduce((sum, { acted }) => sum + acted.size, 0);
	const slow = at(all, 0.95);
	const longest = Math.max(0, ...tasks);
	console.log(`${actions} actions of ${room.students.length} seats at ${TABLES} tables`);
	console.log(`every power: ${spread(all)} (95th percentile at most ${BARS.power} ms)`);
	console.log(
		`the desk: ${tasks.length} tasks over 50 ms, the longest ${longest.toFixed(0)} ms (at most ${BARS.task} ms)`
	);
	const last = Math.max(...removed);
	console.log(
		`a removed person: ${spread(removed)}, all within ${last.toFixed(0)} ms (at most ${BARS.removed} ms)`
	);
	if (slow > BARS.power || longest > BARS.task || last > BARS.removed) process.exitCode = 1;
}
