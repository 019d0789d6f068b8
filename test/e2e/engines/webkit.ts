/** WebKit, the engine of every iPhone, by WebDriver: a window of WebKitGTK on a screen that nobody sees. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../house.ts';
import { complain, DriverFault, type Driver, type Engine, type Screen } from './driver.ts';

const HOST = new URL('webkitHost.py', import.meta.url).pathname;

/** Starts the screen; each device is a driver and a window of its own, since a driver has but one session. */
export async function openWebKit(path: string): Promise<Engine> {
	const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
		stdio: ['ignore', 'pipe', 'ignore']
	});
	const display = await displayOf(screen);
	const drivers: Driver[] = [];
	return {
		open: async (size) => {
			const driver = await openDevice(path, display, size);
			drivers.push(driver);
			return driver;
		},
		close: async () => {
			await Promise.all(drivers.map((driver) => driver.close()));
			await end(screen);
		}
	};
}

/** The number of a screen, as it says once it is on. */
async function displayOf({ stdout }: ChildProcess): Promise<string> {
	if (!stdout) throw new DriverFault('the screen cannot be heard');
	for await (const line of createInterface(stdout)) return `:${line.trim()}`;
	throw new DriverFault('the screen did not start');
}

async function end(process: ChildProcess): Promise<void> {
	if (process.exitCode !== null || process.signalCode !== null) return;
	const gone = once(process, 'exit');
	process.kill();
	await gone;
}

async function openDevice(path: string, display: string, size: Screen): Promise<Driver> {
	const port = await freePort();
	const driver = spawn(path, ['-p', String(port)], {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' }
	});
	const complaints: string[] = [];
	createInterface(driver.stderr).on('line', (line) => {
		const words = /@@(.*)$/.exec(line)?.[1];
		if (words) complain(complaints, words);
	});
	const ask = (path: string, body?: object) =>
		asking(`http://127.0.0.1:${String(port)}${path}`, body);
	await ready(ask);
	const browserOptions = { binary: HOST, args: [`${String(size.width)}x${String(size.height)}`] };
	const alwaysMatch = {
		'webkitgtk:browserOptions': browserOptions,
		unhandledPromptBehavior: 'accept'
	};
	const { sessionId } = (await ask('/session', { capabilities: { alwaysMatch } })) as {
		sessionId: string;
	};
	const session = `/session/${sessionId}`;
	await ask(`${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
	return {
		complaints,
		go: async (url) => {
			await ask(`${session}/url`, { url });
		},
		call: async (written, argument) => {
			const script = `const [argument, done] = arguments;
				Promise.resolve().then(() => (${written})(JSON.parse(argument))).then(
					(answer) => done({ answer: JSON.stringify(answer) ?? null }),
					(error) => done({ error: String(error) })
				);`;
			const called = await ask(`${session}/execute/async`, { script, args: [argument] });
			const { answer = null, error } = called as { answer?: string | null; error?: string };
			if (error !== undefined) throw new Error(error);
			return answer;
		},
		perform: async (gesture) => {
			await ask(`${session}/actions`, { actions: [gesture] });
		},
		close: () => end(driver)
	};
}

/** Waits until a driver listens. */
async function ready(ask: (path: string) => Promise<unknown>): Promise<void> {
	for (let tries = 0; tries < 300; tries++) {
		const there = await ask('/status').catch(() => null);
		if (there) return;
		await new Promise((go) => setTimeout(go, 50));
	}
	throw new DriverFault('WebKitWebDriver did not start');
}

async function asking(url: string, body?: object): Promise<unknown> {
	const response = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {});
	const { value } = (await response.json()) as { value: unknown };
	if (response.ok) return value;
	const { error = '', message = '' } = value as { error?: string; message?: string };
	throw new DriverFault(`${error}: ${message}`);
}
