/** `npx borrowed-earth`: the package, installed without a network into an empty folder, and run by whoever has Node; and unpacked, as a container runs it. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.mjs';
import { demand } from './house.ts';
import { newFolder } from '../folder.ts';

let place = '';
let child: ChildProcess | null = null;

/** Runs a program to its end, which has to be a good one. */
function run(program: string, args: readonly string[], cwd: string): void {
	const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
	expect([program, status, stderr]).toEqual([program, 0, '']);
}

beforeAll(() => {
	place = newFolder();
	run(process.execPath, ['scripts/bundle/package.mjs', '--out', place], '.');
	const [file = ''] = globSync('*.tgz', { cwd: place });
	expect(statSync(join(place, file)).size).toBeLessThan(80e6);
	run('npm', ['install', '--offline', '--silent', '--prefix', join(place, 'empty'), file], place);
}, 600_000);
afterAll(() => {
	rmSync(place, { recursive: true });
});

afterEach(async () => {
	if (child?.exitCode !== null) return;
	child.kill('SIGTERM');
	await once(child, 'close');
});

/** Runs it until it says where it can be opened; the answer. */
async function open(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
	child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
	let said = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (bytes: Buffer) => (said += bytes.toString()));
	await expect.poll(() => said, { timeout: 60_000 }).toMatch(/On this computer +http/);
	return /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
}

test('serves pages and prints, with its data in the user’s own folder', async () => {
	const home = join(place, 'home');
	const nodes = dirname(process.execPath);
	const program = join(place, 'empty', 'node_modules', '.bin', 'borrowed-earth');
	const env = { HOME: home, PATH: `${nodes}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', PORT: '0' };
	const origin = await open(program, [], place, env);
	const page = await fetch(origin);
	expect(page.status).toBe(200);
	const [script = ''] = /\/_app\/[\w./-]+\.js/.exec(await page.text()) ?? [];
	expect((await fetch(origin + script)).status).toBe(200);
	const { workshop = '', token = '' } = await demand({ origin }, 'workshops', {
		body: { title: 'Class 7b' }
	});
	await demand({ origin }, `workshops/${workshop}/tables`, {
		body: { game: 'biome', seats: 2 },
		token
	});
	const paper = await fetch(`${origin}/api/workshops/${workshop}/print/runsheet.pdf`, {
		headers: { authorization: `Bearer ${token}` }
	});
	expect(Buffer.from(await paper.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
	expect(
		statSync(join(home, '.local/share/borrowed-earth/borrowed-earth.db')).size
	).toBeGreaterThan(0);
});

/** What the container file says after a word at a line's beginning. */
const lineOf = (word: string) =>
	new RegExp(`^${word} (.+)$`, 'm').exec(readFileSync('Containerfile', 'utf8'))?.[1] ?? '';

test('the container runs the same files: its command serves, with its data where they are set, and its look at health is content', async () => {
	expect(lineOf('COPY --from=build')).toBe('/made/package ./');
	run('tar', ['-xzf', ...globSync('*.tgz', { cwd: place })], place);
	const inside = join(place, 'package');
	const port = String(await freePort());
	const env = { PATH: dirname(process.execPath), PORT: port, DATA_DIR: join(place, 'volume') };
	const [, ...args] = JSON.parse(lineOf('CMD')) as string[];
	const origin = await open(process.execPath, args, inside, { ...env, LC_ALL: 'C.UTF-8' });
	expect((await fetch(origin)).status).toBe(200);
	const [, ...look] = JSON.parse(lineOf('HEALTHCHECK CMD').replace('3000', port)) as string[];
	run(process.execPath, look, inside);
	expect(statSync(join(place, 'volume', 'borrowed-earth.db')).size).toBeGreaterThan(0);
});
