/** Answers in the server's place, from within the page: WebKitGTK has no other way. */
import type { WebKitPage } from './page.ts';

interface Answer {
	readonly status: number;
	readonly json: unknown;
}

/** A request that a test answers. */
export interface Route {
	fulfill(answer: Answer): void;
}

/** Answers what the page that is open fetches from addresses that end so: always the same. */
export async function route(page: WebKitPage, glob: string, answer: (route: Route) => unknown) {
	const answers: Answer[] = [];
	await answer({ fulfill: (one) => answers.push(one) });
	await page.evaluate(
		({ end, answers }: { end: string; answers: Answer[] }) => {
			const own = window.fetch.bind(window);
			Reflect.set(window, 'ownFetch', own);
			window.fetch = (to, how) => {
				const url = to instanceof Request ? to.url : String(to);
				const [{ status, json } = { status: 500, json: null }] = answers;
				return url.endsWith(end) ? Promise.resolve(Response.json(json, { status })) : own(to, how);
			};
		},
		{ end: glob.replace(/^\*+/, ''), answers }
	);
}

/** Lets the server answer again. */
export async function unroute(page: WebKitPage): Promise<void> {
	await page.evaluate(() => {
		window.fetch = Reflect.get(window, 'ownFetch') as typeof fetch;
	});
}
