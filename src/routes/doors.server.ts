/** The doors as a page's server side asks them for its visitor: the same limits, checks and sentences as for every other client. */
import { fail, type ActionFailure, type RequestEvent } from '@sveltejs/kit';
import { OPENING_CODE, readOpening } from '$lib/server/http/opening.ts';
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
	if (status === 204) return { ok: undefined as T, status };
	const answer = (await response.json()) as T | { error: Refused };
	return response.ok
		? { ok: answer as T, status }
		: { error: (answer as { error: Refused }).error, status };
}

/** Asks a door that opens a workshop, with the opening code as it was typed: its answer, or what the form then shows. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- whoever asks says what the door answers with
export async function askOpening<T>(
	event: Pick<RequestEvent, 'fetch'>,
	path: string,
	body: unknown,
	typed = ''
): Promise<{ readonly ok: T } | ActionFailure<{ opening?: string; problem?: string }>> {
	const code = { [OPENING_CODE]: readOpening(typed) };
	const opened = await askDoor<T>(event, 'POST', path, body, code);
	if ('ok' in opened) return opened;
	const { code: why, message } = opened.error;
	return fail(opened.status, why === 'opening-code' ? { opening: message } : { problem: message });
}
