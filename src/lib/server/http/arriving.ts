/** Requests in forms that few send and every server must understand: brought into the one form that all behind reads, or answered outright. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { note } from '../base/logger.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
/** The whole address in place of a path, as it is sent to a proxy. */
const ABSOLUTE = /^https?:\/\/(?:[^/?#]*@)?([^/?#@]+)([^#]*)/i;

/** What of a request is read and set right here. */
type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
	readonly socket: Pick<IncomingMessage['socket'], 'localAddress' | 'localPort'>;
};

/** A path in place of a whole address, whose host then counts; and a host for HTTP/1.0, which need not name one. */
export function setRight(request: Request): void {
	const { headers, socket, url = '' } = request;
	const [, host, path = ''] = ABSOLUTE.exec(url) ?? [];
	if (host !== undefined) {
		headers.host = host;
		request.url = path.startsWith('/') ? path : `/${path}`;
	}
	headers.host ??= hostOf(socket);
}

function hostOf({ localAddress = 'localhost', localPort }: Request['socket']): string {
	const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
	return `${address.includes(':') ? `[${address}]` : address}:${String(localPort)}`;
}

type Response = Pick<ServerResponse, 'writeHead' | 'end'>;

/** Answers what is about no page and no door: `OPTIONS *`, TRACE, and an address that is none. False for all else. */
export function answeredOutright(
	{ method, url = '', headers }: Request,
	response: Response
): boolean {
	if (method === 'OPTIONS' && url === '*') return end(response, 204, { allow: METHODS });
	if (method === 'TRACE') {
		note('refused', { method, status: 405, code: 'wrong-method' });
		return end(response, 405, { allow: METHODS }, 'This server does not trace requests.\n');
	}
	if (url.startsWith('/') && URL.canParse(`http://${headers.host ?? ''}${url}`)) return false;
	note('refused', { method, status: 400, code: 'bad-address' });
	return end(response, 400, {}, 'This address or its host cannot be read.\n');
}

function end(response: Response, status: number, headers: object, text = ''): true {
	const type = text === '' ? {} : { 'content-type': 'text/plain; charset=utf-8' };
	response.writeHead(status, { ...headers, ...type });
	response.end(text);
	return true;
}
