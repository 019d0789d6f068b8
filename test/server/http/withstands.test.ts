/** What somebody might try at the doors beside asking wrongly: names that run, keys that poison, sessions planted beforehand. */
import type { RequestEvent } from '@sveltejs/kit';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', async (original) =>
	(await import('../toy.ts')).beside(await original())
);
const { joined, openTable, storage, Visitor } = await import('../harness.ts');
const { handle, handleError } = await import('../../../src/hooks.server.ts');
const { protect } = await import('../../../src/lib/server/http/hooks.ts');
const { useLink } = await import('../../../src/lib/server/workshops/links.ts');
const { newToken } = await import('../../../src/lib/server/base/tokens.ts');
const { dispositionOf } = await import('../../../src/lib/print/disposition.ts');

describe('a session', () => {
	test('planted before somebody joins is never taken over: they get a token of their own', async () => {
		const { code, table } = await openTable();
		const planted = newToken();
		const victim = new Visitor();
		victim.cookies.set(`t_${table}`, planted);
		const answer = await victim.knock('POST', '/api/join', { body: { code, name: 'Otter' } });
		expect(answer.status).toBe(201);
		expect(answer.body['token']).not.toBe(planted);
		expect(victim.cookies.get(`t_${table}`)).toBe(answer.body['token']);
		const attacker = await new Visitor().knock('GET', `/api/tables/${table}/view`, {
			bearer: planted
		});
		expect(attacker.status).toBe(404);
	});

	test('of one table is none at another, whatever the cookie is called', async () => {
		const [here, there] = [await openTable(), await openTable()];
		const ann = await joined(here.code);
		const token = String(ann.cookies.get(`t_${here.table}`));
		ann.cookies.clear();
		ann.cookies.set(`t_${there.table}`, token);
		ann.cookies.set(`w_${there.workshop}`, token);
		expect((await ann.knock('GET', `/api/tables/${there.table}/view`)).status).toBe(404);
		expect((await ann.knock('GET', `/api/workshops/${there.workshop}`)).status).toBe(404);
	});

	test('ends on all devices when its person leaves, and the old token is nobody’s', async () => {
		const { code, table } = await openTable();
		const ann = await joined(code);
		const token = String(ann.cookies.get(`t_${table}`));
		const phone = new Visitor();
		phone.cookies.set(`t_${table}`, token);
		expect((await phone.knock('GET', `/api/tables/${table}/view`)).status).toBe(200);
		await ann.knock('POST', `/api/tables/${table}/leave`);
		expect((await phone.knock('GET', `/api/tables/${table}/view`)).status).toBe(404);
		const action = { id: 'a', action: { type: 'roll', count: 1 } };
		const late = await phone.knock('POST', `/api/tables/${table}/actions`, {
			body: action,
			bearer: token
		});
		expect(late.status).toBe(404);
	});

	test('ends on one device that is signed out, and goes on on the others', async () => {
		const { code, table, workshop, facilitator } = await openTable();
		const ann = await joined(code);
		const link = await ann.knock('POST', `/api/tables/${table}/links`, { body: { as: 'seat' } });
		const used = await useLink(String(link.body['url']).split('/link/')[1] ?? '', '');
		const other = used && typeof used === 'object' ? used.token : '';
		const view = (bearer?: string) =>
			new Visitor().knock('GET', `/api/tables/${table}/view`, { bearer });
		const token = String(ann.cookies.get(`t_${table}`));
		expect((await ann.knock('POST', `/api/tables/${table}/signout`)).status).toBe(204);
		expect(ann.cookies.size).toBe(0);
		expect((await view(token)).status).toBe(404);
		expect((await view(other)).body).toMatchObject({ seat: 0 });

		const lead = String(facilitator.cookies.get(`w_${workshop}`));
		const out = await facilitator.knock('POST', `/api/workshops/${workshop}/signout`);
		expect(out.body).toEqual({ tables: [table] });
		expect(facilitator.cookies.size).toBe(0);
		const door = `/api/workshops/${workshop}`;
		expect((await new Visitor().knock('GET', door, { bearer: lead })).status).toBe(404);
	});

	test('of somebody who was barred stays known: signing out is no way back in', async () => {
		const { code, table, facilitator } = await openTable();
		const ann = await joined(code);
		const [member] = await storage().membersOf(table);
		const door = `/api/tables/${table}/people/${member?.id ?? ''}?return=no`;
		await facilitator.knock('DELETE', door);
		expect((await ann.knock('POST', `/api/tables/${table}/signout`)).status).toBe(404);
		const again = await ann.knock('POST', '/api/join', { body: { code, name: 'Ann' } });
		expect(again.status).toBe(403);
	});
});

