/** The zip that a teacher downloads: unpacked into an odd folder, and started as a double click does, where there is neither Node nor npm. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	existsSync,
	globSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demand } from './house.ts';
import { unpack } from './unpacking.ts';
import { newFolder } from '../folder.ts';

const NAME = 'linux-x64';
let place = '';
/** The folder that the zip unpacks to. */
let bundle = '';

beforeAll(() => {
	place = newFolder();
	const args = ['scripts/bundle/make.mjs', '--for', NAME, '--out', place];
	const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
	expect([status, stderr]).toEqual([0, '']);
	const [file = ''] = globSync('*.zip', { cwd: place });
	unpack(readFileSync(join(place, file)), join(place, 'Ü & ö (1)'));
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

const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'pl', 'uk'];
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
	const named = new Set<string>();
	for (const [at, page] of pages.entries()) {
		const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
		const headers = { cookie, 'accept-language': language };
		const answer = await fetch(origin + page, { headers });
		expect([page, answer.status]).toEqual([page, 200]);
		for (const [path] of (await answer.text()).matchAll(/\/_app\/[\w./-]+\.(js|css)/g))
			named.add(path);
	}
	expect(named.size).toBeGreaterThan(50);
	for (const path of ['/icon.svg', '/look.js', ...named]) {
		const { status, headers } = await fetch(origin + path);
		expect([path, status, headers.get('content-type')]).toEqual([
			path,
			200,
			expect.stringMatching(/javascript|css|svg/)
		]);
	}
	const prints = [
		...['history', 'record', 'debrief', 'page', 'poster', 'poster-large', 'wall', 'booklet'],
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

test('the desk at the same machine ends it in order, and nothing is lost', async () => {
	const home = join(place, 'ended');
	const first = await open(home, { PORT: '0' });
	const { workshop, lead, cookie } = await lesson(first.origin);
	const here = await fetch(`${first.origin}/api/here`);
	expect(await here.json()).toMatchObject({ ends: true, reached: false });
	const closed = once(first.child, 'close');
	const answer = await fetch(`${first.origin}/api/workshops/${workshop}/end`, {
		method: 'POST',
		headers: { authorization: `Bearer ${lead}` }
	});
	expect(answer.status).toBe(204);
	expect(await closed).toEqual([0, null]);
	const again = await open(home);
	const desk = await fetch(`${again.origin}/workshop/${workshop}`, { headers: { cookie } });
	expect(await desk.text()).toContain('Class 7b');
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

/** A home in which an earlier version was the last to run; its data file's form, and who was there. */
function homeOf(fixture: string) {
	const home = newFolder();
	const data = join(home, '.local/share/borrowed-earth');
	mkdirSync(data, { recursive: true });
	const file = join(data, 'borrowed-earth.db');
	const left = join('test/fixtures', fixture);
	writeFileSync(file, gunzipSync(readFileSync(join(left, 'data.sqlite.gz'))));
	const db = new Database(file);
	db.exec(`UPDATE workshops SET expires = ${Date.UTC(2100, 0)}`);
	db.close();
	return {
		home,
		data,
		...(JSON.parse(readFileSync(join(left, 'expected.json'), 'utf8')) as Before)
	};
}
interface Before {
	readonly schemaVersion: number;
	readonly workshop: { readonly id: string; readonly title: string };
	readonly facilitator: { readonly token: string };
	readonly tables: readonly {
		readonly id: string;
		readonly people: { readonly seat: number; readonly token: string }[];
	}[];
}

test.each(['0.1.0', 'zip'])(
	'data of an earlier version (%s) are copied as they were, then brought up to date: desk, every table and seat are there',
	async (fixture) => {
		const { home, data, schemaVersion, workshop, facilitator, tables } = homeOf(fixture);
		const { origin, said } = await open(home, { PORT: '0' });
		const cookie = `w_${workshop.id}=${facilitator.token}`;
		const desk = await fetch(`${origin}/workshop/${workshop.id}`, { headers: { cookie } });
		expect(await desk.text()).toContain(workshop.title);
		for (const { id, people } of tables)
			for (const { seat, token } of people)
				expect(await demand({ origin }, `tables/${id}/view`, { token })).toMatchObject({ seat });
		expect(said()).not.toMatch(/"level":"(error|warn)"/);
		const copies = readdirSync(join(data, 'backups'));
		expect(copies).toEqual([expect.stringMatching(/^earlier-\d{4}-\d\d-\d\d\.db$/)]);
		const copy = new Database(join(data, 'backups', copies[0] ?? ''), { readonly: true });
		expect(copy.pragma('user_version', { simple: true })).toBe(schemaVersion);
		copy.close();
	}
);

test('what was written with an earlier zip is there word by word, and the lesson goes on where it stopped', async () => {
	const { home, facilitator, tables } = homeOf('zip');
	const { origin } = await open(home, { PORT: '0' });
	const { id, people } = tables[0] ?? expect.unreachable();
	const token = facilitator.token;
	const texts = await demand({ origin }, `tables/${id}/texts`, { token });
	expect(JSON.stringify(texts)).toContain('The old oak remembers the flood.');
	const robin = people[0]?.token ?? '';
	const { view } = await demand<{ view: unknown }>({ origin }, `tables/${id}/view`, {
		token: robin
	});
	expect(view).toMatchObject({
		step: 'plan',
		glossary: { adaptability: 'We bend.' },
		current: { challenge: { text: 'A flood that stays for years' } }
	});
	const action = {
		type: 'plan',
		solution: 'Our roots hold the slope',
		stat: 'resilience',
		rp: 1,
		resource: { name: 'Roots' }
	};
	const done = await demand({ origin }, `tables/${id}/actions`, {
		body: { id: 'on', action },
		token: robin
	});
	expect(done).toHaveProperty('seq');
});
