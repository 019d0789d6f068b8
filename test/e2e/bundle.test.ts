/** The zip that a teacher downloads: unpacked into an odd folder, and started as a double click does, where there is neither Node nor npm. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demand } from './house.ts';
import { modesIn, unpack } from './unpacking.ts';

const NAME = 'linux-x64';
let place = '';
let zip: Buffer;
/** The folder that the zip unpacks to. */
let bundle = '';

/** Makes the zip in a folder of its own; what it holds. */
function made(out: string): { readonly zip: Buffer; readonly sums: string } {
	const args = ['scripts/bundle/make.mjs', '--for', NAME, '--out', out];
	const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
	expect([status, stderr]).toEqual([0, '']);
	const [file = ''] = globSync('*.zip', { cwd: out });
	return {
		zip: readFileSync(join(out, file)),
		sums: readFileSync(join(out, 'SHA256SUMS'), 'utf8')
	};
}

beforeAll(() => {
	place = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
	({ zip } = made(join(place, 'dist')));
	unpack(zip, join(place, 'Ü & ö (1)'));
	bundle = join(place, 'Ü & ö (1)', 'Borrowed Earth');
});
afterAll(() => {
	rmSync(place, { recursive: true });
});

const running: ChildProcess[] = [];
afterEach(async () => {
	for (const child of running.splice(0)) await end(child, 'SIGKILL');
});

