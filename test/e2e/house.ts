/** A server with a data folder of its own, and people with browsers. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
	chromium,
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	type Page
} from 'playwright';
import { openCluster } from '../../scripts/cluster/cluster.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { COMING, ENGINE, openEngine, TIMEOUT } from './engines/open.ts';
import { hearLate } from './late.ts';
import { writeDownPresses } from './presses.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
export const PROJECTOR = { width: 1920, height: 1080 };

const SEEDED = new URL('chance.ts', import.meta.url).href;

/** A running server. */
export interface House {
	readonly port: number;
	readonly origin: string;
	readonly data: string;
	/** Of the process that runs now. */
	readonly pid: number;
	/** Ends the process at once, as a power cut would; the data stay. */
	kill(): Promise<void>;
	/** Ends the process as whoever runs a service does, who waits 5 s: its exit code; null when it had to be killed. */
	stop(): Promise<number | null>;
	/** Begins again on the same port with the same data; perhaps what is built in another tree. */
	restart(tree?: string): Promise<void>;
	/** Its chance begins anew, with these numbers, and nothing is left of what its limits have counted. */
	deal(chance: readonly number[]): Promise<void>;
	close(): Promise<void>;
}

/** Starts the built server on a free port, its data in a new folder under `at`; its chance begins with these numbers, or is left alone (null). It is that of this tree, or of another. With CLUSTER=1 that of this tree is three processes on PostgreSQL. */
export async function openHouse(
	at = tmpdir(),
	chance: readonly number[] | null = [],
	home = '.'
): Promise<House> {
	if (process.env['CLUSTER'] === '1' && home === '.') return openMany(chance);
	const port = await freePort();
	const data = await mkdtemp(join(at, 'borrowed-earth-'));
	let server = await serve(port, data, chance, home);
	const end = async (signal: NodeJS.Signals) => {
		if (server.exitCode !== null || server.signalCode !== null) return;
		server.ref(); // until it is gone
		const gone = once(server, 'exit');
		server.kill(signal);
		await gone;
	};
	return {
		port,
		origin: `http://localhost:${port}`,
		data,
		get pid() {
			return server.pid ?? 0;
		},
		kill: () => end('SIGKILL'),
		stop: async () => {
			const late = setTimeout(() => server.kill('SIGKILL'), 5_000);
			await end('SIGTERM');
			clearTimeout(late);
			return server.exitCode;
		},
		restart: async (tree = home) => {
			server = await serve(port, data, chance, tree);
		},
		deal: async (numbers) => {
			const dealt = once(server, 'message');
			server.send(JSON.stringify(numbers));
			await dealt;
		},
		close: async () => {
			await end('SIGTERM');
			await rm(data, { recursive: true, force: true });
		}
	};
}

/** The same as several processes behind a balancer that picks at random. What is done to the house is done to all of them. */
async function openMany(chance: readonly number[] | null): Promise<House> {
	const cluster = await openCluster({
		host: '0.0.0.0', // as one process does: a phone of the room comes by the machine's own address
		flags: ['--import', SEEDED],
		env: { CHANCE: JSON.stringify(chance), DATA_DIR: join(tmpdir(), 'borrowed-earth-none') }
	});
	const { members, port, origin } = cluster;
	return {
		port,
		origin,
		data: '',
		get pid() {
			return members[0]?.child.pid ?? 0;
		},
		kill: async () => {
			await Promise.all(members.map((one) => one.kill()));
		},
		stop: async () => {
			await Promise.all(members.map((one) => one.stop()));
			return 0;
		},
		restart: async () => {
			await Promise.all(members.map((one) => one.restart()));
		},
		deal: async (numbers) => {
			const dealt = members.map(({ child }) => {
				const answer = once(child, 'message');
				child.send(JSON.stringify(numbers));
				return answer;
			});
			await Promise.all(dealt);
		},
		close: () => cluster.close()
	};
}

async function serve(
	port: number,
	data: string,
	chance: readonly number[] | null,
	tree: string
): Promise<ChildProcess> {
	const CHANCE = JSON.stringify(chance);
	const server = spawn(process.execPath, ['--import', SEEDED, resolve(tree, 'src/server.ts')], {
		cwd: resolve(tree),
		env: { LOG_LEVEL: 'error', ...process.env, PORT: String(port), DATA_DIR: data, CHANCE },
		stdio: ['ignore', 'ignore', 'inherit', 'ipc']
	});
	// whoever began it may end before it, which it notices
	server.channel?.unref();
	server.unref();
	for (let tries = 0; tries < 10_000; tries++) {
		const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
		if (answer?.ok) return server;
		if (server.exitCode !== null) break;
		await new Promise((go) => setTimeout(go, 30));
	}
	server.kill('SIGKILL');
	throw new Error('the server did not start');
}

/** What a door is asked with. */
interface Asking {
	/** Else `POST` with a body, `GET` without. */
	readonly method?: string;
	readonly body?: object;
	readonly token?: string | undefined;
}

/** Asks one of the documented doors: the status, and the answer. */
export async function ask(
	{ origin }: Pick<House, 'origin'>,
	path: string,
	{ body, token = '', method = body ? 'POST' : 'GET' }: Asking = {}
): Promise<{ readonly status: number; readonly answer: unknown }> {
	const response = await fetch(`${origin}/api/${path}`, {
		method,
		headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
		...(body ? { body: JSON.stringify(body) } : {})
	});
	return { status: response.status, answer: await response.json() };
}

