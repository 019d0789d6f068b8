/** WebKitGTK by WebDriver: a screen that nobody sees, and a session for each device. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../../../scripts/ports.mjs';

const HOST = new URL('host.py', import.meta.url).pathname;

/** What is started so ends with this process, however that ends. */
const WITH_US = ['--pdeathsig', 'TERM'];

/** The engine or the way to it has failed, and not the page: no fault of the product. */
export class DriverFault extends Error {
	override readonly name = 'DriverFault';
}

/** How a device is. */
export interface Make {
	readonly width: number;
	readonly height: number;
	readonly dark: boolean;
	readonly still: boolean;
	/** Whether pages may run scripts of their own. */
	readonly scripts: boolean;
	/** Whether pages may leave a worker behind. */
	readonly workers: boolean;
	/** Whether its keyboard composes words. */
	readonly compose: boolean;
	/** A folder. */
	readonly downloads: string;
	/** The path of the script that every page begins with. */
	readonly agent: string;
}

/** What a window tells, of what kind. */
type Heard = (window: number, kind: string, what: unknown) => void;

/** A screen that is on. */
export interface Screen {
	/** Its name for programs. */
	readonly display: string;
	close(): Promise<void>;
}

/** Switches a screen on, as big as the biggest wall. */
export async function openScreen(): Promise<Screen> {
	const args = [...WITH_US, 'Xvfb', '-displayfd', '1', '-screen', '0', '1920x1200x24'];
	const screen = spawn('setpriv', args, { stdio: ['ignore', 'pipe', 'ignore'] });
	for await (const line of createInterface(screen.stdout))
		return { display: `:${line.trim()}`, close: () => end(screen) };
	throw new DriverFault('the screen did not start');
}

async function end(process: ChildProcess): Promise<void> {
	if (process.exitCode !== null || process.signalCode !== null) return;
	const gone = once(process, 'exit');
	process.kill();
	await gone;
}

/** The conversation about one device's windows. */
export interface Session {
	/** The window that is there from the beginning. */
	readonly first: string;
	/** Asks about a window, one question after the other. */
	ask(window: string, method: string, path: string, body?: object): Promise<unknown>;
	/** Another window. */
	open(): Promise<string>;
	close(): Promise<void>;
}

/** Starts a driver with its first window. */
export async function openSession(
	path: string,
	display: string,
	make: Make,
	heard: Heard
): Promise<Session> {
	const port = await freePort();
	const driver = spawn('setpriv', [...WITH_US, path, '-p', String(port)], {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' }
	});
	createInterface(driver.stderr).on('line', (line) => {
		const told = /@@(\[.*\])$/.exec(line)?.[1];
		if (told) heard(...(JSON.parse(told) as Parameters<Heard>));
	});
	const send = (method: string, path: string, body?: object) =>
		asking(`http://127.0.0.1:${String(port)}${path}`, method, body);
	await ready(send);
	const { sessionId } = (await send('POST', '/session', capabilities(make))) as {
		sessionId: string;
	};
	const session = `/session/${sessionId}`;
	await send('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
	const first = (await send('GET', `${session}/window`)) as string;
	let turned = first;
	let line: Promise<unknown> = Promise.resolve();
	const inTurn = <Answer>(run: () => Promise<Answer>) => {
		const answer = line.then(run, run);
		line = answer.catch(() => undefined);
		return answer;
	};
	return {
		first,
		ask: (window, method, path, body) =>
			inTurn(async () => {
				if (turned !== window) await send('POST', `${session}/window`, { handle: window });
				turned = window;
				return send(method, session + path, body);
			}),
		open: () =>
			inTurn(async () => {
				const opened = await send('POST', `${session}/window/new`, { type: 'window' });
				return (opened as { handle: string }).handle;
			}),
		close: () => end(driver)
	};
}

const capabilities = (make: Make) => ({
	capabilities: {
		alwaysMatch: {
			'webkitgtk:browserOptions': { binary: HOST, args: [JSON.stringify(make)] },
			unhandledPromptBehavior: 'accept'
		}
	}
});

/** Waits until a driver listens. */
async function ready(send: (method: string, path: string) => Promise<unknown>): Promise<void> {
	for (let tries = 0; tries < 600; tries++) {
		const there = await send('GET', '/status').catch(() => null);
		if (there) return;
		await new Promise((go) => setTimeout(go, 50));
	}
	throw new DriverFault('WebKitWebDriver did not start');
}

async function asking(url: string, method: string, body: object = {}): Promise<unknown> {
	const has = method === 'POST' ? { body: JSON.stringify(body) } : {};
	const response = await fetch(url, { method, ...has }).catch((error: unknown) => {
		throw new DriverFault(String(error));
	});
	const { value } = (await response.json()) as { value: unknown };
	if (response.ok) return value;
	const { error = '', message = '' } = value as { error?: string; message?: string };
	throw new DriverFault(`${error}: ${message}`);
}
