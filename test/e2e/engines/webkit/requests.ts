/** Asks the doors as a device does, with its cookies. */
import type { WebKitContext } from './browser.ts';

interface Asking {
	readonly data?: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

/** As much of Playwright's requests as the tests use. */
export function requestsOf(context: WebKitContext) {
	const ask = async (method: string, url: string, { data, headers }: Asking = {}) => {
		const cookies = await context.cookies();
		const answer = await fetch(url, {
			method,
			headers: {
				cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
				...(data ? { 'content-type': 'application/json' } : {}),
				...headers
			},
			...(data ? { body: JSON.stringify(data) } : {})
		});
		const bytes = Buffer.from(await answer.arrayBuffer());
		return {
			ok: () => answer.ok,
			status: () => answer.status,
			headers: () => Object.fromEntries(answer.headers),
			body: () => Promise.resolve(bytes),
			text: () => Promise.resolve(bytes.toString()),
			json: () => Promise.resolve(JSON.parse(bytes.toString()) as unknown)
		};
	};
	return {
		fetch: (url: string, { method, ...asking }: Asking & { readonly method: string }) =>
			ask(method, url, asking),
		get: (url: string, asking?: Asking) => ask('GET', url, asking),
		post: (url: string, asking?: Asking) => ask('POST', url, asking)
	};
}
