/** As much of Playwright's page as the tests use, in WebKitGTK. */
import { writeFile } from 'node:fs/promises';
import {
	getByLabelSelector,
	getByPlaceholderSelector,
	getByRoleSelector,
	getByTextSelector
} from 'ivya';
import type { Place } from './agent.ts';
import type { WebKitContext } from './browser.ts';
import { addScript, setContent } from './content.ts';
import { Events } from './events.ts';
import { chord, letters } from './keys.ts';
import { WebKitLocator } from './locator.ts';
import { requestsOf } from './requests.ts';
import { route, unroute, type Route } from './routes.ts';
import type { Filter } from './selectors.ts';
import { DriverFault, type Session } from './session.ts';

interface Size {
	readonly width: number;
	readonly height: number;
}

type Run = string | ((argument: never) => unknown);

export class WebKitPage {
	/** The longest that anything is waited for, in ms. */
	timeout = 30_000;
	readonly #context: WebKitContext;
	readonly #session: Session;
	readonly #window: string;
	readonly #events = new Events();
	#size: Size | null;

	constructor(context: WebKitContext, session: Session, window: string, size: Size | null) {
		this.#context = context;
		this.#session = session;
		this.#window = window;
		this.#size = size;
	}

	get request() {
		return requestsOf(this.#context);
	}

	readonly keyboard = {
		press: (names: string) => this.#keys(chord(names)),
		type: (words: string) => this.#keys(letters(words)),
		insertText: (words: string) =>
			this.call<undefined>(`(words) => window.agent.insert(words)`, words)
	};

	/** Takes what the window tells. */
	hear(kind: string, what: unknown): void {
		this.#events.take(kind, what);
	}

	on(name: string, heard: (what: never) => void): this {
		this.#events.on(name, heard);
		return this;
	}

	waitForEvent(name: string): Promise<unknown> {
		return this.#events.next(name, this.timeout);
	}

	/** Asks the driver about this page's window. */
	ask(method: string, path: string, body?: object): Promise<unknown> {
		return this.#session.ask(this.#window, method, path, body);
	}

	setDefaultTimeout(timeout: number): void {
		this.timeout = timeout;
	}

	context(): WebKitContext {
		return this.#context;
	}

	url(): string {
		return this.#events.url;
	}

	async goto(url: string): Promise<null> {
		await this.ask('POST', '/url', { url });
		await this.#arrived();
		return null;
	}

	async reload(): Promise<null> {
		await this.evaluate(() => Reflect.set(window, 'isOld', true));
		await this.ask('POST', '/refresh');
		await this.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete');
		return null;
	}

	async goBack(): Promise<null> {
		await this.ask('POST', '/back');
		await this.#arrived();
		return null;
	}

	async #arrived(): Promise<void> {
		this.#events.url = (await this.ask('GET', '/url')) as string;
	}

	async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
		const isThere = () => {
			if (typeof wanted === 'string') return this.#events.url === wanted;
			return wanted instanceof RegExp
				? wanted.test(this.#events.url)
				: wanted(new URL(this.#events.url));
		};
		await this.until(`at ${String(wanted)}`, async () => {
			await this.#arrived();
			return isThere();
		});
		await this.waitForFunction(() => document.readyState === 'complete');
	}

	/** Waits until something answers anything but nothing; a page that just goes over into the next one cannot be asked. */
	async until<Answer>(
		what: string,
		look: () => Promise<Answer>,
		timeout = this.timeout
	): Promise<NonNullable<Answer>> {
		const end = performance.now() + timeout;
		for (;;) {
			let cause: unknown = null;
			const answer = await look().catch((error: unknown) => {
				if (!(error instanceof DriverFault)) throw error;
				cause = error;
				return null;
			});
			if (answer) return answer;
			if (performance.now() > end) {
				const said = await this.#words().catch(String);
				throw new Error(`not seen: ${what}. The page says: ${said.slice(0, 600)}`, { cause });
			}
			await new Promise((again) => setTimeout(again, 30));
		}
	}

	#words(): Promise<string> {
		return this.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
	}

	/** Waits until a function of the page answers something. */
	async waitForFunction<Argument>(
		run: (argument: Argument) => unknown,
		argument?: Argument,
		{ timeout = this.timeout } = {}
	): Promise<{ jsonValue(): Promise<unknown> }> {
		const value = await this.until(
			String(run),
			() => this.evaluate<unknown>(run as Run, argument),
			timeout
		);
		return { jsonValue: () => Promise.resolve(value) };
	}

	innerText(css: string): Promise<string> {
		return this.locator(css).innerText();
	}

	/** Calls a function in the page, which may use nothing from outside itself; or runs a script there. */
	async evaluate<Answer>(run: Run, argument?: unknown): Promise<Answer> {
		if (typeof run === 'string') return this.call<Answer>(`() => {${run}\n}`, null);
		return this.call<Answer>(String(run), argument);
	}

	/** Calls a function of the page, written out. */
	async call<Answer>(written: string, argument: unknown): Promise<Answer> {
		const script = `const [argument, done] = arguments;
			Promise.resolve().then(() => (${written})(argument ? JSON.parse(argument) : undefined)).then(
				(answer) => done({ answer: JSON.stringify(answer) ?? null }),
				(error) => done({ error: String(error) })
			);`;
		const args = argument === undefined ? [null] : [JSON.stringify(argument)];
		const called = await this.ask('POST', '/execute/async', { script, args });
		const { answer = null, error } = called as { answer?: string | null; error?: string };
		if (error !== undefined) throw new Error(error);
		return (answer === null ? undefined : JSON.parse(answer)) as Answer;
	}

	/** Asks the window itself for something. */
	async #bid(...what: readonly unknown[]): Promise<void> {
		await this.call(
			`(what) => window.webkit.messageHandlers.asked.postMessage(what)`,
			JSON.stringify(what)
		);
	}

