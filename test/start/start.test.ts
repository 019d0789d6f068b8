/** How the program starts, with a server in place of ours that keeps its port and says who it is. Real processes, ports and folders. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRunning, type Running } from '../../src/start/running.mjs';
import { SCHEMA_VERSION } from '../../src/lib/server/storage/schemaVersion.ts';
import { newFolder } from '../folder.ts';
import { taking } from './taking.ts';

const SERVER = `import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
const opening = Promise.withResolvers();
export const opened = opening.promise;
const server = createServer((_, answer) => answer.setHeader('running', globalThis.runningId ?? '').end());
await setTimeout(Number(process.env.LATE ?? 0));
server.listen({ port: Number(process.env.PORT) }, () => {
	console.log('open', server.address().port, process.env.DATA_DIR ?? 'nowhere', process.cwd());
	opening.resolve(server.address().port);
});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.close(() => process.exit(0)));
`;
const PARTS = [
	'src/start.mjs',
	'src/start',
	'package.json',
	'src/lib/server/base/setting.ts',
	'src/lib/server/storage/schemaVersion.ts',
	'src/lib/server/base/terminal.mjs',
	'messages/en/terminal.json',
	'messages/de/terminal.json'
];

let place = '';
let home = '';
let program = '';
const children: ReturnType<typeof spawn>[] = [];
beforeEach(() => {
	place = newFolder();
	home = join(place, 'home');
	program = join(place, 'Ü & ö (1)', 'app');
	for (const part of PARTS) cpSync(part, join(program, part), { recursive: true });
	writeFileSync(join(program, 'src', 'server.ts'), SERVER);
	for (const folder of [join(program, 'node'), home, join(place, 'bin')])
		mkdirSync(folder, { recursive: true });
	const opener = join(place, 'bin', 'xdg-open');
	writeFileSync(opener, `#!/bin/sh\necho "$1" >> '${join(place, 'browsed')}'\n`);
	chmodSync(opener, 0o755);
});
afterEach(async () => {
	for (const child of children.splice(0)) {
		if (child.exitCode !== null || child.signalCode !== null) continue;
		child.kill('SIGKILL');
		await once(child, 'close');
	}
	// a browser that was asked for may still be beginning
	rmSync(place, { recursive: true, maxRetries: 5 });
});

/** Starts it as a double click does: without anything of this process's environment. */
function start(env: Record<string, string> = {}) {
	const child = spawn(process.execPath, [join(program, 'src', 'start.mjs')], {
		cwd: place,
		env: { HOME: home, PATH: `${join(place, 'bin')}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', ...env },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	children.push(child);
	let said = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
	return { child, said: () => said, ended: once(child, 'close') as Promise<[number | null]> };
}

/** The same once it is open: with its port and its data folder. */
async function open(env: Record<string, string> = {}) {
	const started = start(env);
	await expect.poll(started.said).toMatch(/close this window/);
	const [, port = '', folder = ''] = /^open (\d+) (.+) \//m.exec(started.said()) ?? [];
	return { ...started, port: Number(port), folder };
}

const browsed = () => {
	const list = join(place, 'browsed');
	return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
};
const last = (folder: string): unknown =>
	JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'));

test('from any folder it serves the user’s own data, says where, and opens the browser', async () => {
	const { port, folder, said } = await open({ PORT: '0' });
	expect(folder).toBe(join(home, '.local', 'share', 'borrowed-earth'));
	expect(said()).toContain(`Your data         ${folder}`);
	await expect.poll(browsed).toEqual([`http://localhost:${port}`]);
	expect(statSync(folder).mode & 0o777).toBe(0o700);
	expect(last(folder)).toMatchObject({ port });
});

test('with a folder `Data` beside the start file the data lie there', async () => {
	mkdirSync(join(program, '..', 'Data'));
	expect((await open({ PORT: '0' })).folder).toBe(join(program, '..', 'Data'));
});

test('a second start leads to the first, and ends well', async () => {
	const { port } = await open({ PORT: '0' });
	const second = start();
	expect(await second.ended).toEqual([0, null]);
	expect(second.said()).toContain(`is running already: http://localhost:${port}`);
	await expect.poll(() => browsed().length).toBe(2);
	expect(browsed()[1]).toBe(`http://localhost:${port}`);
});

test('a second start while the first is still beginning waits for it', async () => {
	const first = start({ LATE: '1500' });
	const running = join(home, '.local', 'share', 'borrowed-earth', 'running.json');
	await expect.poll(() => existsSync(running)).toBe(true);
	expect(first.said()).not.toContain('open');
	const second = start();
	expect(await second.ended).toEqual([0, null]);
	expect(second.said()).toContain('is running already');
});

test('after one that was killed it starts again, where that was', async () => {
	const first = await open({ PORT: '0' });
	first.child.kill('SIGKILL');
	await first.ended;
	const again = await open();
	expect(again.port).toBe(first.port);
	expect(again.said()).not.toMatch(/running already|Another program/);
});

test('another program that answers at its old port is none of ours: it takes the next free one and says so', async () => {
	const first = await open({ PORT: '0' });
	first.child.kill('SIGKILL');
	await first.ended;
	await using other = await taking(first.port);
	const again = await open();
	expect(again.port).not.toBe(other.port);
	expect(again.said()).toContain(`uses port ${first.port}, so this time it is ${again.port}.`);
});

test('the number of one that has gone may be another program’s by now: nobody waits for it', async () => {
	const { folder, child, ended } = await open({ PORT: '0' });
	child.kill('SIGKILL');
	await ended;
	const left = { ...(last(folder) as Running), pid: process.ppid };
	for (const said of [left, { ...left, isOpen: false, at: Date.now() - 60_000 }])
		expect(await isRunning(said, Infinity)).toBe(false);
});

test('before another version begins, the data are copied; the same version copies nothing', async () => {
	const { folder, child, ended } = await open({ PORT: '0' });
	child.kill('SIGTERM');
	await ended;
	writeFileSync(join(folder, 'borrowed-earth.db'), 'data');
	const again = await open();
	expect(existsSync(join(folder, 'backups'))).toBe(false);
	again.child.kill('SIGTERM');
	await again.ended;
	writeFileSync(
		join(folder, 'running.json'),
		JSON.stringify({ ...(last(folder) as object), version: '0.2.0' })
	);
	await open();
	const [copy = ''] = readdirSync(join(folder, 'backups'));
	expect(copy).toMatch(/^0\.2\.0-\d{4}-\d\d-\d\d\.db$/);
	expect(readFileSync(join(folder, 'backups', copy), 'utf8')).toBe('data');
});

test('data of a later version are left alone, and both versions are named', async () => {
	const { folder, child, ended } = await open({ PORT: '0' });
	child.kill('SIGTERM');
	await ended;
	const data = Buffer.alloc(100);
	data.writeUInt32BE(SCHEMA_VERSION + 1, 60);
	writeFileSync(join(folder, 'borrowed-earth.db'), data);
	writeFileSync(
		join(folder, 'running.json'),
		JSON.stringify({ ...(last(folder) as object), version: '9.1.0' })
	);
	const refused = start();
	expect(await refused.ended).toEqual([1, null]);
	expect(refused.said()).toMatch(
		/last used by Borrowed Earth 9\.1\.0\. This is \d+\.\d+\.\d+, which/
	);
	expect(existsSync(join(folder, 'backups'))).toBe(false);
	expect(last(folder)).toMatchObject({ version: '9.1.0' });
});

test.each(['SIGTERM', 'SIGHUP'] as const)('%s ends it in order', async (signal) => {
	const { child, ended } = await open({ PORT: '0' });
	child.kill(signal);
	expect(await ended).toEqual([0, null]);
});

test('where nothing can be saved it names the folder and what to do', async () => {
	writeFileSync(join(place, 'file'), '');
	const { ended, said } = start({ DATA_DIR: 'file/data' });
	expect(await ended).toEqual([1, null]);
	expect(said()).toContain(`Nothing can be saved in ${join(place, 'file', 'data')}. Put`);
});

test('in a zip that is only looked into it asks to unpack it', async () => {
	const inside = join(place, 'Temp1_borrowed-earth.zip', 'app');
	cpSync(program, inside, { recursive: true });
	program = inside;
	const { ended, said } = start({ LC_ALL: 'de_DE.UTF-8' });
	expect(await ended).toEqual([1, null]);
	expect(said()).toContain('Entpacken Sie zuerst');
	expect(existsSync(join(home, '.local'))).toBe(false);
});

test('from the source it opens no browser, and with PostgreSQL it asks no folder', async () => {
	rmSync(join(program, 'node'), { recursive: true });
	const { said } = start({ PORT: '0', DATABASE_URL: 'postgresql://x' });
	await expect.poll(said).toMatch(/^open \d+ nowhere/);
	const here = start({ PORT: '0', DATA_DIR: 'data' });
	await expect.poll(here.said).toContain(join(place, 'data'));
	expect(here.said()).not.toMatch(/Starting|close this window/);
	expect(browsed()).toEqual([]);
});
