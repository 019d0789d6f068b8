/** What the desk sets beside a game: in the room, in the log, and never taken back by a rewind. */
import { expect, test, vi } from 'vitest';
import type { Room } from '../../../src/lib/table/room.ts';

vi.mock('../../../src/lib/games/registry.ts', async () => import('../toy.ts'));
const { openTable, joined } = await import('../harness.ts');
const { hostedTable } = await import('../../../src/lib/server/tables/tables.ts');

async function scene() {
	const here = await openTable();
	const ann = await joined(here.code, 0);
	const desk = (id: string, set: object) =>
		here.facilitator.knock('POST', `/api/tables/${here.table}/desk`, { body: { id, ...set } });
	const room = async () =>
		(await ann.knock('GET', `/api/tables/${here.table}/view`)).body['room'] as Room;
	const says = async () => {
		const { body } = await ann.knock('GET', `/api/tables/${here.table}/log`);
		return (body['entries'] as { says: string[] }[]).flatMap((entry) => entry.says);
	};
	const roll = (id: string) =>
		ann.knock('POST', `/api/tables/${here.table}/actions`, {
			body: { id, action: { type: 'roll', count: 1 } }
		});
	return { ...here, ann, desk, room, says, roll };
}

test('while a table pauses no seat acts, its clocks stand still, and it goes on when told', async () => {
	const { desk, room, says, roll } = await scene();
	await desk('c', { clocks: [{ of: 'table', minutes: 40 }] });
	const before = (await room()).clocks[0]?.from ?? 0;
	expect((await desk('p', { paused: true })).status).toBe(200);
	expect((await roll('r1')).body).toMatchObject({ error: { code: 'paused' } });
	await new Promise((go) => setTimeout(go, 30));
	await desk('g', { paused: false });
	expect((await room()).pausedAt).toBeNull();
	expect((await room()).clocks[0]?.from).toBeGreaterThanOrEqual(before + 30);
	expect((await roll('r2')).status).toBe(200);
	expect(await says()).toEqual(
		expect.arrayContaining([
			'The facilitator asked everybody to look up.',
			'The facilitator let the table go on.'
		])
	);
});

test('what is left out stays, and the same id is set once', async () => {
	const { desk, room } = await scene();
	const first = await desk('a', { note: 'Five minutes', screen: { view: 'blank' } });
	expect(await desk('a', { note: 'Other words' })).toMatchObject({ body: first.body });
	await desk('b', { screen: { size: 1.5 } });
	expect(await room()).toMatchObject({
		note: { text: 'Five minutes' },
		screen: { view: 'blank', size: 1.5, code: true }
	});
});

test('the projector shows what a game has of its own, by any short plain name', async () => {
	const { desk, room } = await scene();
	await desk('a', { screen: { view: 'challenge' } });
	expect(await room()).toMatchObject({ screen: { view: 'challenge' } });
	for (const view of ['', 'A Wall', 'x'.repeat(21), 7]) {
		expect((await desk('w', { screen: { view } })).status).toBe(400);
	}
});

test('the projector is led from moment to moment and shows clocks, and everybody at the table is told', async () => {
	const { desk, room } = await scene();
	const bell = Date.now() + 600_000;
	await desk('a', { screen: { view: 'lookback', clocks: true, bell } });
	expect(await room()).toMatchObject({
		screen: { view: 'lookback', point: 0, clocks: true, bell, size: 1 }
	});
	await desk('b', { screen: { point: 3 } });
	expect(await room()).toMatchObject({
		screen: { view: 'lookback', point: 3, clocks: true, bell }
	});
	await desk('c', { screen: { bell: null } });
	expect(await room()).toMatchObject({ screen: { point: 3, bell: null } });
	for (const wrong of [{ point: -1 }, { point: 1.5 }, { bell: 'soon' }, { clocks: 'all' }]) {
		expect((await desk('w', { screen: wrong })).status).toBe(400);
	}
});

test('a rewind takes back the game, not what the desk has set', async () => {
	const { facilitator, table, desk, room, roll, ann } = await scene();
	await roll('r1');
	await desk('n', { note: 'Well done', hidden: ['rude'] });
	await facilitator.knock('POST', `/api/tables/${table}/rewind`, { body: { id: 'u', to: 0 } });
	expect(await room()).toMatchObject({ note: { text: 'Well done' } });
	expect(await room()).not.toHaveProperty('hidden');
	expect((await hostedTable(table))?.facilitation.hidden).toEqual(['rude']);
	const { body } = await ann.knock('GET', `/api/tables/${table}/view`);
	expect(body['view']).toMatchObject({ rolled: [] });
	expect((await roll('r2')).status).toBe(200);
});

test('what was taken back is told to everybody until somebody plays on, past what the desk sets meanwhile', async () => {
	const { facilitator, table, desk, room, roll } = await scene();
	expect((await room()).led).toBeNull();
	await roll('r1');
	expect((await room()).led).toBeNull();
	await facilitator.knock('POST', `/api/tables/${table}/rewind`, { body: { id: 'u', to: 0 } });
	expect((await room()).led).toBe(3);
	await desk('n', { note: 'Well done' });
	expect((await room()).led).toBe(3);
	await roll('r2');
	expect((await room()).led).toBeNull();
});

