import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '../harness.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { joined, openTable, stopClock, storage, Visitor } = await import('../harness.ts');
const { membersOf } = await import('../../../src/lib/server/people/people.ts');

const roll = { id: 'a1', action: { type: 'roll', count: 1 } };
const errorOf = ({ body }: Answer) =>
	body['error'] as { code: string; message: string; field?: string };
const said = (answer: Answer) => [answer.status, errorOf(answer).code];

/** Every error is one shape: a code, and a sentence. */
function expectRefused(answer: Answer, status: number, code: string, field?: string): void {
	expect(said(answer)).toEqual([status, code]);
	expect(errorOf(answer).message).toMatch(/^[A-Z].*[.!?]$/);
	expect(errorOf(answer).field).toBe(field);
}

describe('a workshop', () => {
	test('is opened, shows its tables to its facilitator, and goes with everything', async () => {
		const { facilitator, workshop, table, code } = await openTable({ title: ' The\nriver ' });
		await joined(code);
		const seen = await facilitator.knock('GET', `/api/workshops/${workshop}`);
		expect(seen.body).toMatchObject({
			title: 'Class 7b',
			tables: [{ table, code, title: 'The river', game: 'toy', seats: 3, people: 1, seq: 0 }]
		});
		expect((await facilitator.knock('DELETE', `/api/workshops/${workshop}`)).status).toBe(204);
		expect(facilitator.cookies.size).toBe(0);
		expect(await storage().table(table)).toBeNull();
		expect(await storage().workshop(workshop)).toBeNull();
	});

	test('does not open on a bad title, an unknown game, bad seats or a bad option', async () => {
		const { facilitator, workshop } = await openTable();
		const open = (body: unknown) =>
			facilitator.knock('POST', `/api/workshops/${workshop}/tables`, { body });
		const titled = (title: unknown) =>
			facilitator.knock('POST', '/api/workshops', { body: { title } });
		for (const title of ['', ' \u202e ', 'x'.repeat(81), 7, undefined]) {
			expectRefused(await titled(title), 400, 'bad-body', 'title');
		}
		expectRefused(await open({ game: 'chess', seats: 3 }), 400, 'no-such-game', 'game');
		expectRefused(await open({ game: 'toy', seats: 9 }), 400, 'bad-seats', 'seats');
		const options = { goal: 8 };
		expectRefused(
			await open({ game: 'toy', seats: 3, options }),
			400,
			'bad-option',
			'options.goal'
		);
	});
});

