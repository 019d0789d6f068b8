#!/usr/bin/env node
/** Firefox as Playwright starts it, with a door between the two: what this Firefox has not learned to do yet is answered as done. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

/** Tab leads on from the page to the browser's own buttons, which no key that is sent to the page leads out of: they are taken away. */
const OWN_BUTTONS = '#navigator-toolbox, #sidebar-main, #sidebar-box { display: none !important; }';

/** A gesture of keys. */
const KEYS = /"type":"key"/;
/** What the door itself asks is numbered from here. */
const OURS = 1_000_000_000;

/** Composes words in the window in front, as a keyboard would; runs in Firefox itself. */
const COMPOSE = `(words, isWritten) => {
	const front = Services.wm.getMostRecentWindow('navigator:browser');
	front.gBrowser.selectedBrowser.focus();
	front.composer ??= Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
	if (!front.composer.beginInputTransactionForTests(front)) throw new Error('the keyboard is taken');
	if (isWritten) return front.composer.commitCompositionWith(words);
	front.composer.setPendingCompositionString(words);
	front.composer.appendClauseToPendingComposition(words.length, front.composer.ATTR_RAW_CLAUSE);
	front.composer.setCaretInPendingComposition(words.length);
	front.composer.flushPendingComposition();
}`;

// what composes is Firefox's own, which pages cannot reach
const args = [...process.argv.slice(2), '--remote-allow-system-access'];
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
	// Playwright quotes this where the start fails
	if (!address) return void process.stderr.write(`${line}\n`);
	const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
		const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
		process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${String(port)}\n`);
	});
	server.on('connection', (near, { url }) => {
		converse(near, new WebSocket(`${address}${url ?? ''}`, { perMessageDeflate: false }));
	});
});

/**
 * What Firefox answers.
 * @typedef {object} Answer
 * @property {number} id
 * @property {string} [error]
 * @property {{ readonly type?: string, readonly contexts?: { context: string }[] }} [result]
 */

/**
 * Passes on what both say. Only the window in front takes keys: each is brought there before its keys, which wait in line.
 * @param {WebSocket} near Playwright
 * @param {WebSocket} far Firefox
 */
function converse(near, far) {
	const open = once(far, 'open');
	/** @type {Map<number, (answer: Answer) => void>} */
	const asked = new Map();
	let front = '';
	/** @type {Promise<unknown>} */
	let line = Promise.resolve();
	let last = OURS;

	/** @param {number} id @param {string} words @returns {Promise<Answer>} */
	const pass = (id, words) =>
		new Promise((answered) => {
			asked.set(id, answered);
			far.send(words);
		});
	/** @param {string} method @param {object} params */
	const ask = (method, params) => {
		const id = ++last;
		return pass(id, JSON.stringify({ id, method, params }));
	};
	takeWords(ask);

	near.on('message', async (data) => {
		const words = String(data);
		const { id, method, params } = JSON.parse(words);
		await open;
		if (!KEYS.test(words) || method !== 'input.performActions') return far.send(words);
		line = line.then(async () => {
			const { context } = params;
			if (front !== context) await ask('browsingContext.activate', { context });
			front = context;
			await pass(id, words);
		});
	});
	far.on('message', (data) => {
		const words = String(data);
		const answer = /** @type {Answer} */ (JSON.parse(words));
		const { id, error } = answer;
		asked.get(id)?.(answer);
		asked.delete(id);
		if (id > OURS) return;
		const isNew = error === 'unknown command';
		near.send(isNew ? JSON.stringify({ type: 'success', id, result: {} }) : words);
	});
	near.on('close', () => far.close());
	far.on('close', () => near.close());
}

/**
 * Has Firefox compose what tests send here.
 * @param {(method: string, params: object) => Promise<Answer>} ask
 */
function takeWords(ask) {
	const door = createServer(async (request, response) => {
		const { words, isWritten } = /** @type {{ words: string, isWritten: boolean }} */ (
			await json(request)
		);
		const windows = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
		const { result } = await ask('script.callFunction', {
			functionDeclaration: COMPOSE,
			arguments: [
				{ type: 'string', value: words },
				{ type: 'boolean', value: isWritten }
			],
			target: { context: windows.result?.contexts?.[0]?.context },
			awaitPromise: true
		});
		response.writeHead(result?.type === 'success' ? 200 : 500);
		response.end(JSON.stringify(result ?? 'Firefox does not let it'));
	});
	door.listen(Number(process.env['KEYBOARD_PORT']), '127.0.0.1');
}
