/** The doors as a page's server side asks them for its visitor: the same limits, checks and sentences as for every other client. */
import type { RequestEvent } from '@sveltejs/kit';
import type { Answer, Refused } from '$lib/table/requests.ts';

/** Asks one of our own doors once, with a value or with a file as it is; cookies go along, and cookies it sets come back. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks says what the door answers with
export async function askDoor<T>(
	{ fetch }: Pick<RequestEvent, 'fetch'>,
	method: string,
	path: string,
	body?: unknown,
	more: Readonly<Record<string, string>> = {}
): Promise<Answer<T> & { status: number }> {
	const response = await fetch(path, {
		method,
		headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
		...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) })
	});
	const { status } = response;
	const answer = (await response.json()) as T | { error: Refused };
	return response.ok
		? { ok: answer as T, status }
		: { error: (answer as { error: Refused }).error, status };
}