test('an entry of the desk is no place to go back to', async () => {
	const { facilitator, table, desk, roll } = await scene();
	await roll('r1');
	await desk('n', { note: 'Well done' });
	await roll('r2');
	const back = await facilitator.knock('POST', `/api/tables/${table}/rewind`, {
		body: { id: 'u', to: 2 }
	});
	expect(back.body).toMatchObject({ error: { code: 'no-such-entry' } });
});

test('a return is shown before it is done, it says what was seen, and it can be taken back itself', async () => {
	const { facilitator, table, ann, roll } = await scene();
	const hide = { id: 'h', action: { type: 'hide', value: 7 } };
	await ann.knock('POST', `/api/tables/${table}/actions`, { body: hide });
	const preview = (to: number) => facilitator.knock('GET', `/api/tables/${table}/rewind?to=${to}`);
	expect((await preview(0)).body).toMatchObject({ undone: [1], dice: false });
	await roll('r1');
	const { body } = await preview(1);
	expect(body).toMatchObject({
		...{ to: 1, undone: [2], dice: true, seen: false },
		view: { rolled: [] }
	});
	expect((await preview(0)).body).toMatchObject({ undone: [1, 2] });
	expect((await ann.knock('GET', `/api/tables/${table}/rewind?to=0`)).status).toBe(403);

	const back = (id: string, to: number) =>
		facilitator.knock('POST', `/api/tables/${table}/rewind`, { body: { id, to } });
	const view = async () => (await ann.knock('GET', `/api/tables/${table}/view`)).body['view'];
	const before = (await view()) as { rolled: number[] };
	await back('u1', 1);
	expect(await view()).toMatchObject({ rolled: [] });
	expect((await preview(2)).body).toMatchObject({ undone: [], seen: false });
	await back('u2', 2);
	expect(await view()).toMatchObject({ rolled: before.rolled, notes: ['the last undo'] });
});

test('a look at what a seat sees is answered, logged, and told to the seat', async () => {
	const { facilitator, table, room, says } = await scene();
	const look = await facilitator.knock('POST', `/api/tables/${table}/looks`, {
		body: { id: 'l', seat: 0 }
	});
	expect(look.status).toBe(200);
	expect(look.body['view']).toBeTypeOf('object');
	expect((await room()).look).toMatchObject({ seat: 0 });
	expect((await says()).at(-1)).toMatch(/^The facilitator looked at .+’s screen\.$/);
});

test('seats and options may still change before the first action, whatever the desk has set', async () => {
	const { facilitator, table, desk } = await scene();
	await desk('n', { note: 'Welcome' });
	const changed = await facilitator.knock('PATCH', `/api/tables/${table}`, { body: { seats: 4 } });
	expect(changed.status).toBe(200);
});

test('a projector is told of the two tables that the desk has set side by side, and of no other', async () => {
	const { facilitator, table, ann, desk } = await scene();
	const copy = async () => {
		const { body } = await facilitator.knock('POST', `/api/tables/${table}/copies`);
		return String(body['table']);
	};
	const [second, third] = [await copy(), await copy()];
	const strange = await openTable();
	const compared = (who = ann) => who.knock('GET', `/api/tables/${table}/compare`);
	const ids = async () =>
		((await compared()).body['tables'] as { table: string }[]).map((one) => one.table);

	expect((await compared()).body).toMatchObject({ error: { code: 'nothing-to-compare' } });
	for (const pair of [[second], [second, second], [table, second, third]]) {
		const answer = await desk(`x${String(pair.length)}`, { screen: { compare: pair } });
		expect(answer.body).toMatchObject({ error: { code: 'bad-body', field: 'screen.compare' } });
	}
	for (const other of [strange.table, 'elsewhere']) {
		const answer = await desk('s', { screen: { view: 'compare', compare: [table, other] } });
		expect(answer).toMatchObject({
			status: 400,
			body: { error: { code: 'no-such-screen-table', field: 'screen.compare' } }
		});
	}
	await desk('c', { screen: { view: 'compare', compare: [third, table] } });
	expect(await ids()).toEqual([third, table]);
	const [fresh, played] = (await compared()).body['tables'] as Record<string, unknown>[];
	expect(fresh).toMatchObject({ game: 'toy', view: null, names: [] });
	expect(played).toMatchObject({ game: 'toy', names: ['Quiet Heron', 'Seat 2', 'Seat 3'] });
	expect(Object.keys(played?.['view'] ?? {})).toContain('rolled');
	expect((await compared(strange.facilitator)).status).toBe(404);
	// what may be seen here is the choice of this table's desk, not of the other's
	const there = await facilitator.knock('GET', `/api/tables/${third}/compare`);
	expect(there.body).toMatchObject({ error: { code: 'nothing-to-compare' } });
	await facilitator.knock('DELETE', `/api/tables/${third}`);
	expect((await compared()).status).toBe(409);
	await desk('g', { screen: { compare: [table, second] } });
	expect(await ids()).toEqual([table, second]);
	await desk('w', { screen: { view: 'game' } });
	expect((await compared()).status).toBe(409);
});
