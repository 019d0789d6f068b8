/** Answers in the server's place, from within the page: WebKitGTK has no other way. */
import type { WebKitPage } from './page.ts';

interface Answer {
	readonly status: number;
	readonly json: unknown;
}

/** A request that a test answers, or lets go on to the server; until then it waits. */
export interface Route {
	fulfill(answer: Answer): Promise<void>;
	continue(): Promise<void>;
}

/** What a page that asks here has. */
interface Asking {
	/** The requests that wait, by number: null lets one go on. */
	readonly routed: ((answer: Answer | null) => void)[];
	readonly webkit: {
		readonly messageHandlers: { readonly told: { postMessage(words: string): void } };
	};
}

/** Has a test answer what a page fetches from addresses like this, also once it is loaded anew. */
export async function route(page: WebKitPage, glob: string, answer: (route: Route) => unknown) {
	const settle = (number: number, given: Answer | null) =>
		page.evaluate<undefined>(
			({ number, given }: { number: number; given: Answer | null }) => {
				(window as unknown as Asking).routed[number]?.(given);
			},
			{ number, given }
		);
	page.expose('routed', (number: number) => {
		void answer({
			fulfill: (given) => settle(number, given),
			continue: () => settle(number, null)
		});
	});
	const like = patternOf(glob);
	await page.addInitScript(intercept, like);
	await page.evaluate(intercept, like);
}

/** Lets the server answer again. */
export async function unroute(page: WebKitPage): Promise<void> {
	page.expose('routed', (number: number) =>
		page.evaluate((number: number) => {
			(window as unknown as Asking).routed[number]?.(null);
		}, number)
	);
	await Promise.resolve();
}

/** `**` stands for anything, `*` for anything within one part of an address. */
const patternOf = (glob: string): string =>
	glob
		.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
		.replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
		.concat('$');

/** Stands in every page: what it fetches from such addresses waits for the test. */
function intercept(like: string): void {
	const own = window.fetch.bind(window);
	const asking = window as unknown as Asking;
	const routed: Asking['routed'] = [];
	Object.assign(window, { routed });
	window.fetch = async (to, how) => {
		const url = to instanceof Request ? to.url : new URL(to, location.href).href;
		if (!new RegExp(like).test(url)) return own(to, how);
		const given = await new Promise<Answer | null>((answered, failed) => {
			how?.signal?.addEventListener('abort', () => {
				failed(new DOMException('given up', 'AbortError'));
			});
			const number = routed.push(answered) - 1;
			asking.webkit.messageHandlers.told.postMessage(
				JSON.stringify(['exposed', ['routed', number]])
			);
		});
		return given ? Response.json(given.json, { status: given.status }) : own(to, how);
	};
}
