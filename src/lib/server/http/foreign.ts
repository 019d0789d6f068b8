/** Requests that another site made a browser send: refused in the reader's language, and the log says why. */
import type { RequestEvent } from '@sveltejs/kit';
import { hasToken } from '../storage/identity.ts';
import { note, warn } from '../base/logger.ts';
import { refusals } from '../base/metrics.ts';
import { sentenceOf } from '../base/codes.ts';
import { credentialsOf } from './requests.ts';

export const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** What a plain form of any site can send without asking first. */
const FORM =
	/^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain|application\/x-sveltekit-formdata)\b/i;

/**
 * Whether another site made the browser ask this: such a request changes something, comes with the browser's cookies or as
 * a form, and not from our own pages. A bearer's token is only sent by who knows it.
 */
export function isForeign(event: RequestEvent, door: boolean): boolean {
	const { method, headers } = event.request;
	if (SAFE.includes(method) || headers.get('origin') === event.url.origin) return false;
	const credentials = credentialsOf(event);
	if (credentials.bearer.length > 0) return false;
	return !door || hasToken(credentials) || FORM.test(headers.get('content-type') ?? '');
}

/** Answers a page's form: with a page that says so, or for a form that was sent by a script with what that expects. */
export async function refuseForm(event: RequestEvent): Promise<Response> {
	const { method, headers } = event.request;
	refusals.inc({ code: 'bad-origin' });
	note('refused', { method, route: event.route.id ?? '', status: 403, code: 'bad-origin' });
	tellWhy(event);
	if (headers.get('accept') === 'application/json') {
		const error: App.Error = { code: 'bad-origin', message: sentenceOf('bad-origin') };
		return Response.json({ type: 'error', error }, { status: 403 });
	}
	const page = await event.fetch(`/refused?to=${encodeURIComponent(event.url.pathname)}`);
	return new Response(page.body, { status: 403, headers: page.headers });
}

/** Milliseconds in which the log is told once: anybody may send such requests. */
const PAUSE = 60_000;
let told = -Infinity;

/** Tells the log in what the origins differ, and what helps: never which they are. */
export function tellWhy({ request, url }: RequestEvent, now = performance.now()): void {
	if (now - told < PAUSE) return;
	told = now;
	warn('a request came from another address than this server takes for its own', {
		origin: differing(request.headers.get('origin'), url),
		help: 'behind a proxy set BEHIND_PROXY=1, and let it hand on Host and X-Forwarded-Proto (docs/operations.md)'
	});
}

function differing(origin: string | null, own: URL): string {
	if (origin === null) return 'missing';
	if (!URL.canParse(origin)) return 'hidden by the browser';
	const from = new URL(origin);
	if (from.host === own.host) return `${from.protocol} in place of ${own.protocol}`;
	return 'another host or port';
}
