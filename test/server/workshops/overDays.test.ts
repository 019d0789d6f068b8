/** One turn each until a date, at the doors. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY, LESSON as NEXT, NOW } from './lesson.ts';
import { joined, openTable } from '../harness.ts';

const { hostedTable, host } = await import('../../../src/lib/server/tables/tables.ts');
const { holdDates, lookAtDates } = await import('../../../src/lib/server/computers/overDays.ts');

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
});
afterEach(() => {
	vi.useRealTimers();
});

const LESSON = { ...NEXT, due: 'turn' };
const TURN = { day: '2027-03-24', hour: '18:00', every: 0, late: 'computer' };
const BY = Date.UTC(2027, 2, 24, 17);

/** Two at a table of Timberland, which has to play a turn each. */
async function pair(turn: object | null = TURN) {
	const here = await openTable({ game: 'timberland', seats: 2 });
	const people = [await joined(here.code, 0, 'Ann'), await joined(here.code, 1, 'Bo')];
	const door = `/api/workshops/${here.workshop}/next`;
	const ask = (method: string, body?: object, where = '') =>
		here.facilitator.knock(method, `${door}${where}`, { body });
	const set = (body: object | null) => ask('PUT', { ...LESSON, ...(body ? { turn: body } : {}) });
	const hosted = async () => {
		const found = await hostedTable(here.table);
		if (!found) throw new Error('gone');
		return found;
	};
	const due = async () => (await hosted()).facilitation.turn;
	let sent = 0;
	/** The first thing that the rules allow this seat; the answer. */
	const act = async (seat: number, as = people[seat]) => {
		const { game, position } = await hosted();
		const [action] = game.legal(game.view(position.state, seat), seat);
		return as?.knock('POST', `/api/tables/${here.table}/actions`, {
			body: { id: `a${String(sent++)}`, action: action ?? { type: 'roll' }, seat }
		});
	};
	/** A whole turn. */
	const takeTurn = async (seat: number) => {
		while ((await toAct()).includes(seat)) expect((await act(seat))?.status).toBe(200);
	};
	const toAct = async () => {
		const { game, position } = await hosted();
		return game.toAct(game.view(position.state, 'table'));
	};
	const waits = async () => (await host.room(await hosted())).waits;
	if (turn) expect((await set(turn)).status).toBe(200);
	return { ...here, ask, set, hosted, due, act, takeTurn, toAct, waits };
}

test('a second turn is refused with a sentence, and nobody is called for it; the desk may play it', async () => {
	const { act, takeTurn, waits, facilitator } = await pair();
	await takeTurn(0);
	expect(await waits()).toEqual([1]);
	await takeTurn(1);
	expect(await waits()).toEqual([]);
	const second = await act(0);
	expect(second?.status).toBe(409);
	expect(second?.body['error']).toMatchObject({
		code: 'turn-taken',
		message: 'You have had your turn. The next one comes later.'
	});
	expect((await act(0, facilitator))?.status).toBe(200);
});

test('once the hour has come the computer plays the turn of who is missing, and no other', async () => {
	const { due, takeTurn, hosted, toAct } = await pair();
	await takeTurn(0);
	vi.setSystemTime(BY - 1);
	await lookAtDates();
	expect(await toAct()).toEqual([1]);
	vi.setSystemTime(BY);
	await lookAtDates();
	expect(await toAct()).toEqual([0]);
	const by = (await hosted()).position.log.flatMap(({ deed, by }) =>
		deed.kind === 'action' ? [`${String(deed.actor)} ${by ?? ''}`] : []
	);
	expect(new Set(by)).toEqual(new Set(['0 ', '1 computer']));
	expect(await due()).toMatchObject({ by: null, up: false, missed: [1] });
}, 60_000);

