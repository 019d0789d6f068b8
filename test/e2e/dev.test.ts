/** What whoever writes a game has: `npm run dev` goes on when its rules are edited, and its pages keep the game. On a copy of the tree, so that nothing else is disturbed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.mjs';
import { DESK, device, leave, openBrowser } from './house.ts';
import { newFolder } from '../folder.ts';

const TREE = ['src', 'messages', 'static', 'project.inlang', 'scripts', 'docs', 'CHANGELOG.md'];
const RULES = 'src/lib/games/timelock/rules/action.ts';
const SPECIMENS = 'src/routes/dev/pieces/specimens';
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
	folder = newFolder();
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
	// however long a busy machine takes: it is given up once its process has ended
	while ((await statusOf('/')) !== 200) {
		expect(dev.exitCode, said).toBeNull();
		await new Promise((again) => setTimeout(again, 500));
	}
});
afterAll(async () => {
	await leave(await openBrowser());
	const ended = dev && new Promise((gone) => dev?.once('exit', gone));
	dev?.kill();
	await ended;
	rmSync(folder, { recursive: true });
});

test('a page is there before and after a rules file was edited, with one figure of each name', async () => {
	expect(await statusOf('/healthz')).toBe(200);
	for (const edit of [1, 2]) {
		const before = said.length;
		appendFileSync(join(folder, RULES), `// edit ${edit}\n`);
		await expect.poll(() => said.slice(before)).toContain('page reload');
		expect(await statusOf('/'), said).toBe(200);
		expect(await statusOf('/healthz'), said).toBe(200);
	}
});

/** What the log of the game under work says, line by line. */
const told = (page: Page) => page.getByRole('main').locator('section > ol > li').allInnerTexts();
/** What a seat sees, as JSON. */
async function seen(page: Page, seat: string): Promise<string> {
	const json = page.getByRole('region', { name: seat }).locator('details', { hasText: 'sees' });
	return (await json.locator('pre').textContent()) ?? '';
}

/** Does what has the page load anew, and waits until Vite can tell the new page of the next edit. */
async function reloaded(page: Page, act: () => unknown) {
	const open = page.waitForEvent('console', (one) => one.text() === '[vite] connected.');
	await act();
	await open;
}

test('a game under work is played at random from every seat, and is there after a reload, after an edit and in another language', async () => {
	const { page } = await device(await openBrowser(), { viewport: DESK });
	await page.goto(`${at}/dev/timelock?seats=2`);
	const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
	expect(await told(page)).toEqual([]);
	await press('10 random moves');
	const ten = await told(page);
	expect(ten.length).toBeGreaterThanOrEqual(10);
	const both = [await seen(page, 'Seat 1'), await seen(page, 'Seat 2')];
	await reloaded(page, () => page.reload());
	await expect.poll(() => told(page)).toEqual(ten);
	expect([await seen(page, 'Seat 1'), await seen(page, 'Seat 2')]).toEqual(both);

	await reloaded(page, () => {
		appendFileSync(join(folder, RULES), '// edit 3\n'); // Vite asks the page to reload
	});
	await expect.poll(() => told(page)).toEqual(ten);

	await press('Take it back');
	expect((await told(page)).length).toBeLessThan(ten.length);
	await page.getByLabel('Language').selectOption('Deutsch');
	await page.getByRole('button', { name: '1 zufälliger Zug' }).waitFor();
	const german = await told(page);
	expect(german.length).toBeGreaterThan(0);
	expect(ten).not.toEqual(expect.arrayContaining(german));

	const wall = page.getByRole('region', { name: 'Beamer' });
	const size = await wall.evaluate((one) => {
		const { width, height } = getComputedStyle(one);
		return [width, height];
	});
	expect(size).toEqual(['1920px', '1080px']);
});

test('a game under work begins with the seats and options that are chosen, and ends', async () => {
	const { page, complaints } = await device(await openBrowser(), { viewport: DESK });
	await page.goto(`${at}/dev/martian-12s?seats=4`);
	await page.getByRole('region', { name: 'Seat 4' }).waitFor();
	await page.getByRole('button', { name: 'Random moves to the end' }).click();
	const position = page.locator('details', { hasText: 'Position' }).locator('pre').last();
	await expect.poll(() => position.textContent()).toContain('"phase": "over"');
	expect(complaints).toEqual([]);
});

test('every piece is shown with the code that draws it', async () => {
	const { page, complaints } = await device(await openBrowser(), { viewport: DESK });
	await page.goto(`${at}/dev/pieces`);
	const files = readdirSync(SPECIMENS);
	const sections = page.getByRole('main').locator('section');
	await expect.poll(() => sections.count()).toBeGreaterThanOrEqual(files.length);
	for (const file of files) {
		const piece = page.getByRole('region', { name: file.replace('.svelte', ''), exact: true });
		expect(await piece.locator('pre').textContent()).toBe(
			readFileSync(join(SPECIMENS, file), 'utf8')
		);
		const drawn = piece.locator(':scope > :not(h2, details)');
		expect((await drawn.first().boundingBox())?.height, file).toBeGreaterThan(0);
	}
	expect(complaints).toEqual([]);
});
