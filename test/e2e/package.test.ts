/** `npx borrowed-earth`: the package, installed without a network into an empty folder, and run by whoever has Node. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demand } from './house.ts';

let place = '';
let child: ChildProcess | null = null;

/** Runs a program to its end, which has to be a good one. */
function run(program: string, args: readonly string[], cwd: string): void {
	const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
	expect([program, status, stderr]).toEqual([program, 0, '']);
}

beforeAll(() => {
	place = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
	run(process.execPath, ['scripts/bundle/package.mjs', '--out', place], '.');
	const [file = ''] = globSync('*.tgz', { cwd: place });
	expect(statSync(join(place, file)).size).toBeLessThan(80e6);
	run('npm', ['install', '--offline', '--silent', '--prefix', join(place, 'empty'), file], place);
}, 600_000);
afterAll(async () => {
	if (child?.exitCode === null) {
		child.kill('SIGTERM');
		await once(child, 'close');
	}
	rmSync(place, { recursive: true });
});

test('serves pages and prints, with its data in the user’s own folder', async () => {
	const home = join(place, 'home');
	const nodes = dirname(process.execPath);
	child = spawn(join(place, 'empty', 'node_modules', '.bin', 'borrowed-earth'), {
		cwd: place,
		env: { HOME: home, PATH: `${nodes}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', PORT: '0' },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (bytes: Buffer) => (said += bytes.toString()));
	await expect.poll(() => said, { timeout: 60_000 }).toMatch(/On this computer +http/);
	const origin = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
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