test('a date that has come is looked at by its clock, not once more whenever somebody looks at the table', async () => {
	const { hosted } = await pair();
	vi.setSystemTime(BY);
	const timers = vi.spyOn(globalThis, 'setTimeout');
	for (let asked = 0; asked < 3; asked++) await hosted();
	expect(timers.mock.calls.filter(([, delay]) => delay === 0)).toEqual([]);
	timers.mockRestore();
});

test('dates that passed while no process ran come in their order, once all tables are read', async () => {
	const later = await pair({ ...TURN, late: 'wait' });
	const sooner = await pair({ ...TURN, hour: '17:00', late: 'wait' });
	const done = new Set<string>();
	host.watchers.push(({ table, facilitation: { turn } }) => {
		if (turn?.by === null) done.add(table.id);
	});
	vi.setSystemTime(BY + DAY);
	const read = Promise.withResolvers<undefined>();
	holdDates(read.promise);
	const looked = lookAtDates();
	expect(await later.due()).toMatchObject({ by: BY });
	read.resolve(undefined);
	await looked;
	host.watchers.pop();
	const both = [sooner.table, later.table];
	// tables of other tests are in memory too
	expect([...done].filter((table) => both.includes(table))).toEqual(both);
});

test('where the table waits, the hour changes nothing but the date', async () => {
	const { due, hosted } = await pair({ ...TURN, every: 1, late: 'wait' });
	const played = async () =>
		(await hosted()).position.log.filter(({ deed }) => deed.kind === 'action').length;
	vi.setSystemTime(BY);
	await lookAtDates();
	expect(await due()).toMatchObject({ by: BY + DAY, missed: [], up: false });
	expect(await played()).toBe(0);
});

test('when all are ready the next turn is due at the date after', async () => {
	const { due, takeTurn } = await pair({ ...TURN, every: 2 });
	await takeTurn(0);
	await takeTurn(1);
	await lookAtDates();
	expect(await due()).toMatchObject({ by: BY + 2 * DAY, day: '2027-03-26', missed: [] });
	await takeTurn(0);
});

test('the desk moves the date: the turn is the same', async () => {
	const { due, takeTurn, set, act } = await pair();
	await takeTurn(0);
	await takeTurn(1);
	const before = await due();
	await set({ ...TURN, day: '2027-03-25' });
	expect(await due()).toEqual({ ...before, by: BY + DAY, day: '2027-03-25' });
	expect((await act(0))?.status).toBe(409);
});

test('the desk lifts the date: nothing happens at its hour', async () => {
	const { due, ask, toAct } = await pair();
	expect((await ask('DELETE', undefined, '/turn')).status).toBe(204);
	expect(await due()).toMatchObject({ by: null });
	vi.setSystemTime(BY + DAY);
	await lookAtDates();
	expect(await toAct()).toEqual([0]);
	const again = await ask('DELETE', undefined, '/turn');
	expect(again.body['error']).toMatchObject({ code: 'no-turn-due' });
});

test('the desk ends the date: it acts at once', async () => {
	const { ask, toAct, due } = await pair();
	expect((await ask('POST', undefined, '/turn')).status).toBe(204);
	await lookAtDates();
	expect(await toAct()).toEqual([1]);
	expect(await due()).toMatchObject({ missed: [0] });
}, 60_000);

test('the lesson begins, and nothing is due any more', async () => {
	const { ask, due, takeTurn } = await pair();
	await ask('POST');
	expect(await due()).toBeNull();
	await takeTurn(0);
	await takeTurn(1);
	await takeTurn(0);
});

test('one turn each without a date has time until the lesson, and is one all the same', async () => {
	const { set, act, takeTurn, due } = await pair(null);
	await set(null);
	expect(await due()).toMatchObject({ by: null });
	await takeTurn(0);
	await takeTurn(1);
	expect((await act(0))?.status).toBe(409);
});

