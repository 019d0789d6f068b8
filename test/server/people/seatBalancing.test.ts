/** How people come to a workshop's tables and leave them: by its code, with a name that waits, removed, moved. */
import { describe, expect, test, vi } from 'vitest';
import * as fc from 'fast-check';
import type { Answer } from '../harness.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { documents, joined, openTable, storage, Visitor } = await import('../harness.ts');
const { spread } = await import('../../../src/lib/server/people/seatBalancing.ts');
const { nameOf } = await import('../../../src/lib/table/documents.ts');
const { forgetRemoved } = await import('../../../src/lib/server/people/forgetting.ts');
const { useLink } = await import('../../../src/lib/server/workshops/links.ts');

/** The codes with which this person's sockets on the room are closed. */
async function watched(table: string, member: string): Promise<number[]> {
	const codes: number[] = [];
	const { epoch } = (await storage().table(table)) ?? { epoch: 0 };
	const name = nameOf({ kind: 'room', table, epoch });
	const { readers } = await documents.open(name);
	const close = (code: number) => void codes.push(code);
	const deaf = () => undefined;
	readers.add({ member, workshop: '', name, send: deaf, tell: deaf, close });
	return codes;
}

const codeOf = ({ body }: Answer) => (body['error'] as { code?: string } | undefined)?.code;

/** A workshop with a number of tables of three. */
async function gathering(tables = 2) {
	const { facilitator, workshop, table, code, token } = await openTable();
	const door = `/api/workshops/${workshop}`;
	if (tables > 1) {
		const body = { game: 'toy', seats: 3, count: tables - 1 };
		await facilitator.knock('POST', `${door}/tables`, { body });
	}
	const ask = (method: string, path: string, body?: object) =>
		facilitator.knock(method, path, body ? { body } : {});
	const { body } = await ask('GET', door);
	const come = async (name: string, more: object = {}, who = new Visitor()) => ({
		who,
		answer: await who.knock('POST', '/api/join', { body: { code: body['code'], name, ...more } })
	});
	const lines = async () => (await ask('GET', door)).body['tables'] as Record<string, unknown>[];
	const says = async (at = table) =>
		((await ask('GET', `/api/tables/${at}/log`)).body['entries'] as { says: string[] }[]).flatMap(
			(entry) => entry.says
		);
	return { facilitator, workshop, table, code, token, door, ask, come, lines, says };
}

const see = (who: InstanceType<typeof Visitor>, table: string) =>
	who.knock('GET', `/api/tables/${table}/view`);

describe('the workshop’s code', () => {
	test('spreads people evenly over the open tables, also when they all come at once', async () => {
		const { come, lines } = await gathering(3);
		const names = Array.from({ length: 9 }, (_, one) => `Guest ${one + 1}`);
		await Promise.all(names.map((name) => come(name)));
		expect((await lines()).map(({ people }) => people)).toEqual([3, 3, 3]);
	});

	test('leaves no seat empty while another is shared, and no table more than one ahead', () => {
		const table = fc.record({ seats: fc.integer({ min: 1, max: 6 }) });
		fc.assert(
			fc.property(fc.array(table, { minLength: 1, maxLength: 6 }), fc.nat(30), (tables, people) => {
				const open = tables.map(({ seats }, index) => ({
					table: { id: String(index), seats },
					members: [] as { seat: number }[]
				}));
				const all = open.reduce((sum, one) => sum + one.table.seats, 0);
				for (let one = 0; one < people; one++) {
					const place = spread(open as unknown as Parameters<typeof spread>[0]);
					open[Number(place?.table)]?.members.push({ seat: place?.seat ?? -1 });
				}
				const held = open.map(({ members }) => new Set(members.map(({ seat }) => seat)).size);
				expect(held.reduce((sum, one) => sum + one, 0)).toBe(Math.min(all, people));
				const free = open.filter(({ table, members }) => members.length < table.seats);
				const most = Math.max(...open.map(({ members }) => members.length));
				for (const { members } of free) expect(members.length).toBeGreaterThanOrEqual(most - 1);
			})
		);
	});

	test('passes by tables that are locked or closed, and knows who has a seat already', async () => {
		const { come, ask, lines } = await gathering(2);
		const [first, second] = await lines();
		await ask('PATCH', `/api/tables/${String(first?.['table'])}`, { locked: true });
		const { who, answer } = await come('Otter');
		expect(answer.body).toMatchObject({ table: second?.['table'] });
		const again = await come('Otter', {}, who);
		expect([again.answer.status, again.answer.body]).toEqual([200, answer.body]);
		await ask('PATCH', `/api/tables/${String(second?.['table'])}`, { closed: true });
		expect(codeOf((await come('Fox')).answer)).toBe('no-open-table');
	});

	test('lets people pick a table where the facilitator says so', async () => {
		const { come, ask, door, table } = await gathering(2);
		expect(codeOf((await come('Otter', { table })).answer)).toBe('no-picking');
		await ask('PATCH', door, { picks: true });
		await come('Fox');
		expect((await come('Otter', { table })).answer.body).toMatchObject({ table, seat: 1 });
		expect((await come('Hare')).answer.body['table']).not.toBe(table);
	});
});

