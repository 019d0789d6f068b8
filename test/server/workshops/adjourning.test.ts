/** From one lesson to the next, at the doors. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY, LESSON as NEXT, NOW } from './lesson.ts';
import type { Adjourned } from '../../../src/lib/table/facilitation.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { joined, openTable, storage } = await import('../harness.ts');
const { hostedTable } = await import('../../../src/lib/server/tables/tables.ts');
const { newLink, useLink } = await import('../../../src/lib/server/workshops/links.ts');

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
	vi.useRealTimers();
});

const LESSON = { ...NEXT, due: 'nothing' };
const AT = Date.UTC(2027, 2, 29, 7, 50);

/** A workshop of two tables, and what its desk asks of the next lesson. */
async function classroom() {
	const here = await openTable({ title: 'Oak' });
	const made = await here.facilitator.knock('POST', `/api/workshops/${here.workshop}/tables`, {
		body: { game: 'toy', seats: 3, title: 'Ash' }
	});
	const { table: ash } = made.body as { table: string };
	const door = `/api/workshops/${here.workshop}/next`;
	const ask = (method: string, body?: object) => here.facilitator.knock(method, door, { body });
	const facilitation = async (table = here.table) => (await hostedTable(table))?.facilitation;
	return { ...here, ash, door, ask, facilitation };
}
const datesAt = async ({ facilitation, table, ash }: Awaited<ReturnType<typeof classroom>>) =>
	Promise.all([table, ash].map(async (one) => (await facilitation(one))?.adjourned?.at ?? null));

test('the lesson ends at every table until its hour, which a change to summer time does not move', async () => {
	const here = await classroom();
	const answer = await here.ask('PUT', LESSON);
	expect(answer.status).toBe(200);
	expect((answer.body as { next: Adjourned }).next.at).toBe(AT);
	expect(await datesAt(here)).toEqual([AT, AT]);
	const ann = await joined(here.code, 0, 'Ann');
	const move = { id: 'm', action: { type: 'roll', count: 1 } };
	const played = await ann.knock('POST', `/api/tables/${here.table}/actions`, { body: move });
	expect(played.body['error']).toMatchObject({ code: 'paused' });
});

test('with a turn due the tables stay open', async () => {
	const here = await classroom();
	await here.ask('PUT', { ...LESSON, due: 'turn' });
	expect((await here.facilitation())?.pausedAt).toBeNull();
	expect((await here.facilitation())?.adjourned?.due).toBe('turn');
});

test.each([
	['that has passed', { day: '2027-03-22', hour: '10:29' }, 'date-passed', 'day'],
	['beyond the workshop’s last day', { day: '2028-03-22' }, 'date-late', 'day'],
	['that no year has', { day: '2027-02-29' }, 'bad-body', 'day'],
	['of no zone', { zone: 'Mars/Olympus' }, 'bad-body', 'zone']
])('a date %s is refused with a sentence, and nothing changes', async (_, wrong, code, field) => {
	const here = await classroom();
	const answer = await here.ask('PUT', { ...LESSON, ...wrong });
	expect(answer.status).toBe(400);
	expect(answer.body['error']).toMatchObject({ code, field });
	expect(await datesAt(here)).toEqual([null, null]);
});

test('the workshop lasts until then, and no shorter than before', async () => {
	const here = await classroom();
	const expires = async () => (await storage().workshop(here.workshop))?.expires ?? 0;
	const before = await expires();
	await here.ask('PUT', LESSON);
	expect(await expires()).toBe(before);
	await here.ask('PUT', { ...LESSON, day: '2027-06-14' });
	expect(await expires()).toBeGreaterThanOrEqual(Date.UTC(2027, 5, 14, 9, 20) + 45 * 60_000);
});