test.each([
	['that has passed', { day: '2027-03-22', hour: '10:00' }, 'date-passed', 'turn.day'],
	['after the lesson', { day: '2027-03-30' }, 'date-after-lesson', 'turn.day'],
	['that no year has', { day: '2027-02-30' }, 'bad-body', 'turn.day'],
	['of no hour', { hour: '25:00' }, 'bad-body', 'turn.day'],
	['that comes again never', { every: -1 }, 'bad-body', 'turn.every'],
	['after which nobody knows', { late: 'shout' }, 'bad-body', 'turn.late']
])('a date %s is refused with a sentence, and nothing changes', async (_, wrong, code, field) => {
	const { set, due } = await pair(null);
	const answer = await set({ ...TURN, ...wrong });
	expect(answer.status).toBe(400);
	expect(answer.body['error']).toMatchObject({ code, field });
	expect(await due()).toBeNull();
});

test('line and log say by when, the calendar has it, and a file takes it to another machine', async () => {
	const { table, workshop, facilitator, hosted } = await pair();
	expect((await host.line(table))?.turn).toMatchObject({ by: BY, zone: 'Europe/Berlin' });
	const log = await facilitator.knock('GET', `/api/tables/${table}/log`);
	expect(JSON.stringify(log.body)).toMatch(/One turn each. Due: Wednesday.*24 March/);
	const own = await facilitator.knock('GET', `/api/tables/${table}/next.ics`);
	expect(own.body['text']).toContain('DTSTART:20270324T170000Z');
	const file = await facilitator.knock('GET', `/api/workshops/${workshop}/export`);
	const opened = await facilitator.knock('POST', '/api/import', {
		raw: new Uint8Array(file.bytes)
	});
	expect(opened.status, JSON.stringify(opened.body)).toBe(201);
	const [copy] = (opened.body as { tables: { table: string }[] }).tables;
	const there = await hostedTable(copy?.table ?? '');
	expect(there?.facilitation.turn).toEqual((await hosted()).facilitation.turn);
});

test('a table at which nobody acts any more has no turn in the calendar', async () => {
	const { table, facilitator } = await pair();
	const calendar = async () => {
		const { body } = await facilitator.knock('GET', `/api/tables/${table}/next.ics`);
		return String(body['text']).match(/BEGIN:VEVENT/g)?.length;
	};
	expect(await calendar()).toBe(2);
	await facilitator.knock('PATCH', `/api/tables/${table}`, { body: { closed: true } });
	expect(await calendar()).toBe(1);
});

test.each([
	[
		'an hour that the change to summer time leaves out',
		...['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30Z', '2027-03-29T00:30Z']
	],
	[
		'midnight before that change',
		...['Europe/Berlin', '2027-03-28', '00:00', '2027-03-27T23:00Z', '2027-03-28T22:00Z']
	],
	[
		'midnight in Apia',
		...['Pacific/Apia', '2027-03-25', '00:00', '2027-03-24T11:00Z', '2027-03-25T11:00Z']
	]
])(
	'%s comes at its moment, once, and the date after it is a day on',
	async (_, zone = '', day = '', hour = '', by = '', after = '') => {
		const { ask, due, hosted, facilitator, table } = await pair(null);
		const turn = { day, hour, every: 1, late: 'wait' };
		expect((await ask('PUT', { ...LESSON, zone, turn })).status).toBe(200);
		vi.setSystemTime(Date.parse(by) - 1);
		await lookAtDates();
		expect(await due()).toMatchObject({ by: Date.parse(by) });
		vi.setSystemTime(Date.parse(by));
		for (let looked = 0; looked < 2; looked++) await lookAtDates();
		expect(await due()).toMatchObject({ by: Date.parse(after), hour });
		const set = (await hosted()).position.log.filter(
			({ deed }) => deed.kind === 'desk' && deed.set['turn']
		);
		expect(set).toHaveLength(2);
		const own = await facilitator.knock('GET', `/api/tables/${table}/next.ics`);
		const utc = new Date(after).toISOString().replaceAll(/[-:]|\.000/g, '');
		expect(own.body['text']).toContain(`DTSTART:${utc}`);
	}
);
