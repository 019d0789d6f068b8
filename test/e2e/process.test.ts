/** The process itself: how it begins, how it ends, and what is left of what it has accepted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile, symlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { challengeCards } from '../../src/lib/games/biome/challenges/cards.ts';
import { bookOf } from '../../src/lib/print/book/book.ts';
import type { Setting } from '../../src/lib/server/prints/printQueue.ts';
import type { Answer, Order } from '../../src/lib/server/base/orders.ts';
import { lanAddress } from '../../src/lib/server/base/lan.ts';
import { RequestEar } from '../server/sync/ears.ts';
import { providerOf } from '../server/sync/provider.ts';
import { demand, openHouse, type House } from './house.ts';

/** Runs a script of ours until it ends: its exit code, and what it says. It is sent the signals once it has said `ready`. */
async function run(
	env: Record<string, string>,
	args = [resolve('src/server.ts')],
	ready: RegExp | null = null,
	signals: NodeJS.Signals[] = []
) {
	const server = spawn(process.execPath, args, {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	let said = '';
	for (const stream of [server.stdout, server.stderr]) {
		stream.on('data', (bytes: Buffer) => {
			said += bytes.toString();
			if (ready?.test(said)) for (const signal of signals.splice(0)) server.kill(signal);
		});
	}
	const [code] = (await once(server, 'close')) as [number | null];
	return { code, said: said.trim() };
}

/** A server of the file's own, once it is open: its process, its port, and all that it has said. */
async function started(
	env: Record<string, string>,
	[command, ...args]: readonly [string, ...string[]] = [process.execPath, resolve('src/server.ts')]
) {
	const server = spawn(command, args, {
		env: { ...process.env, PORT: '0', ...env },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	let said = '';
	for (const stream of [server.stdout, server.stderr])
		stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
	await expect.poll(() => said).toMatch(/localhost:\d+/);
	return { server, port: Number(/localhost:(\d+)/.exec(said)?.[1]), said: () => said };
}

/** One sentence on one line, and an exit code that a script can see. */
function expectFailure({ code, said }: Awaited<ReturnType<typeof run>>, words: RegExp) {
	expect(said).toMatch(words);
	expect(said).toMatch(/^[A-Z][^\n]*\.$/);
	expect(code).toBe(1);
}

describe('a server that cannot begin says why in one sentence', () => {
	let folder = '';
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-'));
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	test('where its port is in use', async () => {
		const other = createServer().listen(0, '0.0.0.0');
		await once(other, 'listening');
		const address = other.address();
		const port = typeof address === 'object' ? String(address?.port) : '';
		expectFailure(
			await run({ PORT: port, DATA_DIR: folder }),
			new RegExp(`Port ${port} is already in use`)
		);
		other.close();
	});

	test.each(['none', '-1', '99999'])('where PORT is %s', async (port) => {
		expectFailure(await run({ PORT: port, DATA_DIR: folder }), /PORT has to be a number/);
	});

	test('where its data folder cannot be written to', async () => {
		const file = join(folder, 'file');
		await writeFile(file, '');
		const where = join(file, 'data');
		expectFailure(await run({ PORT: '0', DATA_DIR: where }), /cannot be written to/);
	});

	test('where Node is too old', async () => {
		const old = `Object.defineProperties(process, {
			version: { value: 'v18.20.0' },
			versions: { value: { ...process.versions, node: '18.20.0' } }
		})`;
		const first = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
		const args = [...first, resolve('scripts/start.mjs')];
		expectFailure(await run({ PORT: '0', DATA_DIR: folder }, args), /needs Node 20 or newer.*v18/);
	});

	test('where Node cannot run it by itself', async () => {
		const old = `Object.defineProperty(process.features, 'typescript', { value: false })`;
		const first = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
		const args = [...first, resolve('src/server.mjs')];
		expectFailure(await run({ PORT: '0', DATA_DIR: folder }, args), /npm start.*node_modules/);
	});

	test('where another server uses its data folder, which goes on', async () => {
		const house = await openHouse();
		expectFailure(await run({ PORT: '0', DATA_DIR: house.data }), /in use by another/);
		expect((await fetch(`${house.origin}/healthz`)).status).toBe(200);
		await house.close();
	});
});

test.each([300, 128])(
	'a page first asked for while more connections come than %i files may be open answers all the same',
	async (files) => {
		const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-'));
		const limited = `ulimit -n ${files}; exec "$0" src/server.ts`;
		const { server, port } = await started({ DATA_DIR: folder }, [
			'sh',
			'-c',
			limited,
			process.execPath
		]);
		const first = connect(port, 'localhost');
		await once(first, 'connect');
		const crowd = Array.from({ length: 2 * files }, () =>
			connect(port, 'localhost').on('error', () => undefined)
		);
		await Promise.all(crowd.map((one) => Promise.race([once(one, 'connect'), once(one, 'close')])));
		let answer = '';
		first.on('data', (bytes: Buffer) => (answer += bytes.toString()));
		for (const path of ['/games', '/games/hunt', '/join'])
			first.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
		await expect.poll(() => answer.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(3).fill('HTTP/1.1 200'));
		for (const one of [first, ...crowd]) one.destroy();
		server.kill('SIGTERM');
		await once(server, 'close');
		await rm(folder, { recursive: true, force: true });
	}
);

test('whoever breaks off while sending, or sends a form that cannot be read, is refused, and the log does not call it a failure', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-'));
	const { server, port, said } = await started({ DATA_DIR: folder, LOG_LEVEL: 'info' });
	const phone = connect(port, 'localhost');
	const heads = ['host: localhost', 'content-type: application/json', 'content-length: 60'];
	phone.end(`POST /api/join HTTP/1.1\r\n${heads.join('\r\n')}\r\n\r\n{"code":`);
	await expect.poll(said).toMatch(/"msg":"refused"/);
	expect(said()).toMatch(/"route":"\/api\/join","status":400,"code":"bad-body"/);
	phone.destroy();
	const origin = `http://localhost:${port}`;
	const form = { origin, 'content-type': 'multipart/form-data; boundary=none' };
	const damaged = await fetch(`${origin}/join`, { method: 'POST', headers: form, body: 'code=' });
	expect(damaged.status).toBe(400);
	const old = connect(port, 'localhost').resume();
	const fields = [
		`host: localhost:${port}`,
		`origin: ${origin}`,
		'content-type: application/x-www-form-urlencoded',
		'content-length: 60'
	];
	old.end(`POST /join HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\ncode=`);
	await once(old, 'close');
	expect((await fetch(`${origin}/healthz`)).status).toBe(200);
	expect(said()).not.toContain('failed');
	server.kill('SIGTERM');
	await once(server, 'close');
	await rm(folder, { recursive: true, force: true });
});

test('a server whose files are built anew beneath it says so, and its doors go on', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-'));
	for (const part of ['src', 'build', 'package.json'])
		await cp(part, join(folder, part), { recursive: true, preserveTimestamps: true });
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	const data = { DATA_DIR: join(folder, 'data') };
	const { server, port } = await started(data, [process.execPath, join(folder, 'src/server.ts')]);
	const origin = `http://localhost:${port}`;
	const page = await (await fetch(origin)).text();
	const script = /\/_app\/immutable\/[^"]+\.js/.exec(page)?.[0] ?? '';
	for (const path of [script, '/healthz']) expect((await fetch(origin + path)).status).toBe(200);
	await rm(join(folder, 'build'), { recursive: true });
	for (const file of [script, '/look.js']) {
		const answer = await fetch(origin + file);
		expect([answer.status, await answer.text()]).toEqual([
			503,
			expect.stringMatching(/Start it again/)
		]);
	}
	expect((await fetch(`${origin}/healthz`)).status).toBe(200);
	server.kill('SIGTERM');
	await once(server, 'close');
	await rm(folder, { recursive: true, force: true });
});

test('the built server’s threads are a few files, and its print worker prints what the source prints', async () => {
	const files = await readdir('build/threads', { recursive: true });
	expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThan(20);
	const record = challengeCards();
	const worker = new Worker(resolve('build/threads/prints.js'));
	const asked: Setting = { record, paper: 'a4', form: 'pdf' };
	worker.postMessage({ id: 1, asked } satisfies Order<Setting>);
	type Printed = Answer<number, Uint8Array>;
	const answers: Printed[] = [];
	worker.on('message', (answer: Printed) => answers.push(answer));
	await expect.poll(() => answers.some((answer) => !('part' in answer))).toBe(true);
	await worker.terminate();
	const last = answers.at(-1);
	const bytes = last && 'done' in last ? last.done : new Uint8Array();
	expect(Buffer.compare(bytes, (await bookOf(record, 'a4')) ?? new Uint8Array())).toBe(0);
});

test('a server says where it is open, and ends in order however often it is told', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-'));
	const env = { PORT: '0', DATA_DIR: folder, HOST: '0.0.0.0' };
	const lan = lanAddress();
	const ready = lan === null ? /localhost:\d+\n/ : /[▀▄█]{20}\n$/; // the QR code comes last
	const args = [resolve('src/server.ts')];
	const { code, said } = await run(env, args, ready, ['SIGINT', 'SIGINT', 'SIGTERM']);
	expect(said).toMatch(/http:\/\/localhost:[1-9]\d+$/m);
	if (lan !== null) expect(said).toContain(`http://${lan}:`);
	expect(code).toBe(0);
	await rm(folder, { recursive: true, force: true });
});

test.each([{}, { HOST: '' }, { HOST: '::' }])(
	'with %o it is reached by both families of addresses',
	async (env) => {
		const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-'));
		const { server, port } = await started({ DATA_DIR: folder, ...env }, [
			process.execPath,
			resolve('src/server.mjs')
		]);
		for (const host of ['127.0.0.1', ...(hasSix() ? ['[::1]'] : [])]) {
			expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
		}
		server.kill('SIGTERM');
		await once(server, 'close');
		await rm(folder, { recursive: true, force: true });
	}
);

/** Whether this machine has addresses of version 6. */
const hasSix = () =>
	Object.values(networkInterfaces())
		.flat()
		.some((one) => one?.family === 'IPv6');

describe('what a server has accepted', () => {
	let house: House;
	const clients: WebsocketProvider[] = [];
	beforeAll(async () => {
		house = await openHouse();
	});
	afterEach(() => {
		for (const client of clients.splice(0)) client.destroy();
	});
	afterAll(() => house.close());

	/** A table with three people, some actions in. */
	async function begun() {
		const led = await demand(house, 'workshops', { body: { title: 'Class 7b' } });
		const { table = '', code = '' } = await demand(house, `workshops/${led.workshop}/tables`, {
			body: { game: 'biome', seats: 3 },
			token: led.token
		});
		const tokens: string[] = [];
		for (const [seat, biome] of ['forest', 'desert', 'tundra'].entries()) {
			const body = { code, name: `Otter ${seat}` };
			const { token = '' } = await demand(house, 'join', { body });
			tokens.push(token);
			await act(table, token, `choose${seat}`, { type: 'chooseBiome', biome });
		}
		return { table, code, tokens, anna: tokens[0] ?? '', facilitator: led.token ?? '' };
	}

	const act = (table: string, token: string, id: string, action: object) =>
		demand<{ seq: number }>(house, `tables/${table}/actions`, { body: { id, action }, token });

	function open(name: string, token: string): WebsocketProvider {
		const client = providerOf(`${house.origin.replace('http', 'ws')}/sync`, name, token, 100);
		clients.push(client);
		return client;
	}

	/** Everything the doors say of the table, for each person. */
	const seen = async ({ table, tokens }: Awaited<ReturnType<typeof begun>>) =>
		Promise.all(
			tokens.map(async (token) => {
				const { room, ...view } = await demand<object & { room: unknown }>(
					house,
					`tables/${table}/view`,
					{ token }
				);
				const { people, ...fixed } = room as Record<string, unknown>;
				const names = Object.values(people as Record<string, { name: string; seat: number }>);
				return {
					...view,
					fixed,
					names: names.map(({ name, seat }) => [name, seat]),
					log: await demand(house, `tables/${table}/log`, { token })
				};
			})
		);

	const until = (what: () => boolean) => expect.poll(what).toBe(true);

	test('is one closed file after an orderly end, without what was deleted a moment ago', async () => {
		for (const title of ['Donnersbach', 'Donnersbach again']) {
			const { workshop = '', token } = await demand(house, 'workshops', { body: { title } });
			await fetch(`${house.origin}/api/workshops/${workshop}`, {
				method: 'DELETE',
				headers: { authorization: `Bearer ${token ?? ''}` }
			});
		}
		await house.stop();
		const files = await readdir(house.data);
		expect(files.filter((name) => name.endsWith('-wal'))).toEqual([]);
		for (const name of files) {
			expect(await readFile(join(house.data, name), 'latin1')).not.toContain('Donnersbach');
		}
		await house.restart();
	});

	test('sync 15: is all there after a power cut: the table goes on where it was', async () => {
		const here = await begun();
		const sheet = `${here.table}/sheet/0`;
		const [mine, others] = [open(sheet, here.anna), open(sheet, here.tokens[1] ?? '')];
		const view = open(`${here.table}/view/0`, here.anna);
		await until(() => mine.synced && others.synced && view.synced);
		mine.doc.getText('notes').insert(0, 'Moss grows over everything.');
		await until(() => others.doc.getText('notes').length > 0); // shown is stored
		const before = await seen(here);
		await house.kill();
		mine.doc.getText('notes').insert(27, ' Then came rain.');
		await house.restart();

		expect(await seen(here)).toEqual(before);
		const late = open(sheet, here.facilitator);
		const whole = 'Moss grows over everything. Then came rain.';
		await until(() => late.doc.getText('notes').toJSON() === whole);
		const again = await act(here.table, here.anna, 'choose0', {
			type: 'chooseBiome',
			biome: 'forest'
		});
		expect(again.seq).toBe(1);
		const next = await act(here.table, here.anna, 'ready0', { type: 'ready' });
		expect(next.seq).toBe(4);
		await until(() => view.synced);
		const fresh = open(`${here.table}/view/0`, here.anna);
		await until(() => fresh.synced);
		await until(() => JSON.stringify(toldIn(view)) === JSON.stringify(toldIn(fresh)));
		expect(sorted(view)).toEqual(sorted(fresh));
	});

	test('sync 23: is all there after an orderly end, which open sockets do not hold up', async () => {
		const here = await begun();
		const story = `${here.table}/story`;
		const client = open(story, here.anna);
		await until(() => client.synced);
		client.shouldConnect = false;
		const socket = new WebSocket(`${house.origin.replace('http', 'ws')}/sync/${story}`, [
			'borrowed-earth',
			`token.${here.anna}`
		]);
		await once(socket, 'open');
		const closed = once(socket, 'close') as Promise<[number]>;
		const doc = new Y.Doc();
		doc.getText('answer.1').insert(0, 'We dig.');
		const edit = Y.encodeStateAsUpdate(doc);
		socket.send(Uint8Array.of(0, 2, edit.length, ...edit));
		socket.send(Uint8Array.of(0, 0, 1, 0)); // what do you have? Its answer comes after the edit has come in
		const answers: number[] = [];
		socket.on('message', (frame: Buffer) => answers.push(frame[1] ?? 0));
		await until(() => answers.includes(1));
		const before = await seen(here);
		const line = new RequestEar({
			port: house.port,
			name: story,
			protocols: ['borrowed-earth', `token.${here.anna}`]
		});
		await line.opened;
		line.say(Uint8Array.of(0, 0, 1, 0));
		await line.first; // from now on it listens, and nothing is said
		expect(await house.stop()).toBe(0);
		expect((await closed)[0]).toBe(1012);
		expect([1012, 1006]).toContain(await line.end); // told, if it was listening at that moment
		await house.restart();

		expect(await seen(here)).toEqual(before);
		const late = open(story, here.tokens[2] ?? '');
		await until(() => late.synced);
		expect(late.doc.getText('answer.1').toJSON()).toBe('We dig.');
	});
});

const toldIn = ({ doc }: WebsocketProvider) => doc.getMap('view').get('told');
const sorted = ({ doc }: WebsocketProvider) =>
	[...doc.getMap('view').entries()].sort(([a], [b]) => (a < b ? -1 : 1));
