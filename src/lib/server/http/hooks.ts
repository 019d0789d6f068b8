/** What surrounds every door: the check of the Origin, one shape for all errors, headers against misuse. */
import { refusals } from '../base/metrics.ts';
import { note } from '../base/logger.ts';
import { sentenceOf, type DoorCode } from '../base/codes.ts';
import { isForeign, SAFE, tellWhy } from './foreign.ts';
import { take } from '../base/limits.ts';
import { networkOf } from '../base/networks.ts';
import type { RequestEvent } from '@sveltejs/kit';

/** Whether this address is a door: it speaks JSON, in its errors too. */
export const isDoor = (path: string): boolean =>
	/^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path);

/** The answer to a page's visitor whose network has been shown too many; null for any other request. */
export function refusedPage(event: RequestEvent): Response | null {
	if (isDoor(event.url.pathname) || event.isSubRequest) return null;
	const address = addressOf(event);
	const seconds = address === null ? 0 : take('shown', networkOf(address));
	if (seconds === 0) return null;
	const headers = {
		'content-type': 'text/plain; charset=utf-8',
		'retry-after': String(seconds)
	};
	return new Response(sentenceOf('too-many', { seconds }), { status: 429, headers });
}

/** Where a visitor comes from; null where the proxy that should say so does not. */
function addressOf(event: RequestEvent): string | null {
	try {
		return event.getClientAddress();
	} catch {
		return null;
	}
}

/** The answer to a form that is posted to an action by its name (`?/name`): no page of ours names any, and Kit looks for it among what every object has. Null for any other request. */
export function refusedName({ request, url }: RequestEvent): Response | null {
	const named = [...url.searchParams.keys()].some((name) => name.startsWith('/'));
	if (request.method !== 'POST' || !named || isDoor(url.pathname)) return null;
	const headers = { 'content-type': 'text/plain; charset=utf-8' };
	return new Response(sentenceOf('wrong-method'), { status: 405, headers });
}

/** Answers a door, and notes what was refused and what was changed: which door, never whose. */
export async function answerDoor(
	event: RequestEvent,
	answer: () => Response | Promise<Response>
): Promise<Response> {
	const { method } = event.request;
	const route = event.route.id ?? '';
	const [response, code] = await decided(event, answer);
	const facts = { method, route, status: response.status };
	if (code !== null) {
		refusals.inc({ code });
		note('refused', { ...facts, code });
	} else if (!SAFE.includes(method)) note('done', facts, isOften(route) ? 'debug' : 'info');
	return response;
}

/** Doors that a table asks all the time. */
const isOften = (route: string): boolean => /\/(?:actions|proposal)$/.test(route);

/** The door's own answer, or its error in the one shape that all errors have, and its code. */
async function decided(
	event: RequestEvent,
	answer: () => Response | Promise<Response>
): Promise<readonly [Response, string | null]> {
	if (event.route.id === null) return [refused(404, 'no-such-door'), 'no-such-door'];
	if (isForeign(event, true)) {
		tellWhy(event);
		return [refused(403, 'bad-origin'), 'bad-origin'];
	}
	// Kit answers an error as a page unless JSON is asked for
	event.request.headers.set('accept', 'application/json');
	const response = await answer();
	if (response.status < 400) return [response, null];
	const problem = await errorOf(response);
	return [reshaped(response, problem), problem.code ?? 'broken'];
}

/** The status of errors that are thrown far from any door, for which Kit has none. */
const UNFORESEEN: Readonly<Record<string, number>> = { later: 503, unreadable: 410 };

function reshaped(response: Response, problem: App.Error): Response {
	const headers = new Headers({ 'content-type': 'application/json' });
	for (const name of ['allow', 'set-cookie']) {
		const value = response.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	if (problem.seconds !== undefined) headers.set('retry-after', String(problem.seconds));
	const status = UNFORESEEN[problem.code ?? ''] ?? response.status;
	return new Response(JSON.stringify({ error: problem }), { status, headers });
}

async function errorOf(response: Response): Promise<App.Error> {
	if (response.status === 405) return problemOf('wrong-method');
	const said: unknown = await response.json().catch(() => null);
	if (typeof said !== 'object' || said === null || !('code' in said)) return problemOf('broken');
	return said as App.Error;
}

const problemOf = (code: DoorCode): App.Error => ({ code, message: sentenceOf(code) });

const refused = (status: number, code: DoorCode): Response =>
	new Response(JSON.stringify({ error: problemOf(code) }), {
		status,
		headers: { 'content-type': 'application/json' }
	});

/** Seconds after which a visitor who was limited on a page may come back: no bucket needs longer for one more. */
const SOON = 5;
/** A year in seconds. */
const YEAR = 365 * 24 * 60 * 60;

/** Headers that every answer carries; the content security policy is Kit's, for its scripts' nonces. */
export function protect({ headers, status }: Response, { protocol }: URL): void {
	if (status === 429 && !headers.has('retry-after')) headers.set('retry-after', String(SOON));
	// a page, too, may show a name or a hand: no browser brings it back after its person has left
	if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
	headers.set('x-content-type-options', 'nosniff');
	headers.set('referrer-policy', 'same-origin');
	headers.set('x-frame-options', 'DENY');
	// over plain http in a room's network browsers ignore these, and complain
	if (protocol === 'https:') {
		headers.set('cross-origin-opener-policy', 'same-origin');
		headers.set('strict-transport-security', `max-age=${YEAR}`);
	}
	headers.set(
		'permissions-policy',
		'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'
	);
}
