/** A door that learns only from what it is sent whose workshop it is about, and hands that on. */
import type { RequestEvent } from '@sveltejs/kit';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { refuseDoor } from '../http/requests.ts';
import { routing } from './routing.ts';
import { begin } from './relay.ts';

const SOON = 1;

/** The owner's answer to this body; null where the owner is this process. Refuses with 503 where nobody can answer. */
export async function askedElsewhere(
	event: RequestEvent,
	workshop: string,
	body: object
): Promise<Response | null> {
	const way = await routing.wayTo(workshop);
	if (way === 'here') return null;
	if (way === 'later') return refuseLater();
	const sent = Buffer.from(JSON.stringify(body));
	const { method, url, headers } = event.request;
	const { outgoing, ready } = begin(
		way,
		{ method, url: new URL(url).pathname, headers: Object.fromEntries(headers) },
		{
			'content-length': String(sent.length),
			'content-type': 'application/json',
			host: event.url.host
		}
	);
	try {
		await ready;
		outgoing.end(sent);
		const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
		return await responseOf(answer);
	} catch {
		routing.forget(way);
		return refuseLater();
	}
}

async function responseOf(answer: IncomingMessage): Promise<Response> {
	const headers = new Headers();
	for (let at = 0; at < answer.rawHeaders.length; at += 2) {
		const name = answer.rawHeaders[at] ?? '';
		if (/^(content-type|set-cookie|retry-after)$/i.test(name)) {
			headers.append(name, answer.rawHeaders[at + 1] ?? '');
		}
	}
	return new Response(new Uint8Array(await buffer(answer)), {
		status: answer.statusCode ?? 502,
		headers
	});
}

const refuseLater = (): never => refuseDoor(503, 'later', {}, { seconds: SOON });
