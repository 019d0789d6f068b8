/** What surrounds every answer of the running server: headers against misuse, checks of the Origin, limits. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHouse, type House } from './house.ts';

let house: House;
let workshop = '';
let lead = '';
let table = '';
let code = '';
let token = '';

beforeAll(async () => {
	house = await openHouse();
	const led = await post('/api/workshops', { title: 'Class 7b' });
	({ workshop, token: lead } = led as { workshop: string; token: string });
	const opened = await post(`/api/workshops/${workshop}/tables`, { game: 'biome', seats: 5 }, lead);
	({ table, code } = opened as { table: string; code: string });
	const seated = await post('/api/join', { code, name: 'Otter' });
	({ token } = seated as { token: string });
});
afterAll(() => house.close());

async function post(path: string, body: object, bearer = ''): Promise<unknown> {
	const answer = await fetch(`${house.origin}${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
		body: JSON.stringify(body)
	});
	expect(answer.status).toBe(201);
	return answer.json();
}

interface Told {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly text: string;
}

/** Asks with exactly these headers; `fetch` would add some of its own, and hold others back. */
async function ask(
	method: string,
	path: string,
	headers: Record<string, string> = {},
	body = ''
): Promise<Told> {
	const asked = request(`${house.origin}${path}`, { method, headers });
	asked.end(body);
	const [answer] = (await once(asked, 'response')) as [IncomingMessage];
	let text = '';
	for await (const bytes of answer) text += String(bytes);
	return { status: answer.statusCode ?? 0, headers: answer.headers, text };
}

const REFUSED = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };
const CODES: Readonly<Record<number, string>> = {
	401: 'no-token',
	403: 'bad-origin',
	404: 'no-such-door',
	405: 'wrong-method'
};

const cookies = () => `t_${table}=${token}; w_${workshop}=${lead}`;

describe('every page', () => {
	const pages: [string, () => string][] = [
		['the front page', () => '/'],
		['a phone', () => `/table/${table}`],
		['the projector', () => `/table/${table}/screen`],
		['the desk', () => `/workshop/${workshop}`],
		['a link', () => '/link/nothing'],
		['a page that is not there', () => '/nothing']
	];

	test.each(pages)('runs its own scripts only: %s', async (_name, path) => {
		const [one, two] = [
			await ask('GET', path(), { cookie: cookies() }),
			await ask('GET', path(), { cookie: cookies() })
		];
		expect(one.text).toContain('<html');
		const policy = policyOf(one);
		const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
		expect(nonce.length).toBeGreaterThan(20);
		expectOwnOnly(policy, ["'self'", `'nonce-${nonce}'`]);
		const scripts = scriptsOf(one);
		expect(scripts.length).toBeGreaterThan(0);
		for (const tag of scripts.filter((one) => one !== LOOK))
			expect(tag).toContain(`nonce="${nonce}"`);
		expect(one.text).not.toMatch(/\son[a-z]+="|href="javascript:/);
		expect(two.text).not.toContain(nonce);
	});

	test('of those who join needs no script, and lets none run but what sets the device’s own look', async () => {
		for (const path of ['/join', `/join/${code}`]) {
			const page = await ask('GET', path, { cookie: cookies() });
			expect(page.text).toContain('<form');
			expectOwnOnly(policyOf(page), ["'self'"]);
			expect(scriptsOf(page)).toEqual([LOOK]);
		}
	});
});

/** Our own file, so that the settings of a device hold on every page before it is seen. */
const LOOK = '<script src="/look.js">';

type Answer = Awaited<ReturnType<typeof ask>>;

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);

