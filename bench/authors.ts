/** npm run lab -- bench-authors [--times 5]: what the author of a game waits for: `add-game` of each example, then in `npm run dev` a text and a rule that were changed, in seconds and in seconds of processor. On a copy of the tree, so that nothing of it stays. Fails where one takes longer than it may; a machine that does something else makes all of it longer. */
import { spawn, spawnSync } from 'node:child_process';
import {
	cpSync,
	globSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.mjs';
import { wholeOf } from '../scripts/command.ts';
import { freePort } from '../scripts/ports.mjs';
import { spentBy } from './processes.ts';
import { at } from './spread.ts';

/** Seconds that each may take. */
const [ADDING, SEEING] = [60, 2];
/** What is changed to and fro: a text, a number in the rules, and what then shows. */
const GAME = 'low-tide-market';
const TEXT = {
	file: `games/${GAME}/messages/en/${GAME}.json`,
	from: '"The row"',
	to: '"The quay"'
};
const RULE = { file: `games/${GAME}/rules/state.ts`, from: 'HAND = 3', to: 'HAND = 4' };

const { values } = parseArgs({ options: { times: { type: 'string', default: '5' } } });
const times = wholeOf('times', values.times);
const tree = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
try {
	for (const name of [
		...['src', 'messages', 'static', 'project.inlang', 'scripts', 'docs', 'test', 'examples'],
		...globSync(['*.js', '*.ts', '*.json', '*.md', '.*rc.json'])
	])
		cpSync(name, join(tree, name), { recursive: true });
	symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
	for (const example of globSync('examples/*')) add(example);
	await edit();
} finally {
	rmSync(tree, { recursive: true, maxRetries: 3 });
}

interface Taken {
	readonly seconds: number;
	readonly spent: number;
}

/** Prints the median of what was measured, and notes where it is too long. */
function say(what: string, taken: readonly Taken[], most: number): void {
	const median = (of: (one: Taken) => number) =>
		at(
			taken.map(of).toSorted((a, b) => a - b),
			0.5
		);
	const seconds = median((one) => one.seconds);
	if (seconds > most) process.exitCode = 1;
	const spent = median((one) => one.spent).toFixed(2);
	console.log(`${what}: ${seconds.toFixed(2)} s of at most ${most}, ${spent} s of processor`);
}

function add(example: string): void {
	const [began, before] = [performance.now(), spentBy([process.pid])];
	const { status, stderr } = spawnSync(process.execPath, ['scripts/add-game.ts', example], {
		cwd: tree,
		encoding: 'utf8'
	});
	if (status !== 0) throw new Error(stderr);
	const seconds = (performance.now() - began) / 1_000;
	say(`add-game ${example}`, [{ seconds, spent: spentBy([process.pid]) - before }], ADDING);
}

/** Changes a text and a rule while somebody looks at the game. */
async function edit(): Promise<void> {
	const port = await freePort();
	const vite = ['node_modules/vite/bin/vite.js', 'dev', '--host', '127.0.0.1', '--strictPort'];
	const env = { ...process.env, DATA_DIR: join(tree, 'data') };
	const dev = spawn(process.execPath, [...vite, '--port', String(port)], { cwd: tree, env });
	const browser = await chromium.launch({ executablePath: (await findChromium()) ?? '' });
	try {
		const page = await browser.newPage();
		const address = `http://127.0.0.1:${port}/dev/${GAME}?seats=2`;
		while (!(await page.goto(address, { timeout: 0 }).catch(() => null))) await wait(500);
		await page.getByRole('region', { name: 'Seat 2' }).waitFor({ timeout: 0 });
		const told = (name: string) => async () =>
			(await page.getByLabel(name, { exact: true }).count()) > 0;
		const held = (cards: number) => async () => (await handOf(page)).length === cards;
		const pid = dev.pid ?? 0;
		say('a text', await changed(pid, TEXT, [told('The quay'), told('The row')]), SEEING);
		say('a rule', await changed(pid, RULE, [held(4), held(3)]), SEEING);
	} finally {
		await browser.close();
		const ended = new Promise((gone) => dev.once('exit', gone));
		dev.kill();
		await ended;
	}
}

/** What the first seat holds, as the page shows the position. */
async function handOf(page: Page): Promise<readonly unknown[]> {
	const position = page.locator('details', { hasText: 'Position' }).locator('pre').last();
	const { hands } = JSON.parse((await position.textContent()) ?? '') as { hands: unknown[][] };
	return hands[0] ?? [];
}

/** How long it takes until a change, and then the way back, shows; `pid` is the server's. */
async function changed(
	pid: number,
	{ file, from, to }: typeof TEXT,
	shown: readonly (() => Promise<boolean>)[]
): Promise<Taken[]> {
	const path = join(tree, file);
	const texts = [readFileSync(path, 'utf8').replace(from, to), readFileSync(path, 'utf8')];
	const taken: Taken[] = [];
	for (let time = 0; time < times; time++) {
		const [began, before] = [performance.now(), spentBy([pid])];
		writeFileSync(path, texts[time % 2] ?? '');
		// a page that is just loaded anew has nothing to be asked
		while (!(await shown[time % 2]?.().catch(() => false))) await wait(20);
		taken.push({ seconds: (performance.now() - began) / 1_000, spent: spentBy([pid]) - before });
	}
	return taken;
}
