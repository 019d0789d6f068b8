/** Firefox by its own door, WebDriver BiDi: it needs no driver beside it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import {
	complain,
	DriverFault,
	type Driver,
	type Engine,
	type Gesture,
	type Screen
} from './driver.ts';

/** What a class's Firefox would not do: look for news, ask, move. */
const SETTINGS = {
	'app.normandy.enabled': false,
	'intl.accept_languages': 'en-GB, en',
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'toolkit.legacyUserProfileCustomizations.stylesheets': true,
	'ui.prefersReducedMotion': 1
};

/** What Firefox answers a command, or tells by itself. */
interface Message {
	readonly id?: number | null;
	readonly type: 'success' | 'error' | 'event';
	readonly method?: string;
	readonly error?: string;
	readonly message?: string;
	readonly result?: unknown;
	readonly params?: LogEntry;
}

interface LogEntry {
	readonly level?: string;
	readonly text?: string | null;
	readonly source?: { readonly context?: string };
}

interface Called {
	readonly type: 'success' | 'exception';
	readonly result?: { readonly value?: string };
	readonly exceptionDetails?: { readonly text: string };
}

interface Asked {
	readonly answered: (result: unknown) => void;
	readonly refused: (fault: DriverFault) => void;
}

/** Tab leads on from the page to the browser's own buttons, which no key that is sent to the page leads out of: they are taken away. */
const OWN_BUTTONS = '#navigator-toolbox, #sidebar-main, #sidebar-box { display: none !important; }';

/** The conversation with one Firefox. */
class Conversation {
	readonly #socket: WebSocket;
	readonly #asked = new Map<number, Asked>();
	readonly #heard: (entry: LogEntry) => void;
	#last = 0;
	#front = '';
	#performed = Promise.resolve();

	constructor(socket: WebSocket, heard: (entry: LogEntry) => void) {
		this.#socket = socket;
		this.#heard = heard;
		socket.on('message', (data: Buffer) => {
			this.#take(JSON.parse(data.toString()) as Message);
		});
		socket.on('close', () => {
			for (const { refused } of this.#asked.values()) refused(new DriverFault('Firefox has gone'));
		});
	}

	#take({ id, type, error, message, result, params }: Message): void {
		if (type === 'event') {
			this.#heard(params ?? {});
			return;
		}
		const asked = this.#asked.get(id ?? -1);
		this.#asked.delete(id ?? -1);
		if (type === 'success') asked?.answered(result);
		else asked?.refused(new DriverFault(`${error ?? ''}: ${message ?? ''}`));
	}

	/** Gestures go one after the other: only the window in front takes keys. */
	perform(context: string, gesture: Gesture): Promise<void> {
		const done = this.#performed.then(async () => {
			if (this.#front !== context) await this.ask('browsingContext.activate', { context });
			this.#front = context;
			await this.ask('input.performActions', { context, actions: [gesture] });
			// a page that goes while a key is down leaves it down
			await this.ask('input.releaseActions', { context });
		});
		this.#performed = done.catch(() => undefined);
		return done;
	}

	/** Calls a function of a page, as `Driver` has it. */
	async call(context: string, written: string, argument: string): Promise<string | null> {
		const called = (await this.ask('script.callFunction', {
			functionDeclaration: `async (argument) => JSON.stringify(await (${written})(JSON.parse(argument)))`,
			arguments: [{ type: 'string', value: argument }],
			target: { context },
			awaitPromise: true
		})) as Called;
		if (called.type === 'exception') throw new Error(called.exceptionDetails?.text);
		return called.result?.value ?? null;
	}

	ask(method: string, params: object): Promise<unknown> {
		const id = ++this.#last;
		return new Promise((answered, refused) => {
			this.#asked.set(id, { answered, refused });
			this.#socket.send(JSON.stringify({ id, method, params }));
		});
	}
}

/** Starts Firefox without windows, with a profile of its own. */
export async function openFirefox(path: string): Promise<Engine> {
	const profile = await mkdtemp(join(tmpdir(), 'borrowed-earth-firefox-'));
	await mkdir(join(profile, 'chrome'));
	await writeFile(join(profile, 'chrome', 'userChrome.css'), OWN_BUTTONS);
	const lines = Object.entries(SETTINGS).map(
		([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`
	);
	await writeFile(join(profile, 'user.js'), lines.join('\n'));
	const firefox = spawn(
		path,
		['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
		{ stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } }
	);
	const devices = new Map<string, string[]>();
	const conversation = await converse(await doorOf(firefox), ({ level, text, source }) => {
		const complaints = devices.get(source?.context ?? '');
		if (level === 'error' && complaints) complain(complaints, text ?? '');
	});
	return {
		open: (screen) => openDevice(conversation, screen, devices),
		close: async () => {
			if (firefox.exitCode === null) {
				const gone = once(firefox, 'exit');
				firefox.kill('SIGKILL');
				await gone;
			}
			await rm(profile, { recursive: true, force: true, maxRetries: 5 });
		}
	};
}

/** Where Firefox listens, as it says once it does. */
async function doorOf({ stderr }: ChildProcess): Promise<string> {
	if (!stderr) throw new DriverFault('Firefox cannot be heard');
	for await (const line of createInterface(stderr)) {
		const door = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
		if (door) {
			stderr.resume();
			return door;
		}
	}
	throw new DriverFault('Firefox did not start');
}

async function converse(door: string, heard: (entry: LogEntry) => void): Promise<Conversation> {
	const socket = new WebSocket(`${door}/session`);
	await once(socket, 'open');
	const conversation = new Conversation(socket, heard);
	await conversation.ask('session.new', {
		capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } }
	});
	await conversation.ask('session.subscribe', { events: ['log.entryAdded'] });
	return conversation;
}

async function openDevice(
	conversation: Conversation,
	viewport: Screen,
	devices: Map<string, string[]>
): Promise<Driver> {
	const { userContext } = (await conversation.ask('browser.createUserContext', {})) as {
		userContext: string;
	};
	const { context } = (await conversation.ask('browsingContext.create', {
		type: 'window',
		userContext
	})) as { context: string };
	const complaints: string[] = [];
	devices.set(context, complaints);
	await conversation.ask('browsingContext.setViewport', { context, viewport });
	return {
		complaints,
		go: async (url) => {
			await conversation.ask('browsingContext.navigate', { context, url, wait: 'complete' });
		},
		call: (written, argument) => conversation.call(context, written, argument),
		perform: (gesture) => conversation.perform(context, gesture),
		close: async () => {
			await conversation.ask('browser.removeUserContext', { userContext });
		}
	};
}