describe('tables', () => {
	test('are opened several at once, numbered after those there are', async () => {
		const { ask, door, lines } = await gathering(1);
		const body = { game: 'toy', seats: 2, count: 3 };
		const made = await ask('POST', `${door}/tables`, body);
		expect(made.body['tables']).toHaveLength(3);
		await ask('POST', `${door}/tables`, { ...body, count: 2, title: 'River' });
		const titles = (await lines()).map(({ title }) => title);
		expect(titles[0]).toMatch(/^Toy · \w{6}$/);
		expect(titles.slice(1)).toEqual(['Table 2', 'Table 3', 'Table 4', 'River 5', 'River 6']);
	});

	test('are copied with game, options and seats, but without people', async () => {
		const { ask, table, code, lines } = await gathering(1);
		await ask('PATCH', `/api/tables/${table}`, { options: { goal: 7 }, title: 'Sea', agree: true });
		await joined(code);
		await ask('POST', `/api/tables/${table}/copies`);
		const { body } = await ask('POST', `/api/tables/${table}/copies`);
		expect((await lines()).map(({ title, people }) => [title, people])).toEqual([
			['Sea', 1],
			['Sea (2)', 0],
			['Sea (3)', 0]
		]);
		const view = await ask('GET', `/api/tables/${String(body['table'])}/view`);
		expect(view.body).toMatchObject({ view: { goal: 7 }, room: { seats: 3, agree: true } });
	});
});

describe('a name that waits', () => {
	test('is seen by the desk alone, until the facilitator lets it in', async () => {
		const { come, ask, door, table, lines, says, code } = await gathering(1);
		await ask('PATCH', door, { approve: true });
		const { who, answer } = await come('Rude Name');
		expect(answer.body).toMatchObject({ table, seat: 0, waiting: true });
		expect(codeOf(await see(who, table))).toBe('waiting');
		expect(codeOf(await who.knock('POST', `/api/tables/${table}/actions`, { body: {} }))).toBe(
			'waiting'
		);
		const room = (await ask('GET', `/api/tables/${table}/view`)).body['room'];
		expect(JSON.stringify(room)).not.toContain('Rude Name');
		const [line] = await lines();
		const [person = ''] = Object.keys(line?.['waiting'] as object);
		expect(line).toMatchObject({
			people: 0,
			waiting: { [person]: { name: 'Rude Name', seat: 0 } }
		});
		const next = await new Visitor().knock('POST', '/api/join', { body: { code, name: 'Fox' } });
		expect(next.body).toMatchObject({ seat: 1, waiting: true });

		const path = `/api/tables/${table}/people/${person}`;
		await ask('PATCH', path, { name: 'Otter', approved: true });
		expect((await see(who, table)).body).toMatchObject({ seat: 0 });
		expect(await says()).toContain('The facilitator let somebody in: Seat 1.');
		expect(JSON.stringify(await says())).not.toContain('Rude');
	});

	test('is refused, and may try another', async () => {
		const { come, ask, door, table, lines } = await gathering(1);
		await ask('PATCH', door, { approve: true });
		const { who } = await come('Rude Name');
		const [person = ''] = Object.keys((await lines())[0]?.['waiting'] as object);
		await ask('DELETE', `/api/tables/${table}/people/${person}`);
		expect((await see(who, table)).status).toBe(404);
		expect((await come('Otter', {}, who)).answer.body).toMatchObject({ seat: 0, waiting: true });
	});

	test('waits at tables that are opened later, too', async () => {
		const { ask, door } = await gathering(1);
		await ask('PATCH', door, { approve: true });
		const made = await ask('POST', `${door}/tables`, { game: 'toy', seats: 2 });
		const body = { code: made.body['code'], name: 'Fox' };
		const answer = await new Visitor().knock('POST', '/api/join', { body });
		expect(answer.body).toMatchObject({ waiting: true });
	});
});

