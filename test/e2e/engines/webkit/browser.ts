/** As much of Playwright's browser and of its contexts as the tests use, in WebKitGTK. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { build } from 'vite';
import { WebKitPage } from './page.ts';
import { openScreen, openSession, type Screen, type Session } from './session.ts';

const NOTHING = { viewport: { width: 1280, height: 720 } };

/** A cookie, with an address that it is for. */
interface Cookie {
	readonly name: string;
	readonly value: string;
	readonly url: string;
}

/** What a device has kept. */
interface Stored {
	readonly cookies: readonly Cookie[];
}

export class WebKitBrowser {
	readonly #path: string;
	readonly #screen: Screen;
	readonly #folder: string;
	readonly #contexts = new Set<WebKitContext>();

	/** Switches a screen on, and prepares what every page begins with. */
	static async open(path: string): Promise<WebKitBrowser> {
		const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-webkit-'));
		await writeFile(join(folder, 'agent.js'), await bundled('agent.ts'));
		return new WebKitBrowser(path, await openScreen(), folder);
	}

	private constructor(path: string, screen: Screen, folder: string) {
		this.#path = path;
		this.#screen = screen;
		this.#folder = folder;
	}

	isConnected(): boolean {
		return true;
	}

	contexts(): WebKitContext[] {
		return [...this.#contexts];
	}

	/** A device of its own: a driver, since a driver has but one session. */
	async newContext(options: BrowserContextOptions = {}): Promise<WebKitContext> {
		const { width, height } = options.viewport ?? NOTHING.viewport;
		const pages: WebKitPage[] = [];
		const make = {
			width,
			height,
			dark: options.colorScheme === 'dark',
			still: options.reducedMotion === 'reduce',
			scripts: options.javaScriptEnabled ?? true,
			workers: options.serviceWorkers !== 'block',
			compose: !options.hasTouch,
			downloads: this.#folder,
			agent: join(this.#folder, 'agent.js')
		};
		const session = await openSession(this.#path, this.#screen.display, make, (window, ...told) => {
			pages[window]?.hear(...told);
		});
		const context = new WebKitContext(session, pages, options, () =>
			this.#contexts.delete(context)
		);
		this.#contexts.add(context);
		return context;
	}

	/** A page on a device of its own, which goes with it. */
	async newPage(options?: BrowserContextOptions): Promise<WebKitPage> {
		const context = await this.newContext(options);
		const page = await context.newPage();
		page.close = () => context.close();
		return page;
	}

	async close(): Promise<void> {
		await Promise.all(this.contexts().map((context) => context.close()));
		await this.#screen.close();
		await rm(this.#folder, { recursive: true, force: true });
	}
}

export class WebKitContext {
	readonly #session: Session;
	readonly #pages: WebKitPage[];
	readonly #options: BrowserContextOptions;
	readonly #closed: () => void;

	constructor(
		session: Session,
		pages: WebKitPage[],
		options: BrowserContextOptions,
		closed: () => void
	) {
		this.#session = session;
		this.#pages = pages;
		this.#options = options;
		this.#closed = closed;
	}

	async newPage(): Promise<WebKitPage> {
		const isFirst = this.#pages.length === 0;
		const window = isFirst ? this.#session.first : await this.#session.open();
		const page = new WebKitPage(this, this.#session, window, this.#options.viewport ?? null);
		this.#pages.push(page);
		const stored = this.#options.storageState as unknown as Stored | undefined;
		if (isFirst && stored) await this.addCookies(stored.cookies);
		return page;
	}

	pages(): WebKitPage[] {
		return [...this.#pages];
	}

	async cookies(): Promise<Cookie[]> {
		const [page] = this.#pages;
		if (!page) return [];
		const cookies = (await page.ask('GET', '/cookie')) as Cookie[];
		return cookies.map(({ name, value }) => ({ name, value, url: page.url() }));
	}

	/** A page can be given only cookies of where it is: it goes there. */
	async addCookies(cookies: readonly Cookie[]): Promise<void> {
		const [page] = this.#pages;
		for (const { name, value, url } of cookies) {
			await page?.ask('POST', '/url', { url: new URL('/healthz', url).href });
			await page?.ask('POST', '/cookie', { cookie: { name, value, path: '/' } });
		}
	}

	async storageState(): Promise<Stored> {
		return { cookies: await this.cookies() };
	}

	async close(): Promise<void> {
		this.#closed();
		await this.#session.close();
	}
}

/** A script of this folder with all that it needs, for a page. */
async function bundled(name: string): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'error',
		build: {
			write: false,
			lib: { entry: resolve(import.meta.dirname, name), formats: ['iife'], name: 'script' }
		}
	});
	const [chunk] = (Array.isArray(built) ? built[0]?.output : null) ?? [];
	if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
	return chunk.code;
}