/** Opening tags of scripts. JSON that goes along is none: nothing runs it. */
const scriptsOf = ({ text }: Answer) =>
	[...text.matchAll(/<script\b(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag);

/** Holds that a policy lets in nothing from elsewhere, and only these scripts. */
function expectOwnOnly(policy: string, scripts: readonly string[]) {
	const rules = new Map(
		policy.split(';').map((rule) => {
			const [name = '', ...values] = rule.trim().split(' ');
			return [name, values] as const;
		})
	);
	expect(rules.get('script-src')).toEqual(scripts);
	expect(rules.get('default-src')).toEqual(["'self'"]);
	expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
	expect(rules.get('form-action')).toEqual(["'self'"]);
	expect(rules.get('base-uri')).toEqual(["'none'"]);
	expect(rules.get('object-src')).toEqual(["'none'"]);
	expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
}

describe('every answer', () => {
	test('keeps its type, hides where people come from, and is never framed', async () => {
		const view = `/api/tables/${table}/view`;
		for (const path of ['/', '/healthz', view, '/api/nothing', '/nothing', `/join/${code}`]) {
			const { headers } = await ask('GET', path, { cookie: cookies() });
			expect(headers).toMatchObject({
				'x-content-type-options': 'nosniff',
				'referrer-policy': 'same-origin',
				'x-frame-options': 'DENY'
			});
			expect(headers['cache-control']).toMatch(/no-store|no-cache/);
			expect(headers['strict-transport-security']).toBeUndefined(); // plain http
		}
		// without a proxy in front nobody is believed who says that there was TLS
		const claimed = await ask('GET', '/', { 'x-forwarded-proto': 'https' });
		expect(claimed.headers['strict-transport-security']).toBeUndefined();
		const page = await ask('GET', '/');
		const file = /_app\/immutable\/[^"]+\.css/.exec(page.text)?.[0] ?? '';
		const { status, headers } = await ask('GET', `/${file}`);
		expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
		expect(headers['access-control-allow-origin']).toBeUndefined();
	});

	test('of a door to nobody’s liking has the one shape, whoever finds the fault', async () => {
		const json = { 'content-type': 'application/json' };
		const long = JSON.stringify({ title: 'x'.repeat(1_000_000) });
		const asked: [Told, number, string][] = [
			[await ask('GET', '/api/tables/%E0%A4%A/view'), 404, 'no-such-door'],
			[await ask('GET', '/api'), 404, 'no-such-door'],
			[await ask('PUT', '/api/join', json, '{}'), 405, 'wrong-method'],
			[await ask('OPTIONS', '/api/join'), 405, 'wrong-method'],
			[await ask('POST', '/healthz', json, '{}'), 405, 'wrong-method'],
			[await ask('POST', '/api/workshops', json, long), 413, 'too-large'],
			[await ask('POST', '/api/workshops', json, '{'), 400, 'bad-json'],
			[await ask('POST', '/api/workshops', { accept: 'text/html', ...json }, '{}'), 400, 'bad-body']
		];
		for (const [{ status, text, headers }, expected, expectedCode] of asked) {
			const { error } = JSON.parse(text) as { error: { code: string; message: string } };
			expect([status, error.code]).toEqual([expected, expectedCode]);
			expect(error.message).toMatch(/^[A-Z].*\.$/);
			expect(headers['content-type']).toContain('application/json');
			if (status === 405) expect(headers['allow']).toBeDefined();
		}
	});
});

describe('another site', () => {
	const foreign = () => [
		'http://evil.test',
		'null',
		house.origin.replace('http:', 'https:'),
		`${house.origin}0`,
		house.origin.replace('localhost', 'localhost.evil.test')
	];

	test('cannot use a browser’s cookies at a door', async () => {
		for (const origin of [...foreign(), undefined]) {
			const headers = { cookie: cookies(), 'content-type': 'application/json' };
			const told = await ask(
				'PATCH',
				`/api/tables/${table}`,
				origin === undefined ? headers : { ...headers, origin },
				'{"locked": true}'
			);
			expect([origin, told.status]).toEqual([origin, 403]);
			expect(told.text).toContain('bad-origin');
		}
		const form = {
			cookie: cookies(),
			origin: 'http://evil.test',
			'content-type': 'application/x-www-form-urlencoded'
		};
		for (const path of ['/', `/workshop/${workshop}`, '/api/join']) {
			expect((await ask('POST', path, form, 'title=x')).status).toBe(403);
		}
		const seen = await ask('GET', `/api/tables/${table}/view`, { cookie: cookies() });
		expect(seen.text).toContain('"locked":false');
	});

	test('and a form without an Origin get a page in the reader’s language, with a way on', async () => {
		const form = { cookie: cookies(), 'content-type': 'application/x-www-form-urlencoded' };
		for (const [language, words] of [
			['en', 'This form did not arrive'],
			['de', 'Dieses Formular kam nicht an']
		] as const) {
			const headers = { ...form, 'accept-language': language };
			const page = await ask('POST', `/join/${code}`, headers, 'name=Eve');
			expect([page.status, policyOf(page)]).toEqual([403, expect.stringContaining("'self'")]);
			expect(page.text).toContain(words);
			expect(page.text).toContain(`href="/join/${code}"`);
		}
		// a form that a script of the page has sent is told in the shape that it reads
		const scripted = { ...form, accept: 'application/json', 'x-sveltekit-action': 'true' };
		const told = await ask('POST', '/', scripted, 'title=x');
		expect(JSON.parse(told.text)).toMatchObject({ type: 'error', error: { code: 'bad-origin' } });
		const elsewhere = await ask('GET', '/refused?to=//evil.test/');
		expect(elsewhere.text).toContain('href="/"');
	});

	test('gets no socket, and neither does a stranger; each is told why like at any door', async () => {
		const told = async (answer: IncomingMessage) => {
			let text = '';
			for await (const bytes of answer) text += String(bytes);
			expect(answer.headers).toMatchObject(REFUSED);
			const { error } = JSON.parse(text) as { error: { code: string; message: string } };
			expect(error.code).toBe(CODES[answer.statusCode ?? 0]);
			expect(error.message).toMatch(/^[A-Z].*\.$/);
			return answer.statusCode;
		};
		const status = async (name: string, headers: Record<string, string>, protocols: string[]) => {
			const socket = new WebSocket(`${house.origin}/sync/${name}`, protocols, { headers });
			socket.on('error', () => undefined);
			return Promise.race([
				once(socket, 'unexpected-response').then(([, answer]) => told(answer as IncomingMessage)),
				once(socket, 'open').then(() => {
					socket.terminate();
					return 101;
				})
			]);
		};
		const name = `${table}/view/0`;
		for (const origin of foreign()) {
			expect(await status(name, { cookie: cookies(), origin }, ['borrowed-earth'])).toBe(403);
			const offered = ['borrowed-earth', `token.${token}`];
			expect(await status(name, { origin }, offered)).toBe(403);
		}
		expect(await status(name, { cookie: cookies() }, ['borrowed-earth'])).toBe(403);
		expect(await status(name, {}, ['borrowed-earth'])).toBe(401);
		expect(await status('nothing', {}, ['borrowed-earth', `token.${token}`])).toBe(404);
		const { origin } = house;
		expect(await status(name, { cookie: cookies(), origin }, ['borrowed-earth'])).toBe(101);
		const turn = { 'x-turn': 'open' };
		for (const [method, headers, status] of [
			['POST', turn, 401],
			['POST', { ...turn, cookie: cookies(), origin: 'http://evil.test' }, 403],
			['GET', { ...turn, cookie: cookies(), origin }, 405]
		] as const) {
			const answer = await ask(method, `/sync/${name}`, headers);
			expect(answer).toMatchObject({ status, headers: REFUSED });
			expect(answer.text).toContain(`"code":"${CODES[status]}"`);
		}
	});

	test('is led nowhere by an address, and no file but our own is served', async () => {
		for (const path of [
			'/..%2fpackage.json',
			'/_app/..%2f..%2f..%2fpackage.json',
			'/_app/%2e%2e/%2e%2e/server/index.js',
			'/%2e%2e%5c%2e%2e%5cpackage.json',
			'/table/..%2f..%2f',
			'/workshop/..%5c..%5c',
			'/_app/immutable/',
			'/.git/config',
			'/data/borrowed-earth.db',
			'/look.js%00.html'
		]) {
			const { status, text } = await ask('GET', path);
			expect([400, 404], path).toContain(status);
			expect(text).not.toMatch(/"dependencies"|SQLite format|\[core\]/);
		}
		for (const path of ['//evil.test/', '//evil.test', '/\\evil.test/', '/join//evil.test/']) {
			const { headers } = await ask('GET', path);
			const to = new URL(String(headers['location'] ?? '/'), house.origin);
			expect([path, to.origin]).toEqual([path, house.origin]);
		}
		const traced = await ask('TRACE', '/');
		expect([traced.status, traced.headers['allow']]).toEqual([405, expect.stringContaining('GET')]);
	});
});

describe('a browser that keeps no cookies', () => {
	const form = () => ({
		accept: 'text/html',
		'content-type': 'application/x-www-form-urlencoded',
		origin: house.origin
	});
	const people = async () => {
		const { text } = await ask('GET', `/api/tables/${table}/view`, { cookie: cookies() });
		return Object.keys((JSON.parse(text) as { room: { people: object } }).room.people);
	};

	test('changes nothing by any form, and is told why', async () => {
		const before = await people();
		const link = await ask(
			'POST',
			`/api/tables/${table}/links`,
			{ cookie: cookies(), origin: house.origin, 'content-type': 'application/json' },
			'{"as":"seat","seat":2}'
		);
		const { url } = JSON.parse(link.text) as { url: string };
		for (const [path, body] of [
			[`/join/${code}`, 'name=Eve&seat=1'],
			['/', 'title=Ghosts&game=biome&seats=3'],
			['/sample', ''],
			[new URL(url).pathname, '']
		] as const) {
			const page = await ask('POST', path, form(), body);
			expect([path, page.status]).toEqual([path, 400]);
			expect(page.text).toContain('This browser keeps no cookies');
		}
		expect(await people()).toEqual(before);
		// the link was not used up
		const cookie = cookiesOf(await ask('GET', new URL(url).pathname));
		const used = await ask('POST', new URL(url).pathname, { ...form(), cookie });
		expect([used.status, used.headers['location']]).toEqual([303, `/table/${table}`]);
	});

	test('joins once the cookie that came with the form comes back with it', async () => {
		const cookie = cookiesOf(await ask('GET', `/join/${code}`));
		const joined = await ask('POST', `/join/${code}`, { ...form(), cookie }, 'name=Eve&seat=1');
		expect([joined.status, joined.headers['location']]).toEqual([303, `/table/${table}`]);
	});
});

const cookiesOf = ({ headers }: Told) =>
	[headers['set-cookie'] ?? []]
		.flat()
		.map((one) => one.split(';', 1)[0])
		.join('; ');

describe('a request in a form that few send', () => {
	/** Sent letter by letter as it is; the beginning of the answer. */
	const raw = async (text: string) => {
		const socket = connect(house.port, 'localhost');
		socket.write(text);
		const [answer] = (await once(socket, 'data')) as [Buffer];
		socket.destroy();
		return String(answer);
	};

	test.each([
		['names the whole address', () => `GET ${house.origin}/healthz HTTP/1.1\r\nHost: other.test`],
		['is of HTTP/1.0 and names no host', () => 'GET /healthz HTTP/1.0']
	])('and %s is answered like any other', async (_, head) => {
		expect(await raw(`${head()}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
	});

	test('and asks what the server can do is told', async () => {
		const answer = await raw('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
		expect(answer).toMatch(/^HTTP\/1\.1 204 [\s\S]*allow: GET, HEAD, POST/i);
	});

	test('and wants a socket by the whole address gets one', async () => {
		const answer = await raw(
			[
				`GET ${house.origin}/sync/${table}/view/0 HTTP/1.1`,
				`Host: localhost:${String(house.port)}`,
				'Connection: Upgrade',
				'Upgrade: websocket',
				'Sec-WebSocket-Version: 13',
				'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
				`Sec-WebSocket-Protocol: borrowed-earth, token.${token}`,
				`Origin: ${house.origin}`,
				'\r\n'
			].join('\r\n')
		);
		expect(answer).toMatch(/^HTTP\/1\.1 101 /);
	});
});

test('a message to a socket is at most 256 KiB long', async () => {
	const open = async (bytes: number) => {
		const socket = new WebSocket(`${house.origin}/sync/${table}/story`, [
			'borrowed-earth',
			`token.${token}`
		]);
		socket.on('error', () => undefined);
		await once(socket, 'open');
		socket.send(new Uint8Array(bytes).fill(3));
		const [closed] = (await once(socket, 'close')) as [number];
		return closed;
	};
	expect([1009, 4400, 1006]).toContain(await open(256 * 1024 + 1));
	const { status } = await ask('GET', '/healthz');
	expect(status).toBe(200);
});

test('who guesses codes is told when to come back, on the page as at the door', async () => {
	const guess = () => ask('GET', '/join/BBBBBB');
	let answer = await guess();
	for (let tries = 0; tries < 60 && answer.status === 200; tries += 1) answer = await guess();
	expect(answer.status).toBe(429);
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
	expect(answer.text).toContain('<html');
	const type = { 'content-type': 'application/json' };
	const join = (typed: string) =>
		ask('POST', '/api/join', type, JSON.stringify({ code: typed, name: 'Otter' }));
	const door = await join('BBBBBB');
	expect(door.status).toBe(429);
	expect(Number(door.headers['retry-after'])).toBeGreaterThan(0);
	// a right code is not refused for what others mistype
	expect((await join(code)).status).toBe(201);
});