describe('somebody who was removed', () => {
	test('is let back in much later on the same device and seat, under a made-up name, since theirs is gone', async () => {
		const { ask, table, code, lines } = await gathering(1);
		const ann = await joined(code, 1, 'Ann Lee');
		const [{ id } = { id: '' }] = await storage().membersOf(table);
		const path = `/api/tables/${table}/people/${id}`;
		const removedAt = Date.now();
		await ask('DELETE', path);
		expect((await lines())[0]?.['removed']).toMatchObject({ [id]: { seat: 1 } });
		await forgetRemoved(removedAt + 60 * 60_000);
		expect(await storage().member(id)).toMatchObject({ name: '', standing: 'removed' });
		// with a space, since an id may hold any three letters
		expect(JSON.stringify(await lines())).not.toContain('Ann Lee');
		const { status, body } = await ask('PATCH', path, { removed: false });
		expect([status, body['seat']]).toEqual([200, 1]);
		expect(body['name']).toMatch(/^\S+ \S+$/);
		expect((await see(ann, table)).body).toMatchObject({ seat: 1 });
		expect((await lines())[0]?.['removed']).toEqual({});
	});

	test('is let back in although their device was not to come back', async () => {
		const { ask, table, code } = await gathering(1);
		const ann = await joined(code, 1, 'Ann');
		const [{ id } = { id: '' }] = await storage().membersOf(table);
		await ask('DELETE', `/api/tables/${table}/people/${id}?return=no`);
		await forgetRemoved(Date.now() + 60 * 60_000);
		await ask('PATCH', `/api/tables/${table}/people/${id}`, { removed: false, name: 'Otter' });
		expect((await see(ann, table)).body).toMatchObject({ seat: 1 });
		expect(await storage().member(id)).toMatchObject({ name: 'Otter', standing: 'seated' });
	});

	test('and has joined anew by the code is not in that list any more', async () => {
		const { ask, table, code, lines } = await gathering(1);
		const ann = await joined(code, 1, 'Ann');
		const [{ id } = { id: '' }] = await storage().membersOf(table);
		await ask('DELETE', `/api/tables/${table}/people/${id}`);
		await ann.knock('POST', '/api/join', { body: { code, name: 'Ann' } });
		expect(await storage().member(id)).toBeNull();
		await ask('PATCH', `/api/tables/${table}`, { title: 'Elm' });
		expect((await lines())[0]?.['removed']).toEqual({});
	});

	test('comes back on the same device with the same seat, where that is taken back in time', async () => {
		const { ask, table, code, says } = await gathering(1);
		const ann = await joined(code, 1, 'Ann');
		const [member] = await storage().membersOf(table);
		const path = `/api/tables/${table}/people/${member?.id ?? ''}`;
		await ask('DELETE', path);
		expect((await see(ann, table)).status).toBe(404);
		expect((await ask('PATCH', path, { removed: false })).body).toMatchObject({ seat: 1 });
		expect((await see(ann, table)).body).toMatchObject({ seat: 1 });
		expect(await says()).toEqual([
			expect.any(String),
			'The facilitator removed somebody from Seat 2.',
			'The facilitator let somebody back in: Seat 2.'
		]);
	});

	test('may join again under another name, but not who may not return: at no table of the workshop', async () => {
		const { ask, table, code, come } = await gathering(2);
		const ann = await joined(code, 1, 'Ann');
		const remove = async (more: string) => {
			const [member] = await storage().membersOf(table);
			await ask('DELETE', `/api/tables/${table}/people/${member?.id ?? ''}${more}`);
		};
		await remove('');
		const again = await ann.knock('POST', '/api/join', { body: { code, name: 'Otter' } });
		expect(again.status).toBe(201);
		await remove('?return=no');
		const barred = await ann.knock('POST', '/api/join', { body: { code, name: 'Otter' } });
		expect(codeOf(barred)).toBe('barred');
		expect(codeOf((await come('Otter', {}, ann)).answer)).toBe('barred');
	});
});

