/** Whom the sync server does not let in: what they are told over HTTP, and over a socket that is open already. */
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sentenceOf } from '../base/codes.ts';
import { refusals } from '../base/metrics.ts';
import type { Line } from './polled.ts';

/** Why there is no socket, in the shape that all refusals have. */
const CODES = {
	401: 'no-token',
	403: 'bad-origin',
	404: 'no-such-door',
	405: 'wrong-method',
	503: 'full'
} as const;
/** Seconds after which a full server may be asked again. */
const FULL = 5;

type Refused = keyof typeof CODES;

function refusalOf(status: Refused): string {
	const code = CODES[status];
	refusals.inc({ code });
	const more = status === 503 ? { seconds: FULL } : {};
	return JSON.stringify({ error: { code, message: sentenceOf(code), ...more } });
}

const headersOf = (status: Refused): Record<string, string> => ({
	'content-type': 'application/json',
	'x-content-type-options': 'nosniff',
	'cache-control': 'no-store',
	...(status === 503 ? { 'retry-after': String(FULL) } : {}),
	...(status === 405 ? { allow: 'POST' } : {})
});

/** Answers a request with this status. */
export function refuse(response: ServerResponse, status: Refused): void {
	response.writeHead(status, headersOf(status)).end(refusalOf(status));
}

/** The same to a request for a socket. */
export function refuseSocket(stream: Duplex, status: Refused): void {
	const body = refusalOf(status);
	const headers = Object.entries({ ...headersOf(status), connection: 'close' });
	const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
	const length = Buffer.byteLength(body);
	stream.end(
		`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}content-length: ${length}\r\n\r\n${body}`
	);
}

/** Closes a socket with this code. */
export function turnAway(socket: Line, code: number): void {
	refusals.inc({ code: String(code) });
	socket.resume();
	socket.close(code);
	setTimeout(() => socket.terminate(), 2_000).unref();
}