describe('a key that every object has', () => {
	const KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

	test.each(KEYS)('%s is a field no door knows', async (key) => {
		const { facilitator, workshop, table, code } = await openTable();
		const raw = (rest: string) => `{"${key}":{"admin":true},${rest}}`;
		const asked: [string, string, string][] = [
			['POST', '/api/workshops', '"title":"Class"'],
			['POST', `/api/workshops/${workshop}/tables`, '"game":"toy","seats":3'],
			['POST', '/api/join', `"code":"${code}","name":"Otter"`],
			['PATCH', `/api/tables/${table}`, '"title":"Sea"'],
			['POST', `/api/tables/${table}/desk`, '"id":"d","paused":true']
		];
		for (const [method, path, rest] of asked) {
			const answer = await facilitator.knock(method, path, { raw: raw(rest) });
			expect([path, answer.status]).toEqual([path, 400]);
		}
		expect({}).not.toHaveProperty('admin');
	});

	test.each(KEYS)('%s is no option and no part of an action of any game', async (key) => {
		const { facilitator, workshop } = await openTable();
		const door = `/api/workshops/${workshop}/tables`;
		const raw = `{"game":"hunt","seats":3,"options":{"${key}":{"admin":true}}}`;
		expect((await facilitator.knock('POST', door, { raw })).status).toBe(400);
		const { code, table } = await openTable({ game: 'hunt' });
		const ann = await joined(code, 0);
		for (const action of [
			`{"type":"draft","color":"${key}"}`,
			`{"type":"${key}"}`,
			`{"type":"draft","color":"R","${key}":1}`
		]) {
			const asked = { raw: `{"id":"a","action":${action}}` };
			const answer = await ann.knock('POST', `/api/tables/${table}/actions`, asked);
			// not of its shape, or against the rules: nothing was played either way
			expect([400, 409], action).toContain(answer.status);
		}
		expect({}).not.toHaveProperty('admin');
	});
});

describe('a name', () => {
	const NAMES = [
		'<script>x()</script>',
		'"><img src=x>',
		'=1+1|calc',
		'../../etc/passwd',
		'a\r\nx-evil: 1',
		'%00\u0000{{7*7}}${x}'
	];

	test.each(NAMES)('%j stays a text, wherever it is read', async (name) => {
		const { facilitator, workshop, code, table } = await openTable({ game: 'hunt', title: name });
		await joined(code, 0, name);
		const seen = await facilitator.knock('GET', `/api/tables/${table}/view`);
		expect(seen.headers.get('content-type')).toBe('application/json');
		const people = Object.values((seen.body['room'] as { people: object }).people) as unknown[];
		expect(people).toHaveLength(1);
		const files = [
			`/api/tables/${table}/export`,
			`/api/workshops/${workshop}/rolls.csv`,
			`/api/workshops/${workshop}/contributions.csv`,
			`/api/tables/${table}/rolls.csv`,
			`/api/tables/${table}/print/history.pdf`
		];
		for (const path of files) {
			const answer = await facilitator.knock('GET', path);
			expect([path, answer.status]).toEqual([path, 200]);
			expect(answer.headers.get('x-evil')).toBeNull();
			const named =
				/^attachment; filename="[^"\\/\r\n]+\.(?:json|csv|pdf)"; filename\*=UTF-8''[\w.%~!-]+$/;
			expect(answer.headers.get('content-disposition')).toMatch(named);
		}
	});

	test('gives no file name a way out of its folder, or a line of its own', () => {
		for (const name of [...NAMES, '..', '.', '/', 'C:\\x', '\u202egpj.exe', 'a"; x="']) {
			const disposition = dispositionOf(name);
			expect(disposition).not.toMatch(/[\r\n/\\]|%2F|%5C|%0D|%0A|%00|%E2%80%AE/i);
			expect(disposition.match(/"/g)).toHaveLength(2);
		}
	});
});

test('behind TLS a browser is told to stay with it', () => {
	const response = new Response();
	const { headers } = response;
	protect(response, new URL('https://earth.test/'));
	expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
	expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('docs/security.md says for every item what proves it, and names tests that there are', () => {
	const page = readFileSync('docs/security.md', 'utf8');
	const items = [...page.matchAll(/^\| (\d+\.[^|]*?) +\|.*\| +(.+?) +\|$/gm)];
	expect(items.length).toBeGreaterThan(80);
	expect(new Set(items.map(([, item]) => item)).size).toBe(items.length);
	for (const [, item = '', proof = ''] of items) {
		expect(proof, item).toMatch(/`[^`]+`|reason: |by construction|the page itself|\]\(/);
	}
	const named = [...page.matchAll(/`((?:test|src)\/[^`]+)`/g)].map(([, file = '']) => file);
	expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

describe('a form that no page of ours sends', () => {
	const posted = (path: string) => ({
		request: new Request(new URL(path, 'http://table.test'), { method: 'POST' }),
		url: new URL(path, 'http://table.test'),
		route: { id: '/workshop/[workshop]' },
		cookies: { getAll: () => [] }
	});

	test('is refused, whatever it calls the action: what Kit makes of such a name is never asked', async () => {
		for (const name of ['?/default', '?/constructor', '?/', '?a=b&/toString', '?%2Fdefault']) {
			const event = posted(`/workshop/${newToken()}${name}`) as unknown as RequestEvent;
			const answer = await handle({ event, resolve: () => expect.fail(name) });
			expect([name, answer.status]).toEqual([name, 405]);
		}
	});

	test('is no mistake of ours where Kit itself refuses it', async () => {
		const event = posted('/sample') as unknown as RequestEvent;
		for (const status of [405, 413, 415]) {
			const error = new Error('refused by Kit');
			const told = await handleError({ error, event, status, message: 'Refused' });
			expect([status, told?.code]).toEqual([status, 'wrong-method']);
		}
	});
});