test('the sockets of who is removed or moved are closed before the desk is answered', async () => {
	const { ask, table, code, lines } = await gathering(2);
	for (const name of ['Ann', 'Bob', 'Cleo']) await joined(code, undefined, name);
	const there = (await lines())[1]?.['table'];
	const [ann, bob, cleo] = (await storage().membersOf(table)).map(({ id }) => id);
	const closed = await Promise.all([ann, bob, cleo].map((id) => watched(table, id ?? '')));
	const path = (id = '') => `/api/tables/${table}/people/${id}`;
	await ask('DELETE', path(ann));
	expect(closed).toEqual([[4401], [], []]);
	await ask('PATCH', path(bob), { seat: 0 });
	expect(closed).toEqual([[4401], [4403], []]);
	await ask('PATCH', path(cleo), { table: there });
	expect(closed).toEqual([[4401], [4403], [4403]]);
});

test('somebody who was moved to another table finds their place there', async () => {
	const { ask, table, code, lines, says } = await gathering(2);
	const ann = await joined(code, 1, 'Ann');
	const there = String((await lines())[1]?.['table']);
	const [member] = await storage().membersOf(table);
	const path = `/api/tables/${table}/people/${member?.id ?? ''}`;
	const moved = await ask('PATCH', path, { table: there, seat: 2 });
	expect(moved.body).toMatchObject({ name: 'Ann', seat: 2, table: there });
	expect(codeOf(await see(ann, table))).toBe('moved');
	const followed = await ann.knock('POST', `/api/tables/${table}/follow`);
	expect(followed.body).toMatchObject({ table: there, seat: 2 });
	expect((await see(ann, there)).body).toMatchObject({ seat: 2 });
	expect((await lines()).map(({ people }) => people)).toEqual([0, 1]);
	expect(await says()).toContain('The facilitator moved somebody from Seat 2 to another table.');
});

test('who leaves is told of as somebody who left, not as somebody whom the desk moved', async () => {
	const { table, code, says } = await gathering(1);
	const ann = await joined(code, 1, 'Ann');
	expect((await ann.knock('POST', `/api/tables/${table}/leave`)).status).toBe(204);
	expect(await says()).toContain('Somebody left the table: Seat 2.');
	expect((await says()).join()).not.toMatch(/moved|Ann/);
});

describe('the lead', () => {
	test('is handed on by a link that works once, and taken back from all others', async () => {
		const { ask, facilitator, door, workshop } = await gathering(1);
		const link = async (lasts: string) => {
			const { body } = await ask('POST', `${door}/links`, { lasts });
			expect(body['qr']).toMatchObject({ size: expect.any(Number) as number });
			return String(body['url']).split('/link/')[1] ?? '';
		};
		const spare = await link('workshop');
		const used = await useLink(await link('day'), '');
		if (used === null || typeof used === 'string') throw new Error('no lead');
		expect(used).toMatchObject({ as: 'facilitator', workshop });
		const lead = () => new Visitor().knock('GET', door, { bearer: used.token });
		expect((await lead()).status).toBe(200);
		expect((await facilitator.knock('DELETE', `${door}/links`)).status).toBe(204);
		expect((await lead()).status).toBe(404);
		expect(await useLink(spare, '')).toBeNull();
		expect((await ask('GET', door)).status).toBe(200);
	});

	test('shares the challenges that are liked', async () => {
		const { ask, door } = await gathering(1);
		await ask('PATCH', door, { marks: { fire: true, flood: true } });
		await ask('PATCH', door, { marks: { fire: false, ice: true } });
		expect((await ask('GET', door)).body['marks']).toEqual(['flood', 'ice']);
	});
});