	addInitScript(run: Run, argument?: unknown): Promise<void> {
		const given = argument === undefined ? '' : JSON.stringify(argument);
		return this.#bid('script', typeof run === 'string' ? run : `(${String(run)})(${given});`);
	}

	route(glob: string, answer: (route: Route) => unknown): Promise<void> {
		return route(this, glob, answer);
	}

	unroute(): Promise<void> {
		return unroute(this);
	}

	/** What the page tells by this name comes here. */
	expose(name: string, run: (...told: never[]) => unknown): void {
		this.#events.expose(name, run);
	}

	/** Gives pages a function that calls one out here; what that answers does not come back. */
	async exposeFunction(name: string, run: (...told: never[]) => unknown): Promise<void> {
		this.expose(name, run);
		await this.addInitScript((name: string) => {
			Reflect.set(window, name, (...told: unknown[]) => {
				const { webkit } = window as unknown as Host;
				webkit.messageHandlers.told.postMessage(JSON.stringify(['exposed', [name, ...told]]));
			});
		}, name);
	}

	/** What a keyboard has composed so far, before it is written. */
	compose(words: string): Promise<void> {
		return this.#bid('compose', words);
	}

	/** Writes what was composed. */
	commit(words: string): Promise<void> {
		return this.#bid('commit', words);
	}

	async setViewportSize(size: Size): Promise<void> {
		await this.#bid('resize', size.width, size.height);
		this.#size = size;
		await this.waitForFunction(
			({ width, height }: Size) => innerWidth === width && innerHeight === height,
			size
		);
	}

	viewportSize(): Size | null {
		return this.#size;
	}

	setContent(html: string): Promise<void> {
		return setContent(this, html);
	}

	addScriptTag({ content }: { content: string }): Promise<void> {
		return addScript(this, -1, content);
	}

	/** The page itself, and the frames in it. */
	frames(): Pick<WebKitPage, 'addScriptTag'>[] {
		return [-1, 0, 1, 2, 3, 4].map((at) => ({
			addScriptTag: ({ content }) => addScript(this, at, content)
		}));
	}

	/** A picture of what can be seen. */
	async screenshot({ path }: { path?: string } = {}): Promise<Buffer> {
		const picture = Buffer.from((await this.ask('GET', '/screenshot')) as string, 'base64');
		if (path) await writeFile(path, picture);
		return picture;
	}

	async title(): Promise<string> {
		return this.evaluate(() => document.title);
	}

	async close({ runBeforeUnload = false } = {}): Promise<void> {
		if (runBeforeUnload && (await this.evaluate<boolean>(holds)))
			this.hear('dialog', 'beforeunload');
		else if (this.#context.pages().length > 1) await this.ask('DELETE', '/window');
		else await this.#context.close();
	}

	/** Moves the pointer there and presses. */
	async press(place: Place): Promise<void> {
		await this.#pointer([moveTo(place), DOWN, UP]);
	}

	/** Moves the pointer there. */
	async point(place: Place): Promise<void> {
		await this.#pointer([moveTo(place)]);
	}

	readonly mouse = {
		down: () => this.#pointer([DOWN]),
		up: () => this.#pointer([UP])
	};

	async #pointer(actions: readonly object[]): Promise<void> {
		const parameters = { pointerType: 'mouse' };
		await this.ask('POST', '/actions', {
			actions: [{ type: 'pointer', id: 'pointer', parameters, actions }]
		});
	}

	async #keys(actions: readonly object[]): Promise<void> {
		await this.ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
	}

	locator(css: string, filter?: Filter): WebKitLocator {
		return new WebKitLocator(this, css).filter(filter);
	}

	getByRole(...by: Parameters<typeof getByRoleSelector>): WebKitLocator {
		return this.locator(getByRoleSelector(...by));
	}

	getByText(...by: Parameters<typeof getByTextSelector>): WebKitLocator {
		return this.locator(getByTextSelector(...by));
	}

	getByLabel(...by: Parameters<typeof getByLabelSelector>): WebKitLocator {
		return this.locator(getByLabelSelector(...by));
	}

	getByPlaceholder(...by: Parameters<typeof getByPlaceholderSelector>): WebKitLocator {
		return this.locator(getByPlaceholderSelector(...by));
	}
}

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const moveTo = ({ x, y }: Place) => ({ type: 'pointerMove', x, y, duration: 0 });

/** Whether a page asks before it is left. Its driver answers every such question by itself, so the page is asked in its place. */
const holds = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** What a window that is told of has. */
interface Host {
	readonly webkit: {
		readonly messageHandlers: { readonly told: { postMessage(words: string): void } };
	};
}
