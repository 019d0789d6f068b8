/** What is asked before a socket opens: a document's name, our own pages, something that could be a token. */
import type { IncomingMessage } from 'node:http';
import { parseName, type DocumentName } from '../../table/documents.ts';
import type { Credentials } from '../storage/identity.ts';

/** The one subprotocol that is answered; `token.<token>` and `acks` only go along with it. */
export const PROTOCOL = 'borrowed-earth';
const ACKS = 'acks';

/** Somebody at the door, whose token is still to be looked up. */
export interface Handshake {
	/** As it is stored and sent. */
	readonly name: string;
	readonly document: DocumentName;
	readonly credentials: Credentials;
	/** Wants to be told what has been stored. */
	readonly acks: boolean;
}

/** An HTTP status in place of a socket. */
export type Rejection = 401 | 403 | 404;

const PREFIX = '/sync/';
const NAME_LIMIT = 200;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const TOKENS = 4;

/** Reads a request for a socket, or says why there is none. */
export function handshakeOf(request: IncomingMessage): Handshake | Rejection {
	const name = nameIn(request.url ?? '');
	const document = name === null ? null : parseName(name);
	if (name === null || !document) return 404;
	const offered = (request.headers['sec-websocket-protocol'] ?? '')
		.split(',')
		.map((one) => one.trim());
	const cookies = cookiesIn(request.headers.cookie ?? '');
	const bearer = tokensIn(offered);
	const { origin } = request.headers;
	const withCookie = Object.keys(cookies).length > 0;
	// a browser sends its cookies for foreign pages too, but always says which page it was
	if (origin === undefined ? withCookie : origin !== ownOrigin(request)) return 403;
	if (!withCookie && bearer.length === 0) return 401;
	return { name, document, credentials: { cookies, bearer }, acks: offered.includes(ACKS) };
}

function nameIn(url: string): string | null {
	const path = url.split('?', 1)[0] ?? '';
	if (!path.startsWith(PREFIX) || path.length > PREFIX.length + NAME_LIMIT) return null;
	try {
		return decodeURIComponent(path.slice(PREFIX.length));
	} catch {
		return null;
	}
}

/** The address of our own pages. The scheme of a plain socket comes from our server or the proxy before it. */
function ownOrigin({ headers, socket }: IncomingMessage): string {
	const forwarded = String(headers['x-forwarded-proto'] ?? '')
		.split(',', 1)[0]
		?.trim();
	const scheme = forwarded ?? '';
	const direct = 'encrypted' in socket ? 'https' : 'http';
	return `${scheme === '' ? direct : scheme}://${headers.host ?? ''}`;
}

function tokensIn(offered: readonly string[]): string[] {
	return offered
		.filter((one) => one.startsWith('token.'))
		.map((one) => one.slice('token.'.length))
		.filter((token) => TOKEN.test(token))
		.slice(0, TOKENS);
}

/** Our cookies: those of tables and workshops that could hold a token. */
function cookiesIn(header: string): Record<string, string> {
	const cookies: Record<string, string> = {};
	for (const pair of header.split(';')) {
		const [name = '', value = ''] = pair.trim().split('=', 2);
		if (/^[tw]_[A-Za-z0-9_-]{22}$/.test(name) && TOKEN.test(value)) cookies[name] = value;
	}
	return cookies;
}
