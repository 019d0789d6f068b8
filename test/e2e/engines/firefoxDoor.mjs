#!/usr/bin/env node
/** Firefox as Playwright starts it, with a door between the two: what this Firefox has not learned to do yet is answered as done. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Tab leads on from the page to the browser's own buttons, which no key that is sent to the page leads out of: they are taken away. */
const OWN_BUTTONS = '#navigator-toolbox, #sidebar-main, #sidebar-box { display: none !important; }';

/** A gesture of keys. */
const KEYS = /"type":"key"/;
/** What the door itself asks is numbered from here. */
const OURS = 1_000_000_000;

const args = process.argv.slice(2);
const profile = args[args.indexOf('--profile') + 1] ?? '';
mkdirSync(join(profile, 'chrome'), { recursive: true });
writeFileSync(join(profile, 'chrome', 'userChrome.css'), OWN_BUTTONS);

const firefox = spawn(process.env['FIREFOX'] ?? 'firefox-esr', args, {
	stdio: ['ignore', 'ignore', 'pipe'],
	env: { ...process.env, HOME: profile }
});
const end = () => firefox.kill('SIGKILL');
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
process.on('exit', end);
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface(firefox.stderr).on('line', (line) => {
	const address = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
	if (!address) return;
	const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
		const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
		process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${String(port)}\n`);
	});
	server.on('connection', (near, { url }) => {
		converse(near, new WebSocket(`${address}${url ?? ''}`, { perMessageDeflate: false }));
	});
});

/**
 * Passes on what both say. Only the window in front takes keys: each is brought there before its keys, which wait in line.
 * @param {WebSocket} near Playwright
 * @param {WebSocket} far Firefox
 */
function converse(near, far) {
	const open = once(far, 'open');
	/** @type {Map<number, () => void>} */
	const answered = new Map();
	let front = '';
	let line = Promise.resolve();
	let last = OURS;

	/** @param {number} id @param {string} words */
	const ask = (id, words) =>
		new Promise((/** @type {(value: void) => void} */ done) => {
			answered.set(id, done);
			far.send(words);
		});

	near.on('message', async (data) => {
		const words = String(data);
		const { id, method, params } = JSON.parse(words);
		await open;
		if (!KEYS.test(words) || method !== 'input.performActions') return far.send(words);
		line = line.then(async () => {
			const { context } = params;
			const raise = { id: ++last, method: 'browsingContext.activate', params: { context } };
			if (front !== context) await ask(last, JSON.stringify(raise));
			front = context;
			await ask(id, words);
		});
	});
	far.on('message', (data) => {
		const words = String(data);
		const { id, error } = JSON.parse(words);
		answered.get(id)?.();
		answered.delete(id);
		if (id > OURS) return;
		const isNew = error === 'unknown command';
		near.send(isNew ? JSON.stringify({ type: 'success', id, result: {} }) : words);
	});
	near.on('close', () => far.close());
	far.on('close', () => near.close());
}
