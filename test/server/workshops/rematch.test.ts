import { describe, expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', async (original) =>
	(await import('../toy.ts')).beside(await original())
);
const { joined, openTable } = await import('../harness.ts');
type Somebody = Awaited<ReturnType<typeof joined>>;

let actions = 0;
const act = (who: Somebody, table: string, action: object, seat?: unknown) =>
	who.knock('POST', `/api/tables/${table}/actions`, {
		body: { id: `a${++actions}`, action, ...(seat === undefined ? {} : { seat }) }
	});
const look = async (who: Somebody, table: string, what: string) =>
	(await who.knock('GET', `/api/tables/${table}/${what}`)).body;
const post = (who: Somebody, table: string, what: string) =>
	who.knock('POST', `/api/tables/${table}/${what}`);

/** A table of the toy game that is over, with two people. */
async function ended() {
	const opened = await openTable({ title: 'Sea', options: { goal: 7 } });
	const ann = await joined(opened.code, 0, 'Ann Fox');
	const bob = await joined(opened.code, 2, 'Bob Elk');
	await act(opened.facilitator, opened.table, { type: 'end' }, 'facilitator');
	return { ...opened, ann, bob };
}

describe('playing again', () => {
	test('opens one table with the same game, options and seats, however often it is asked', async () => {
		const { facilitator, workshop, table, ann } = await ended();
		const first = await post(facilitator, table, 'again');
		const second = await post(facilitator, table, 'again');
		expect(first.status).toBe(201);
		expect(second.body).toEqual(first.body);
		const next = String(first.body['table']);
		const { tables } = (await facilitator.knock('GET', `/api/workshops/${workshop}`)).body;
		expect(tables).toMatchObject([
			{ table, title: 'Sea', outcome: 'ended' },
			{ table: next, title: 'Sea (2)', game: 'toy', seats: 3, outcome: null, people: 0 }
		]);
		expect(await look(facilitator, next, 'view')).toMatchObject({ view: { goal: 7 } });
		expect(await look(ann, table, 'view')).toMatchObject({ room: { next } });
	});

	test('counts on in Arabic too: a title is kept without the marks that set its parts apart', async () => {
		const { facilitator, table } = await openTable({ title: 'البحر' });
		const titles: unknown[] = [];
		for (let from = table, at = 0; at < 2; at++) {
			const door = `/api/tables/${from}/copies`;
			const copy = await facilitator.knock('POST', door, { language: 'ar' });
			from = String(copy.body['table']);
			const { room } = (await look(facilitator, from, 'view')) as { room: { title: string } };
			titles.push(room.title);
		}
		expect(titles).toEqual(['البحر (2)', 'البحر (3)']);
	});

	test('lets everybody keep seat and name, even where the door is locked', async () => {
		const { facilitator, table, ann, bob } = await ended();
		const { body } = await post(facilitator, table, 'again');
		const next = String(body['table']);
		await facilitator.knock('PATCH', `/api/tables/${next}`, { body: { locked: true } });
		expect(await post(bob, table, 'follow')).toMatchObject({
			status: 201,
			body: { table: next, seat: 2 }
		});
		expect(await post(bob, table, 'follow')).toMatchObject({
			status: 200,
			body: { table: next, seat: 2 }
		});
		await post(ann, table, 'follow');
		const { people } = (await look(facilitator, next, 'view'))['room'] as { people: object };
		expect(Object.values(people)).toMatchObject([
			{ name: 'Bob Elk', seat: 2 },
			{ name: 'Ann Fox', seat: 0 }
		]);
		expect((await act(bob, next, { type: 'roll', count: 1 })).status).toBe(200);
	});

	test('tells a facilitator where, without a seat', async () => {
		const { facilitator, table } = await ended();
		const { body } = await post(facilitator, table, 'again');
		expect(await post(facilitator, table, 'follow')).toMatchObject({
			status: 200,
			body: { table: body['table'], seat: null }
		});
	});

	test('leaves the old game as it was, and opens another where the next was deleted', async () => {
		const { facilitator, table, ann } = await ended();
		const log = await look(ann, table, 'log');
		const { body } = await post(facilitator, table, 'again');
		expect(await look(ann, table, 'log')).toEqual(log);
		await facilitator.knock('DELETE', `/api/tables/${String(body['table'])}`);
		const other = await post(facilitator, table, 'again');
		expect(other.status).toBe(201);
		expect(other.body['table']).not.toBe(body['table']);
		expect(await look(ann, table, 'view')).toMatchObject({ room: { next: other.body['table'] } });
	});
});

describe('the log', () => {
	test('shows the view after any entry, to each audience its own, also beyond an undo', async () => {
		const { facilitator, table, code } = await openTable();
		const ann = await joined(code, 0);
		const bob = await joined(code, 1);
		await act(ann, table, { type: 'hide', value: 87_654_321 });
		await act(ann, table, { type: 'say', text: 'one' });
		await facilitator.knock('POST', `/api/tables/${table}/rewind`, { body: { id: 'u', to: 1 } });
		await act(bob, table, { type: 'say', text: 'two' });
		expect(await look(ann, table, 'view?at=1')).toMatchObject({
			seq: 1,
			view: { secrets: [87_654_321, null, null], words: [] }
		});
		expect(await look(ann, table, 'view?at=2')).toMatchObject({ view: { words: ['one'] } });
		expect(await look(ann, table, 'view?at=3')).toMatchObject({ view: { words: [] } });
		expect(await look(ann, table, 'view?at=5')).toMatchObject({ view: { words: ['two'] } });
		for (const who of [bob, facilitator]) {
			expect(JSON.stringify(await look(who, table, 'view?at=2'))).not.toContain('87654321');
		}
		expect(await look(ann, table, 'view?at=2&as=table')).toMatchObject({
			view: { secrets: [null, null, null] }
		});
	});

	test('speaks in sentences, with the names people gave, and keeps what is secret', async () => {
		const { facilitator, table, code } = await openTable({ game: 'martian-12s' });
		const ann = await joined(code, 0, 'Ann Fox');
		await joined(code, 1, 'Bob Elk');
		await act(ann, table, { type: 'pull', size: 'large' });
		const says = ((await look(facilitator, table, 'log'))['entries'] as { says: string[] }[]).map(
			(entry) => entry.says.join(' ')
		);
		expect(says[0]).toBe('The table was set up for 3 players.');
		expect(says[1]).toMatch(/^Ann Fox .*large/);
		const other = await openTable();
		const kit = await joined(other.code, 0, 'Kit Owl');
		await act(kit, other.table, { type: 'hide', value: 5 });
		const seen = async (who: Somebody) =>
			((await look(who, other.table, 'log'))['entries'] as { says: string[] }[])[1]?.says;
		expect(await seen(other.facilitator)).toEqual(['Kit Owl has chosen something.']);
		expect(await seen(kit)).toEqual(['Kit Owl: hide.']);
	});

	test('says what was taken back and why', async () => {
		const { facilitator, table, code } = await openTable();
		const ann = await joined(code, 0);
		await act(ann, table, { type: 'say', text: 'one' });
		const back = (id: string, reason?: string) =>
			facilitator.knock('POST', `/api/tables/${table}/rewind`, { body: { id, to: 0, reason } });
		await back('u', 'a slip');
		const { entries } = await look(ann, table, 'log');
		expect((entries as { says: string[] }[])[2]?.says).toEqual([
			'The facilitator took back the last steps, as far as entry 0: a slip'
		]);
	});
});