test('the next lesson begins at all tables that wait, once: they play, and each wall tells of its own table', async () => {
	const here = await classroom();
	await here.ask('PUT', LESSON);
	vi.setSystemTime(AT);
	expect((await here.ask('POST')).status).toBe(200);
	expect(await datesAt(here)).toEqual([null, null]);
	expect(await here.facilitation(here.ash)).toMatchObject({
		pausedAt: null,
		screen: { view: 'previously', point: 1 }
	});
	const told = await here.facilitator.knock('GET', `/api/tables/${here.ash}/previously`);
	expect(told.body['tables']).toMatchObject([{ title: 'Ash' }]);
	const length = (await hostedTable(here.table))?.position.log.length;
	await here.ask('POST');
	expect((await hostedTable(here.table))?.position.log.length).toBe(length);
});

test('a date that is taken back leaves the tables as they were', async () => {
	const here = await classroom();
	await here.ask('PUT', LESSON);
	expect((await here.ask('DELETE')).status).toBe(204);
	expect(await here.facilitation()).toMatchObject({
		adjourned: null,
		pausedAt: null,
		screen: { view: 'game' }
	});
});

test('two desks that press at once leave all tables with one date', async () => {
	const here = await classroom();
	await Promise.all([
		here.ask('PUT', LESSON),
		here.ask('PUT', { ...LESSON, day: '2027-04-05' }),
		here.ask('PUT', { ...LESSON, day: '2027-04-12' })
	]);
	const dates = await datesAt(here);
	expect(dates[0]).toBe(dates[1]);
	expect(dates[0]).not.toBeNull();
});

test('the calendar has the hour in UTC for the desk and whoever sits there, and for nobody without a date', async () => {
	const here = await classroom();
	const ann = await joined(here.code, 0, 'Ann');
	const own = () => ann.knock('GET', `/api/tables/${here.table}/next.ics`);
	expect((await own()).status).toBe(404);
	await here.ask('PUT', LESSON);
	const answer = await own();
	expect(answer.headers.get('content-type')).toContain('text/calendar');
	const desk = await here.facilitator.knock('GET', `${here.door}.ics`);
	for (const { body } of [answer, desk]) {
		expect(body['text']).toContain('DTSTART:20270329T075000Z');
		expect(body['text']).toContain('DTEND:20270329T083500Z');
		expect(body['text']).toContain('SUMMARY:Class 7b');
	}
	expect(answer.body['text']).not.toContain(here.workshop);
});

test('a seat passport waits until the next lesson, and a day longer', async () => {
	const here = await classroom();
	await here.ask('PUT', LESSON);
	const link = await newLink(here.table, { as: 'seat', seat: 1, member: null });
	vi.setSystemTime(AT + DAY / 2);
	expect(await useLink(link, 'Bo')).toMatchObject({ as: 'seat', table: here.table });
	vi.setSystemTime(NOW);
	await here.ask('DELETE');
	const short = await newLink(here.table, { as: 'seat', seat: 2, member: null });
	vi.setSystemTime(AT + DAY / 2);
	expect(await useLink(short, 'Cem')).toBeNull();
});

test('the log says when the lesson ended, and a file takes the date to another machine', async () => {
	const here = await classroom();
	await here.ask('PUT', { ...LESSON, day: '2027-06-14' });
	const log = await here.facilitator.knock('GET', `/api/tables/${here.table}/log`);
	expect(JSON.stringify(log.body)).toMatch(
		/The lesson ended\. The table continues: Monday.*14 June/
	);
	const file = await here.facilitator.knock('GET', `/api/workshops/${here.workshop}/export`);
	const opened = await here.facilitator.knock('POST', '/api/import', {
		raw: new Uint8Array(file.bytes)
	});
	expect(opened.status, JSON.stringify(opened.body)).toBe(201);
	const { workshop, tables } = opened.body as { workshop: string; tables: { table: string }[] };
	const next = Date.UTC(2027, 5, 14, 7, 50);
	expect((await here.facilitation(tables[0]?.table))?.adjourned?.at).toBe(next);
	expect((await storage().workshop(workshop))?.expires).toBeGreaterThan(next);
});
