/** Hands a visitor on to the process that owns the workshop: plain streams, so that who reads slowly slows down who writes. */
import {
	request as ask,
	STATUS_CODES,
	type ClientRequest,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Process } from '../storage/postgres/leases.ts';
import { RELAYED, secret } from './secret.ts';

/** Milliseconds within which the owner has to say that it has heard: else nobody is there, or the way is cut. */
const HEARD = 2_000;
/** Milliseconds after which a connection is given up on which nothing at all happens; a print may take two minutes. */
const SILENCE = 150_000;
/** What the owner says at once, before it answers. */
export const HEARD_YOU = 102;
/** What the owner answers that is none, or no more. */
export const NOT_MINE = 421;

/** Of this one connection alone. */
const HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te'];

/** What is being handed on at this moment, and to whom. */
const open = new Map<Duplex | ServerResponse, Process>();

/** How many visitors are handed on just now. */
export const relaying = (): number => open.size;

/** Ends all that is being handed on: it comes back by another way. */
export function endRelays(): void {
	for (const one of open.keys()) one.destroy();
}

/** Ends what is handed on to processes that are not alive any more: nothing would be heard of them. */
export function endRelaysBut(alive: ReadonlySet<string>): void {
	for (const [one, { owner }] of open) if (!alive.has(owner)) one.destroy();
}

const onward = (headers: IncomingHttpHeaders, more: IncomingHttpHeaders): IncomingHttpHeaders => ({
	...Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.includes(name))),
	[RELAYED]: secret(),
	...more
});

/** A request to the owner that fails soon where nobody is there; `ready` once the owner has heard its head. */
export function begin(
	to: Process,
	{ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
	more: IncomingHttpHeaders = {}
): { readonly outgoing: ClientRequest; readonly ready: Promise<void> } {
	const address = new URL(`http://${to.address.replace(/^http:\/\//, '')}`);
	const outgoing = ask({
		host: address.hostname,
		port: address.port,
		path: url,
		method,
		headers: onward(headers, more),
		agent: false, // a connection that is kept may be a dead one: then it would take long to find out
		setHost: false
	});
	const ready = new Promise<void>((resolve, reject) => {
		const late = setTimeout(() => {
			outgoing.destroy(new Error('the owner does not answer'));
		}, HEARD);
		outgoing.once('error', reject);
		outgoing.once('close', () => clearTimeout(late));
		outgoing.once('socket', (socket) => {
			socket.once('connect', () => {
				socket.setNoDelay(true);
				socket.setTimeout(SILENCE, () => socket.destroy());
			});
		});
		outgoing.once('information', () => {
			clearTimeout(late);
			resolve();
		});
		outgoing.flushHeaders();
	});
	return { outgoing, ready };
}

/** What became of a visitor: handed on; or the owner took nothing, so that it can still go another way; or too much for that. */
export type Relayed = 'done' | 'untouched' | 'failed';

/** Hands a request on. */
export async function relay(
	to: Process,
	request: IncomingMessage,
	response: ServerResponse
): Promise<Relayed> {
	const { outgoing, ready } = begin(to, request);
	open.set(response, to);
	response.once('close', () => {
		open.delete(response);
		outgoing.destroy();
	});
	const answered = answerOf(outgoing);
	try {
		await ready;
	} catch {
		return 'untouched';
	}
	try {
		request.pipe(outgoing);
		const answer = await answered;
		if (answer.statusCode === NOT_MINE) return hasBody(request) ? 'failed' : 'untouched';
		response.writeHead(answer.statusCode ?? 502, headersOf(answer, HOP));
		answer.pipe(response);
		answer.once('error', () => response.destroy());
		answer.once('aborted', () => response.destroy());
		return 'done';
	} catch {
		return 'failed';
	}
}

const hasBody = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';

function answerOf(outgoing: ClientRequest): Promise<IncomingMessage> {
	const answer = new Promise<IncomingMessage>((resolve, reject) => {
		outgoing.once('response', resolve);
		outgoing.on('error', reject); // also after the answer has begun
	});
	answer.catch(() => undefined); // the wait for the connection reports it
	return answer;
}

/** As they came, name and value in turn: cookies stay apart. */
const headersOf = ({ rawHeaders }: IncomingMessage, without: readonly string[]): string[] =>
	rawHeaders.filter((_, at) => !without.includes(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''));

/** Hands a request for a socket on, and all that is said on it. */
export async function relayUpgrade(
	to: Process,
	request: IncomingMessage,
	stream: Duplex,
	head: Buffer
): Promise<Relayed> {
	const { outgoing, ready } = begin(to, request, { connection: 'Upgrade', upgrade: 'websocket' });
	open.set(stream, to);
	stream.once('close', () => {
		open.delete(stream);
		outgoing.destroy();
	});
	const taken = new Promise<Relayed>((resolve) => {
		outgoing.once('upgrade', (answer: IncomingMessage, far: Duplex, first: Buffer) => {
			stream.write(headOf(answer, []));
			join(stream, far, head, first);
			resolve('done');
		});
		outgoing.once('response', (answer) => {
			resolve(answer.statusCode === NOT_MINE ? 'untouched' : 'done');
			if (answer.statusCode === NOT_MINE) answer.destroy();
			else {
				stream.write(headOf(answer, HOP));
				answer.pipe(stream);
			}
		});
		outgoing.on('error', () => resolve('untouched'));
	});
	try {
		await ready;
	} catch {
		return 'untouched';
	}
	outgoing.end();
	return taken;
}

function headOf(answer: IncomingMessage, without: readonly string[]): string {
	const { statusCode = 502 } = answer;
	const headers = headersOf(answer, without);
	const lines = headers.flatMap((name, at) =>
		at % 2 === 0 ? [`${name}: ${headers[at + 1] ?? ''}`] : []
	);
	if (without.length > 0) lines.push('connection: close');
	return `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Says on each side what comes from the other, until either ends. */
function join(near: Duplex, far: Duplex, fromNear: Buffer, fromFar: Buffer): void {
	if (fromNear.length > 0) far.write(fromNear);
	if (fromFar.length > 0) near.write(fromFar);
	for (const [one, other] of [
		[near, far],
		[far, near]
	] as const) {
		one.on('error', () => other.destroy());
		one.on('close', () => other.destroy());
		one.pipe(other);
	}
}