/** The same where it has to be done, and again where a fast machine asks more often than a door lets anybody: throws what a door says that refuses. */
export async function demand<Answer = Record<string, string>>(
	house: Pick<House, 'origin'>,
	path: string,
	asking: Asking = {}
): Promise<Answer> {
	const { status, answer } = await ask(house, path, asking);
	const { error } = answer as { error?: { seconds?: number } };
	if (status === 429) {
		await new Promise((go) => setTimeout(go, 1_000 * (error?.seconds ?? 1)));
		return demand(house, path, asking);
	}
	if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
	return answer as Answer;
}

/** A way to the house that can be cut, sockets and all, as when a phone leaves the room. */
export interface Tunnel {
	readonly origin: string;
	cut(): void;
	mend(): void;
	/** Lets no WebSocket through from now on, or all, as some schools' proxies do. */
	filter(on: boolean): void;
	close(): Promise<void>;
}

export async function openTunnel(to: number): Promise<Tunnel> {
	const ends = new Set<Socket>();
	let whole = true;
	let filtered = false;
	const server = createServer((near) => {
		if (!whole) return near.destroy();
		near.on('data', (bytes) => {
			if (filtered && /^upgrade: websocket/im.test(bytes.toString())) near.destroy();
		});
		const far = connect(to);
		for (const [one, other] of [
			[near, far],
			[far, near]
		] as const) {
			ends.add(one);
			one.on('error', () => other.destroy());
			one.on('close', () => {
				ends.delete(one);
				other.destroy();
			});
			one.pipe(other);
		}
	}).listen(0);
	await once(server, 'listening');
	const cut = () => {
		whole = false;
		for (const end of ends) end.destroy();
	};
	return {
		origin: `http://localhost:${portOf(server)}`,
		cut,
		mend: () => {
			whole = true;
		},
		filter: (on) => {
			filtered = on;
		},
		close: async () => {
			cut();
			await new Promise((done) => server.close(done));
		}
	};
}

/** The page of whoever holds this seat, counted from 0; throws where nobody does. */
export function pageAt(devices: readonly Device[], seat: number): Page {
	const device = devices[seat];
	if (!device) throw new Error(`nobody sits at ${seat}`);
	return device.page;
}

let own: Promise<Browser> | null = null;

/** The browser of this process, in which its files come one after the other; it ends with the process. */
export async function openBrowser(): Promise<Browser> {
	own ??= launch();
	if (!(await own).isConnected()) own = launch();
	return own;
}

/** A browser whose scroll bars take room, as on many desktops; whoever opens it closes it. */
export const openWithBars = (): Promise<Browser> => launch(['--hide-scrollbars']);

async function launch(ignoreDefaultArgs: string[] = []): Promise<Browser> {
	if (ENGINE !== 'chromium') return openEngine(ENGINE);
	const executablePath = await findChromium();
	if (!executablePath) throw new Error('no Chromium');
	// no page of a test lives so long that it is worth making its code fast, nor does it need a graphics card played
	const args = ['--disable-gpu', '--js-flags=--no-opt,--no-maglev'];
	return chromium.launch({ executablePath, args, ignoreDefaultArgs });
}

/** Ends all that a file has opened in it. */
export const leave = (browser: Browser): Promise<unknown> =>
	Promise.all(browser.contexts().map((context) => context.close()));

/** One more page of a device: it is gone to, come to or loaded again only once it answers to whoever presses something. */
export async function newPage(context: BrowserContext, scripts = true): Promise<Page> {
	const page = await context.newPage();
	page.setDefaultTimeout(TIMEOUT);
	await hearLate(page);
	await writeDownPresses(page);
	const goto = page.goto.bind(page);
	const reload = page.reload.bind(page);
	const waitForURL = page.waitForURL.bind(page);
	const awake = async <Answer>(came: Answer) => {
		if (scripts) await page.waitForFunction(isAwake, undefined, { polling: 50, timeout: COMING });
		return came;
	};
	const timeout = COMING;
	page.goto = (to, as) => goto(to, { timeout, ...as }).then(awake);
	page.reload = (as) => reload({ timeout, ...as }).then(awake);
	page.waitForURL = (to, as) => waitForURL(to, { timeout, ...as }).then(awake);
	return page;
}

/** Whether the page has no scripts of ours, or they have begun. */
const isAwake = () =>
	document.documentElement.dataset['awake'] !== undefined ||
	![...document.scripts].some(({ text }) => text.includes('__sveltekit'));

/** How the engines complain about a network that is switched off on purpose: no fault. */
const CUT =
	/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load resource|NetworkError|error occurred when fetching the script|network connection was lost|can’t establish a connection|interrupted while the page was loading/;

/** A page of somebody's own device, without motion unless it is asked for: pictures that move keep a core busy each; and without a worker that keeps pages, as on plain http, unless that is allowed. Anything it asks of another host, and any error in it, fails the test at `quiet`. */
export async function device(browser: Browser, options: BrowserContextOptions): Promise<Device> {
	const context = await browser.newContext({
		locale: 'en-GB',
		reducedMotion: 'reduce',
		serviceWorkers: 'block',
		...options
	});
	const page = await newPage(context, options.javaScriptEnabled ?? true);
	const complaints: string[] = [];
	const hosts = new Set<string>();
	const complain = (words: string) => {
		if (!CUT.test(words)) complaints.push(words);
	};
	page.on('pageerror', ({ message }) => {
		complain(message);
	});
	page.on('console', (message) => {
		if (message.type() === 'error') complain(message.text());
	});
	page.on('request', (request) => hosts.add(new URL(request.url()).host));
	return { page, complaints, hosts };
}

export interface Device {
	readonly page: Page;
	readonly complaints: readonly string[];
	/** Every host that was asked for anything. */
	readonly hosts: ReadonlySet<string>;
}

/** The port that a server listens on; throws where it is none. */
function portOf(server: Server): number {
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	return address.port;
}
