/** What a window tells, as Playwright's events. */
import { EventEmitter, once } from 'node:events';
import { createReadStream } from 'node:fs';

type Told = (...what: never[]) => unknown;

const EVENTS: Readonly<Record<string, (what: never) => unknown>> = {
	pageerror: (words: string) => new Error(words),
	console: (words: string) => ({ type: () => 'error', text: () => words }),
	dialog: (kind: string) => ({ type: () => kind, dismiss: () => Promise.resolve() }),
	request: ([url, method, headers]: [string, string, Readonly<Record<string, string>>]) => ({
		url: () => url,
		method: () => method,
		headers: () => headers
	}),
	download: ([path, name]: [string, string]) => ({
		suggestedFilename: () => name,
		path: () => Promise.resolve(path),
		createReadStream: () => Promise.resolve(createReadStream(path))
	})
};

export class Events {
	/** Where the page is now. */
	url = 'about:blank';
	readonly #emitter = new EventEmitter();
	readonly #exposed = new Map<string, Told>();

	/** Takes what the window tells, of what kind. */
	take(kind: string, what: unknown): void {
		if (kind === 'at') this.url = String(what);
		const event = EVENTS[kind];
		if (event) this.#emitter.emit(kind, event(what as never));
		if (kind !== 'exposed') return;
		const [name, ...told] = what as [string, ...never[]];
		this.#exposed.get(name)?.(...told);
	}

	on(name: string, heard: Told): void {
		this.#emitter.on(name, heard as (...what: unknown[]) => void);
	}

	/** The next of this name, within a number of ms. */
	async next(name: string, timeout: number): Promise<unknown> {
		const signal = AbortSignal.timeout(timeout);
		const [what] = (await once(this.#emitter, name, { signal })) as unknown[];
		return what;
	}

	/** What a page calls by this name comes here. */
	expose(name: string, run: Told): void {
		this.#exposed.set(name, run);
	}
}
