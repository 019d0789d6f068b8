/** The browser's side of the doors: one way to ask the server, one shape of answer. */
import { endedAfter } from './timeouts.ts';

/** What a door says when it says no: a code, and a sentence for the person. */
export interface Refused {
	readonly code: string;
	readonly message: string;
	readonly field?: string;
	/** The rule of the game that says so, such as `§2.1`. */
	readonly rule?: string;
	/** `dice-needed`: how many dice of how many sides are to be rolled by hand, and which were given already. */
	readonly count?: number;
	readonly sides?: number;
	readonly given?: readonly number[];
}

export type Answer<T> = { readonly ok: T } | { readonly error: Refused };

/** Asks a door once, with JSON or a file as it is. Throws when there is no network, or once the signal says so. */
export async function ask<T>(
	method: string,
	path: string,
	body?: unknown,
	signal?: AbortSignal
): Promise<Answer<T>> {
	const sent =
		body instanceof Blob
			? { body }
			: { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
	const response = await fetch(path, {
		method,
		...(body === undefined ? {} : sent),
		...(signal ? { signal } : {})
	});
	if (response.status === 204) return { ok: undefined as T };
	const answer = (await response.json()) as T | { error: Refused };
	return response.ok ? { ok: answer as T } : { error: (answer as { error: Refused }).error };
}

/** Milliseconds: so long an answer is waited for. A network that goes away may swallow a question without a word. */
const TIMEOUT = 30_000;

/** Asks until there is an answer, however long the network is gone or the server needs: only for what may be said twice. */
export async function insist<T>(method: string, path: string, body: unknown): Promise<Answer<T>> {
	for (let wait = 300; ; wait = Math.min(wait * 2, 4000)) {
		try {
			const answer = await ask<T>(method, path, body, endedAfter(TIMEOUT));
			if (!('error' in answer) || answer.error.code !== 'later') return answer;
		} catch {
			// there is no network
		}
		await new Promise((go) => setTimeout(go, wait));
	}
}

/** A fresh id for an action: 22 characters of base64url. `crypto.randomUUID` is not there on a plain LAN address. */
export function freshId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '');
}
