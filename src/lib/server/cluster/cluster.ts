/** One of several processes on one database: answers for the workshops that it owns, and hands everybody else on. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { extractLocaleFromRequest } from '../../paraglide/runtime.js';
import { speaking } from '../base/language.ts';
import { sentenceOf } from '../base/codes.ts';
import { note, trouble, warn } from '../base/logger.ts';
import { countRelay, watch } from '../base/metrics.ts';
import { postgres } from '../storage/store.ts';
import { routing, type Way } from './routing.ts';
import { forgetWorkshop } from './memory.ts';
import {
	endRelays,
	HEARD_YOU,
	NOT_MINE,
	relay,
	relayUpgrade,
	relaying,
	type Relayed
} from './relay.ts';
import { isRelayed } from './secret.ts';
import { keepUp } from './upkeep.ts';

/** Seconds after which a visitor may ask again for what nobody could answer. */
const SOON = 1;
/** How often another way is looked for, where an owner has just gone. */
const TRIES = 3;

/** Comes to the database and begins; nothing where there is none. Throws one clear sentence where it cannot serve. */
export async function joinCluster(neglected: () => Promise<void>): Promise<void> {
	const opened = postgres();
	if (!opened) return;
	await opened.arrive();
	const { leases, database, keys } = opened;
	if (keys.apart) note('the keys of workshops lie in the database of KEYS_URL');
	else warn('the keys of workshops lie in the database itself, and in its backups: see KEYS_URL');
	leases.watchers.push(async (workshop) => {
		await forgetWorkshop(workshop).catch((cause: unknown) => {
			trouble('a workshop could not be forgotten', cause);
		});
	});
	watch('leases', 'Workshops that this process owns', () => leases.held.length);
	watch(
		'fenced',
		'Writes that came after their workshop was another process’s',
		() => leases.fenced
	);
	watch('relaying', 'Requests and sockets that are handed on to their owner', relaying);
	watch('pool_open', 'Connections to the database', () => database.pool.open);
	watch('pool_idle', 'Connections to the database that do nothing', () => database.pool.idle);
	watch('pool_waiting', 'Questions that wait for a connection', () => database.pool.waiting);
	keepUp(opened, neglected);
}

/** Nothing is claimed any more; who comes is sent on. */
export function closeRouting(): void {
	routing.closed = true;
}

/** Gives all workshops back, so that others go on with them at once. */
export async function leaveCluster(): Promise<void> {
	endRelays();
	await postgres()?.leave();
}

/** Answers a request here or by its owner; `relayed` where another process has sent it, which has judged where it comes from. */
export async function receive(
	request: IncomingMessage,
	response: ServerResponse,
	relayed: boolean,
	here: () => void
): Promise<void> {
	if (relayed) response.writeProcessing();
	const way = await passed(request, relayed, (to) => relay(to, request, response));
	if (way === 'here') here();
	else if (way === 'later') answerLater(request, response, relayed);
}

/** The same for a request for a socket. */
export async function receiveUpgrade(
	request: IncomingMessage,
	stream: Duplex,
	head: Buffer,
	relayed: boolean,
	here: () => void
): Promise<void> {
	stream.on('error', () => stream.destroy());
	if (relayed) stream.write(`HTTP/1.1 ${HEARD_YOU} Processing\r\n\r\n`);
	const way = await passed(request, relayed, (to) => relayUpgrade(to, request, stream, head));
	if (way === 'here') here();
	else if (way === 'later') {
		const status = relayed ? `${NOT_MINE} Misdirected Request` : '503 Service Unavailable';
		stream.end(
			`HTTP/1.1 ${status}\r\nretry-after: ${SOON}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`
		);
	}
}

/** Goes the way of a request; `done` where it was handed on. */
async function passed(
	request: IncomingMessage,
	relayed: boolean,
	on: (to: Exclude<Way, string>) => Promise<Relayed>
): Promise<'here' | 'later' | 'done'> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const way = await routing.wayOf(request.url ?? '', relayed);
		if (typeof way === 'string') return way;
		const went = await on(way);
		countRelay(went);
		if (went === 'done') return 'done';
		routing.forget(way);
		if (went === 'failed') return 'later';
	}
	return 'later';
}

/** Says that nobody can answer just now: a browser asks again by itself. */
function answerLater(request: IncomingMessage, response: ServerResponse, relayed: boolean): void {
	if (response.headersSent) {
		response.destroy();
		return;
	}
	const { url = '/', headers } = request;
	const asking = new Request(new URL(url, 'http://localhost'), {
		headers: { 'accept-language': headers['accept-language'] ?? '', cookie: headers.cookie ?? '' }
	});
	const message = speaking(extractLocaleFromRequest(asking), () => sentenceOf('later'));
	const isPage = !/^\/(?:api|sync)\//.test(url);
	const type = isPage ? 'text/plain; charset=utf-8' : 'application/json';
	const body = isPage
		? message
		: JSON.stringify({ error: { code: 'later', message, seconds: SOON } });
	response.writeHead(relayed ? NOT_MINE : 503, {
		'content-type': type,
		'cache-control': 'no-store',
		'retry-after': String(SOON),
		...(isPage ? { refresh: String(SOON) } : {})
	});
	response.end(body);
	request.resume(); // what is still sent is heard out
}

export { isRelayed };
