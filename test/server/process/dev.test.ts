/** `npm run dev` goes on when somebody edits the rules of a game: on a copy of the tree, so that nothing else is disturbed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/ports.mjs';

const TREE = ['src', 'messages', 'static', 'project.inlang', 'scripts', 'docs', 'CHANGELOG.md'];
const FILES = ['package.json', 'tsconfig.json', 'svelte.config.js', 'vite.config.ts'];

let folder = '';
let dev: ChildProcess | undefined;
let at = '';
let said = '';

const heard = (text: unknown) => {
	said += String(text);
};

const statusOf = async (path: string): Promise<number> => {
	try {
		const answer = await fetch(at + path, { headers: { accept: 'text/html' } });
		await answer.arrayBuffer();
		return answer.status;
	} catch {
		return 0; // not there yet
	}
};

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
	for (const name of [...TREE, ...FILES]) cpSync(name, join(folder, name), { recursive: true });
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
	const port = await freePort();
	at = `http://127.0.0.1:${port}`;
	const vite = ['node_modules/vite/bin/vite.js', 'dev', '--host', '127.0.0.1'];
	dev = spawn(process.execPath, [...vite, '--port', String(port), '--strictPort'], {
		cwd: folder,
		env: { ...process.env, DATA_DIR: join(folder, 'data'), VITEST: '', NODE_ENV: 'development' },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', heard);
	const isThere = async () => {
		expect(await statusOf('/'), said).toBe(200);
	};
	await vi.waitFor(isThere, { timeout: 500_000, interval: 500 });
});
afterAll(async () => {
	const ended = dev && new Promise((gone) => dev?.once('exit', gone));
	dev?.kill();
	await ended;
	rmSync(folder, { recursive: true });
});

test('a page is there before and after a rules file was edited, with one figure of each name', async () => {
	expect(await statusOf('/healthz')).toBe(200);
	for (const edit of [1, 2]) {
		const before = said.length;
		appendFileSync(join(folder, 'src/lib/games/timelock/rules/action.ts'), `// edit ${edit}\n`);
		await expect.poll(() => said.length).toBeGreaterThan(before);
		expect(await statusOf('/'), said).toBe(200);
		expect(await statusOf('/healthz'), said).toBe(200);
	}
});