/** Ends a program; with which code. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode === null && child.signalCode === null) {
		child.kill(signal);
		await once(child, 'close');
	}
	return child.exitCode;
}

/** Double-clicks the start file: from another folder, with nothing in the environment but a home. */
function start(home: string, env: Record<string, string> = {}) {
	mkdirSync(home, { recursive: true });
	const child = spawn(join(bundle, 'Start Borrowed Earth.sh'), {
		cwd: home,
		env: { HOME: home, PATH: '/usr/bin:/bin', ...env },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	running.push(child);
	let said = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
	return { child, said: () => said };
}

/** The same once it is open. */
async function open(home: string, env: Record<string, string> = {}) {
	const started = start(home, env);
	await expect.poll(started.said, { timeout: 60_000 }).toMatch(/close this window/);
	const origin = /http:\/\/localhost:\d+/.exec(started.said())?.[0] ?? '';
	return { ...started, origin, port: Number(new URL(origin).port) };
}

/** A workshop with a table at which two sit: its pages and papers, and who may see them. */
async function lesson(origin: string) {
	const house = { origin };
	const { workshop = '', token: lead = '' } = await demand(house, 'workshops', {
		body: { title: 'Class 7b' }
	});
	const body = { game: 'biome', seats: 2 };
	const { table = '', code = '' } = await demand(house, `workshops/${workshop}/tables`, {
		body,
		token: lead
	});
	const { token = '' } = await demand(house, 'join', { body: { code, name: 'أمل Олена' } });
	return { workshop, table, code, lead, cookie: `t_${table}=${token}; w_${workshop}=${lead}` };
}

describe('the zip', () => {
	test('is of the same bytes each time, and its sum is written beside it', () => {
		const again = made(join(place, 'again'));
		expect(Buffer.compare(again.zip, zip)).toBe(0);
		expect(again.sums).toMatch(/^[\da-f]{64} {2}borrowed-earth-[\d.]+-linux-x64\.zip\n$/);
	});

	test('holds what is needed and no more, in names that every system can write', () => {
		const names = [...modesIn(zip).keys()];
		expect(
			names.filter((name) => /\.(br|map|ts|svelte)$|\/app\/src\/|\/compiled\//.test(name))
		).toEqual([]);
		expect(names.filter((name) => /[<>:"|?*\\]|[ .]$|\/(con|nul|aux|prn)\b/i.test(name))).toEqual(
			[]
		);
		expect(names.filter((name) => !name.startsWith('Borrowed Earth/'))).toEqual([]);
		expect(names.filter((name) => name.endsWith('.node'))).toHaveLength(1);
		expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(140);
		expect(zip.length).toBeLessThan(110e6);
		expect(names.length).toBeLessThan(7_600);
	});

	test('marks as programs Node and the start file alone', () => {
		const programs = [...modesIn(zip)].filter(([, mode]) => mode !== 0o644);
		expect(programs.map(([name, mode]) => [basename(name), mode])).toEqual([
			['Start Borrowed Earth.sh', 0o755],
			['node', 0o755]
		]);
	});
});

const listed = () => globSync('**/*', { cwd: bundle }).toSorted();

test('every page and print answers, in a folder that nobody may write to', async () => {
	const before = listed();
	const folders = globSync('**/', { cwd: bundle }).map((folder) => join(bundle, folder));
	for (const folder of [bundle, ...folders]) chmodSync(folder, 0o555);
	const { origin, said } = await open(join(place, 'pages'), { PORT: '0' });
	const { workshop, table, code, lead, cookie } = await lesson(origin);
	const authorization = `Bearer ${lead}`;
	const desk = `/workshop/${workshop}`;
	const at = `/table/${table}`;
	const pages = [
		...['/', '/join', `/join/${code}`, '/open', '/settings', '/sample', '/games', '/games/biome'],
		...[
			'/games/hunt',
			'/games/hunt/try',
			desk,
			`${desk}/class`,
			`${desk}/compare`,
			`${desk}/papers`
		],
		...[at, `${at}/screen`, `${at}/print`, `${at}/debrief`],
		...['/healthz', '/readyz']
	];
	for (const page of pages) {
		const { status } = await fetch(origin + page, { headers: { cookie, 'accept-language': 'ar' } });
		expect([page, status]).toEqual([page, 200]);
	}
	const prints = [
		...['history', 'record', 'debrief', 'page', 'poster', 'poster-large', 'booklet'],
		...['blank', 'cards', 'sheet/0']
	];
	const papers = [
		...prints.map((print) => `/api/tables/${table}/print/${print}.pdf`),
		`/api/workshops/${workshop}/print/runsheet.pdf`
	];
	for (const paper of papers) {
		const answer = await fetch(origin + paper, { headers: { authorization } });
		expect([paper, answer.status]).toEqual([paper, 200]);
		expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
	}
	for (const folder of [bundle, ...folders]) chmodSync(folder, 0o755);
	expect(listed()).toEqual(before); // an administrator may write anywhere
	expect(said()).not.toMatch(/"level":"(error|warn)"/);
});

test('with a folder `Data` beside the start file all data lie there; killed or hung up, nothing is lost', async () => {
	const data = join(bundle, 'Data');
	mkdirSync(data);
	const home = join(place, 'stick');
	const first = await open(home, { PORT: '0' });
	const { workshop, cookie } = await lesson(first.origin);
	const desk = async (origin: string) =>
		(await fetch(`${origin}/workshop/${workshop}`, { headers: { cookie } })).text();
	await end(first.child, 'SIGKILL');
	const second = await open(home);
	expect(second.port).toBe(first.port);
	expect(await desk(second.origin)).toContain('Class 7b');
	expect(await end(second.child, 'SIGHUP')).toBe(0);
	expect(existsSync(join(data, 'borrowed-earth.db-wal'))).toBe(false);
	const third = await open(home);
	expect(await desk(third.origin)).toContain('Class 7b');
	expect(existsSync(join(home, '.local'))).toBe(false);
	await end(third.child, 'SIGTERM');
	rmSync(data, { recursive: true });
});

test('a second start leads to the first; a port that another program has taken is left to it', async () => {
	const home = join(place, 'twice');
	const first = await open(home, { PORT: '0' });
	const second = start(home);
	await once(second.child, 'close');
	expect([second.child.exitCode, second.said()]).toEqual([
		0,
		expect.stringContaining(first.origin)
	]);
	await end(first.child, 'SIGTERM');
	const other = createServer((socket) => socket.resume()).listen(first.port);
	await once(other, 'listening');
	const again = await open(home);
	expect(again.port).not.toBe(first.port);
	expect(again.said()).toContain(`uses port ${first.port}, so this time it is ${again.port}.`);
	other.close();
});