describe('joining', () => {
	test('takes the code as people type it, the first free seat, and one more into a team', async () => {
		const { code, table } = await openTable();
		const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
		const first = await new Visitor().knock('POST', '/api/join', {
			body: { code: typed, name: '  Quiet \u202eHeron\u200b ' }
		});
		expect(first.body).toMatchObject({ table, seat: 0 });
		await joined(code);
		const team = await new Visitor().knock('POST', '/api/join', {
			body: { code, name: 'Third', seat: 0 }
		});
		expect(team.body['seat']).toBe(0);
		expect((await membersOf(table)).map(({ name, seat }) => [name, seat])).toEqual([
			['Quiet Heron', 0],
			['Quiet Heron', 1],
			['Third', 0]
		]);
	});

	test('twice with one browser is one person', async () => {
		const { code, table } = await openTable();
		const visitor = await joined(code, 1);
		const again = await visitor.knock('POST', '/api/join', { body: { code, name: 'Other' } });
		expect(again.body).toMatchObject({ table, seat: 1, token: visitor.cookies.get(`t_${table}`) });
		const moving = { code, name: 'Other', seat: 2 };
		expectRefused(
			await visitor.knock('POST', '/api/join', { body: moving }),
			409,
			'already-seated',
			'seat'
		);
		expect(await membersOf(table)).toHaveLength(1);
	});

	test('is refused at a wrong code, a seat that is not there, a full seat, a full or locked table', async () => {
		const { facilitator, code, table } = await openTable();
		const ask = (body: Record<string, unknown>) =>
			new Visitor().knock('POST', '/api/join', { body: { code, name: 'A', ...body } });
		expectRefused(await ask({ code: 'BBBBBB' }), 404, 'no-such-code', 'code');
		expectRefused(await ask({ name: '\u200b' }), 400, 'name-missing', 'name');
		expectRefused(await ask({ name: 'x'.repeat(25) }), 400, 'name-long', 'name');
		expectRefused(await ask({ name: 'x'.repeat(2500) }), 400, 'name-long', 'name');
		expectRefused(await ask({ seat: 3 }), 400, 'bad-seat', 'seat');
		for (let person = 0; person < 6; person++) await joined(code, 0);
		expectRefused(await ask({ seat: 0 }), 409, 'seat-full');
		await joined(code);
		await joined(code);
		expectRefused(await ask({}), 409, 'no-free-seat');
		await facilitator.knock('PATCH', `/api/tables/${table}`, { body: { locked: true } });
		expectRefused(await ask({ seat: 1 }), 403, 'table-locked');
	});

	test('with many wrong codes is answered later, and says when', async () => {
		stopClock();
		const { LIMITS } = await import('../../../src/lib/server/base/limits.ts');
		const guess = () =>
			new Visitor().knock('POST', '/api/join', {
				body: { code: 'CCCCCC', name: 'A' },
				address: '10.9.9.9'
			});
		let answer = await guess();
		for (let tries = 0; tries <= LIMITS.wrongCodes.burst; tries++) answer = await guess();
		expectRefused(answer, 429, 'too-many');
		expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});

describe('an action', () => {
	test('is played for one’s own seat, once for an id', async () => {
		const { code, table } = await openTable();
		const ann = await joined(code);
		const act = () => ann.knock('POST', `/api/tables/${table}/actions`, { body: roll });
		expect((await act()).body).toEqual({ seq: 1 });
		expect((await act()).body).toEqual({ seq: 1 });
		const log = await ann.knock('GET', `/api/tables/${table}/log`);
		expect(log.body['entries']).toMatchObject([{ kind: 'setup' }, { kind: 'action', actor: 0 }]);
	});

	test('of another seat or of the facilitator is not a player’s; the facilitator may, and the log says who did', async () => {
		const { facilitator, code, table } = await openTable();
		const ann = await joined(code);
		const act = (who: typeof ann, body: object) =>
			who.knock('POST', `/api/tables/${table}/actions`, { body: { ...roll, ...body } });
		expectRefused(await act(ann, { seat: 1 }), 403, 'not-your-seat');
		expectRefused(await act(ann, { seat: 'facilitator' }), 403, 'facilitator-only');
		expect((await act(facilitator, { seat: 1 })).status).toBe(200);
		const log = await facilitator.knock('GET', `/api/tables/${table}/log?after=0`);
		expect(log.body['entries']).toMatchObject([{ actor: 1, by: 'facilitator' }]);
		expectRefused(await act(facilitator, { id: 'b', seat: 9 }), 400, 'bad-seat', 'seat');
	});

	test('refused by the rules, too long, or after the end, changes nothing', async () => {
		const { facilitator, code, table } = await openTable();
		const ann = await joined(code);
		const act = (who: typeof ann, id: string, action: object) =>
			who.knock('POST', `/api/tables/${table}/actions`, { body: { id, action } });
		const long = { type: 'say', text: 'x'.repeat(21) };
		expectRefused(await act(ann, 'a', long), 409, 'bad-text');
		expectRefused(await act(ann, 'b', { type: 'end' }), 409, 'not-for-you');
		await act(facilitator, 'c', { type: 'end' });
		expectRefused(await act(ann, 'd', { type: 'roll', count: 1 }), 409, 'game-over');
		expect(await storage().entries(table, -1)).toHaveLength(2);
	});

	test('has its texts cleaned before the rules see them', async () => {
		const { code, table } = await openTable();
		const ann = await joined(code);
		const action = { type: 'say', text: 'a\u202eb\u0000\r\nc e\u0301' };
		await ann.knock('POST', `/api/tables/${table}/actions`, { body: { id: 'a', action } });
		const view = await ann.knock('GET', `/api/tables/${table}/view`);
		expect(view.body['view']).toMatchObject({ words: ['ab\nc é'] });
	});

	test('at a table with real dice asks for them', async () => {
		const { code, table } = await openTable({ dice: 'real' });
		const ann = await joined(code);
		const act = (dice?: unknown) =>
			ann.knock('POST', `/api/tables/${table}/actions`, { body: { ...roll, dice } });
		const asked = await act();
		expectRefused(asked, 409, 'dice-needed');
		expect(errorOf(asked)).toMatchObject({ count: 1, sides: 6, given: [] });
		expectRefused(await act([7]), 400, 'bad-dice', 'dice');
		expectRefused(await act(['1']), 400, 'bad-body', 'dice.0');
		expect((await act([4])).body).toEqual({ seq: 1 });
	});
});

describe('whoever is not at the table', () => {
	test('gets 401 without a token, 404 with another table’s, 403 for what is the facilitator’s', async () => {
		const here = await openTable();
		const there = await openTable();
		const ann = await joined(here.code);
		const stranger = await joined(there.code);
		const { person } = { person: (await membersOf(here.table))[0]?.id ?? '' };
		const path = `/api/tables/${here.table}`;
		const asked: [string, string, object?][] = [
			['GET', `${path}/view`],
			['GET', `${path}/log`],
			['POST', `${path}/actions`, roll],
			['PUT', `${path}/sheet/1/open`, { open: true }],
			['POST', `${path}/rewind`, { id: 'u', to: 0 }],
			['POST', `${path}/links`, { as: 'screen' }],
			['PATCH', path, { locked: true }],
			['DELETE', path],
			['PATCH', `${path}/people/${person}`, { name: 'B' }],
			['DELETE', `${path}/people/${person}`],
			['GET', `/api/workshops/${here.workshop}`],
			['DELETE', `/api/workshops/${here.workshop}`],
			['POST', `/api/workshops/${here.workshop}/tables`, { game: 'toy', seats: 3 }]
		];
		for (const [method, at, body] of asked) {
			const knock = body === undefined ? {} : { body };
			expectRefused(await new Visitor().knock(method, at, knock), 401, 'no-token');
			for (const who of [stranger, there.facilitator]) {
				expect((await who.knock(method, at, knock)).status).toBe(404);
			}
			const own = (await ann.knock(method, at, knock)).status;
			expect([method, at, own]).toEqual([
				method,
				at,
				at.startsWith('/api/workshops') ? 404 : /view|log|actions/.test(at) ? 200 : 403
			]);
		}
		expect(await storage().table(here.table)).not.toBeNull();
	});

	test('a token may come as a bearer, from a script without an origin', async () => {
		const { table, token } = await openTable();
		const script = new Visitor();
		const knock = { bearer: token, origin: null, body: { locked: true } };
		expect((await script.knock('PATCH', `/api/tables/${table}`, knock)).status).toBe(200);
		const wrong = { bearer: 'x'.repeat(22), origin: null, body: { locked: true } };
		expect((await script.knock('PATCH', `/api/tables/${table}`, wrong)).status).toBe(404);
	});

	test('another site cannot use a browser’s cookies', async () => {
		const { facilitator, table } = await openTable();
		for (const origin of ['http://evil.test', 'https://table.test', 'null', null]) {
			const answer = await facilitator.knock('DELETE', `/api/tables/${table}`, { origin });
			expectRefused(answer, 403, 'bad-origin');
		}
		expect(await storage().table(table)).not.toBeNull();
	});
});

describe('a body', () => {
	test('that is no JSON, of another type, too large, or has unknown fields is refused by every door', async () => {
		const { facilitator, workshop, table, code } = await openTable();
		await joined(code);
		const person = (await membersOf(table))[0]?.id ?? '';
		const doors: [string, string][] = [
			['POST', '/api/workshops'],
			['POST', `/api/workshops/${workshop}/tables`],
			['POST', '/api/join'],
			['POST', `/api/tables/${table}/actions`],
			['POST', `/api/tables/${table}/rewind`],
			['POST', `/api/tables/${table}/links`],
			['PATCH', `/api/tables/${table}`],
			['PATCH', `/api/tables/${table}/people/${person}`],
			['PUT', `/api/tables/${table}/sheet/0/open`]
		];
		for (const [method, path] of doors) {
			const ask = (knock: object) => facilitator.knock(method, path, knock);
			expectRefused(await ask({ raw: '{"id":' }), 400, 'bad-json');
			expectRefused(await ask({ raw: '' }), 400, 'bad-json');
			expectRefused(await ask({ raw: '{}', type: 'text/plain' }), 415, 'bad-type');
			expectRefused(await ask({ raw: `"${'x'.repeat(70_000)}"` }), 413, 'too-large');
			expect((await ask({ body: { unheard: 1 } })).status).toBe(400);
			expect((await ask({ body: [] })).status).toBe(400);
			expect((await ask({ body: null })).status).toBe(400);
		}
		expect(await storage().entries(table, -1)).toHaveLength(1);
	});

	test('with a wrong field is told which', async () => {
		const { facilitator, table } = await openTable();
		const act = (body: object) =>
			facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
		expectRefused(await act({ ...roll, extra: 1 }), 400, 'bad-body', 'extra');
		expectRefused(await act({ ...roll, id: 'a b' }), 400, 'bad-body', 'id');
		expectRefused(await act({ id: 'a', action: { type: 'fly' } }), 400, 'bad-body', 'action.type');
		expectRefused(
			await act({ id: 'a', action: { type: 'roll', count: 'x' } }),
			400,
			'bad-body',
			'action.count'
		);
	});
});

describe('a door', () => {
	test('that is not there, or is used wrongly, answers in the same shape', async () => {
		const visitor = new Visitor();
		expectRefused(await visitor.knock('GET', '/api/nothing'), 404, 'no-such-door');
		const wrong = await visitor.knock('PUT', '/api/join', { body: {} });
		expectRefused(wrong, 405, 'wrong-method');
		expect(wrong.headers.get('allow')).not.toBeNull();
		expect(wrong.headers.get('x-content-type-options')).toBe('nosniff');
	});

	test('of health answers', async () => {
		expect((await new Visitor().knock('GET', '/healthz')).status).toBe(200);
	});
});

describe('looking', () => {
	test('shows each audience its own view, its documents, and no secret of another', async () => {
		const { facilitator, code, table } = await openTable();
		const ann = await joined(code);
		const bob = await joined(code);
		await ann.knock('POST', `/api/tables/${table}/actions`, {
			body: { id: 'a', action: { type: 'hide', value: 87_654_321 } }
		});
		const look = async (who: typeof ann, what: string) =>
			(await who.knock('GET', `/api/tables/${table}/${what}`)).body;
		expect(await look(ann, 'view')).toMatchObject({
			seq: 1,
			events: [{ type: 'hidden', value: 87_654_321 }],
			seat: 0,
			view: { secrets: [87_654_321, null, null] },
			room: { code, seats: 3 },
			documents: {
				view: `${table}/view/0`,
				room: `${table}/room`,
				story: `${table}/story`,
				sheets: [0, 1, 2].map((seat) => `${table}/sheet/${seat}`)
			}
		});
		expect(await look(facilitator, 'view')).toMatchObject({
			seat: null,
			documents: { view: `${table}/view/table` }
		});
		expect(await look(ann, 'view?as=table')).toMatchObject({
			events: [],
			view: { secrets: [null, null, null] }
		});
		expect(JSON.stringify(await look(ann, 'log'))).toContain('87654321');
		for (const who of [bob, facilitator]) {
			for (const what of ['view', 'log']) {
				expect(JSON.stringify(await look(who, what))).not.toContain('87654321');
			}
		}
		expect(JSON.stringify(await look(bob, 'log'))).not.toContain('draws');
		await facilitator.knock('POST', `/api/tables/${table}/actions`, {
			body: { id: 'b', action: { type: 'end' } }
		});
		expect(JSON.stringify(await look(bob, 'log'))).toContain('87654321');
		expectRefused(
			await bob.knock('GET', `/api/tables/${table}/log?after=x`),
			400,
			'bad-body',
			'after'
		);
	});
});

describe('the facilitator', () => {
	test('takes back an action, and the game’s history says what', async () => {
		const { facilitator, code, table } = await openTable();
		const ann = await joined(code);
		await ann.knock('POST', `/api/tables/${table}/actions`, { body: roll });
		const undo = (to: number) =>
			facilitator.knock('POST', `/api/tables/${table}/rewind`, {
				body: { id: `u${to}`, to, reason: 'a slip' }
			});
		expect((await undo(0)).body).toEqual({ seq: 2 });
		const view = await ann.knock('GET', `/api/tables/${table}/view`);
		expect(view.body['view']).toMatchObject({ rolled: [], notes: ['the last action: a slip'] });
		expectRefused(await undo(99), 409, 'no-such-entry');
	});

	test('sets the table up anew before the first action, not after it', async () => {
		const { facilitator, code, table } = await openTable();
		const patch = (body: object) => facilitator.knock('PATCH', `/api/tables/${table}`, { body });
		expect((await patch({ seats: 4, options: { goal: 7 }, title: 'Sea' })).body).toMatchObject({
			seats: 4,
			title: 'Sea'
		});
		expectRefused(await patch({ seats: 9 }), 400, 'bad-seats', 'seats');
		const ann = await joined(code, 3);
		const view = await ann.knock('GET', `/api/tables/${table}/view`);
		expect(view.body).toMatchObject({
			view: { goal: 7 },
			documents: { view: `${table}/view/3@1` }
		});
		await ann.knock('POST', `/api/tables/${table}/actions`, { body: roll });
		expectRefused(await patch({ seats: 2 }), 409, 'game-under-way');
		expect((await patch({ closed: true })).status).toBe(200);
		const late = { body: { ...roll, id: 'late' } };
		expectRefused(
			await ann.knock('POST', `/api/tables/${table}/actions`, late),
			409,
			'table-closed'
		);
	});

	test('renames, moves and removes people', async () => {
		const { facilitator, code, table } = await openTable();
		const ann = await joined(code);
		const [person] = await membersOf(table);
		const path = `/api/tables/${table}/people/${person?.id ?? ''}`;
		const moved = await facilitator.knock('PATCH', path, { body: { name: 'Otter', seat: 2 } });
		expect(moved.body).toMatchObject({ name: 'Otter', seat: 2 });
		const view = await ann.knock('GET', `/api/tables/${table}/view`);
		expect(view.body).toMatchObject({
			seat: 2,
			room: { people: { [person?.id ?? '']: { name: 'Otter', seat: 2 } } }
		});
		expect((await facilitator.knock('DELETE', path)).status).toBe(204);
		expect((await ann.knock('GET', `/api/tables/${table}/view`)).status).toBe(404);
		expectRefused(await facilitator.knock('DELETE', path), 404, 'no-such-person');
	});
});

describe('a link', () => {
	test('carries a seat, a screen, the lead to another device, once', async () => {
		const { useLink } = await import('../../../src/lib/server/workshops/links.ts');
		const { facilitator, code, table, workshop } = await openTable();
		const ann = await joined(code, 1);
		const link = async (who: typeof ann, body: object) => {
			const answer = await who.knock('POST', `/api/tables/${table}/links`, { body });
			expect(answer.status).toBe(201);
			return String(answer.body['url']).split('/link/')[1] ?? '';
		};
		const token = async (one: string) => {
			const used = await useLink(one, 'Guest');
			if (used === null || typeof used === 'string') throw new Error(String(used));
			return used.token;
		};
		const see = (bearer: string) =>
			new Visitor().knock('GET', `/api/tables/${table}/view`, { bearer });

		const own = await link(ann, { as: 'seat' });
		expect((await see(await token(own))).body).toMatchObject({ seat: 1 });
		expect(await useLink(own, 'Guest')).toBeNull();
		expect((await ann.knock('GET', `/api/tables/${table}/view`)).body).toMatchObject({ seat: 1 });
		expect(await membersOf(table)).toHaveLength(1);

		const empty = await link(facilitator, { as: 'seat', seat: 2 });
		expect((await see(await token(empty))).body).toMatchObject({ seat: 2 });

		const screen = (await see(await token(await link(facilitator, { as: 'screen' })))).body;
		expect(screen).toMatchObject({
			seat: null,
			documents: { view: `${table}/view/table`, story: null, sheets: [] }
		});

		const lead = await token(await link(facilitator, { as: 'facilitator' }));
		const seen = await new Visitor().knock('GET', `/api/workshops/${workshop}`, { bearer: lead });
		expect(seen.status).toBe(200);

		for (const body of [{ as: 'screen' }, { as: 'facilitator' }, { as: 'seat', seat: 2 }]) {
			const answer = await ann.knock('POST', `/api/tables/${table}/links`, { body });
			expect(answer.status).toBe(403);
		}
	});

	test('to a seat that somebody holds leaves a line in the log, when the desk has made it', async () => {
		const { facilitator, code, table } = await openTable();
		const ann = await joined(code, 1);
		const link = (who: typeof ann, body: object) =>
			who.knock('POST', `/api/tables/${table}/links`, { body });
		const said = async () => {
			const { body } = await facilitator.knock('GET', `/api/tables/${table}/log`);
			return (body['entries'] as { says: string[] }[]).flatMap(({ says }) => says).slice(1);
		};
		await link(ann, { as: 'seat' });
		await link(facilitator, { as: 'seat', seat: 2 });
		expect(await said()).toEqual([]);
		await link(facilitator, { as: 'seat', seat: 1 });
		expect(await said()).toEqual([
			'The facilitator made a link to Seat 2: anyone who opens it sees what that seat sees.'
		]);
	});

	test('is limited by person, so that nobody uses up those of the projector', async () => {
		stopClock();
		const { LIMITS } = await import('../../../src/lib/server/base/limits.ts');
		const { facilitator, code, table } = await openTable();
		const ann = await joined(code, 1);
		const make = (who: typeof ann, as: string) =>
			who.knock('POST', `/api/tables/${table}/links`, { body: { as } });
		for (let made = 0; made < LIMITS.links.burst; made++) await make(ann, 'seat');
		expect((await make(ann, 'seat')).status).toBe(429);
		expect((await make(facilitator, 'screen')).status).toBe(201);
	});
});
