/** The built client out of one zip, in place of the thousands of files that USB sticks and virus scanners are slow with. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Response = Pick<ServerResponse, 'writeHead' | 'end'>;

const TYPES: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.woff': 'font/woff',
	'.woff2': 'font/woff2'
};
/** What lies there has a name of its own in each build. */
const IMMUTABLE = '/_app/immutable/';

/**
 * What answers for the files of the client in a zip, where each lies packed by gzip as `NAME.gz`, or as it is. The function
 * that comes back says whether the request was for one of them. Throws where the zip cannot be read.
 */
export function packedClient(zip: Uint8Array): (request: Request, response: Response) => boolean {
	const files = new Map(Object.entries(unzipSync(zip)));
	return (request, response) => {
		const { method = '', url = '' } = request;
		const path = url.replace(/\?.*$/s, '');
		const packed = files.get(`${path.slice(1)}.gz`);
		const bytes = packed ?? files.get(path.slice(1));
		if (bytes === undefined || !['GET', 'HEAD'].includes(method)) return false;
		send(request, response, { path, bytes, isPacked: packed !== undefined });
		return true;
	};
}

/** One file: where in the client it lies, and what it holds. */
interface Found {
	readonly path: string;
	readonly bytes: Uint8Array;
	readonly isPacked: boolean;
}

function send({ method, headers }: Request, response: Response, found: Found): void {
	const { path, bytes, isPacked } = found;
	const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
	const said: OutgoingHttpHeaders = { etag };
	if (path.startsWith(IMMUTABLE)) said['cache-control'] = 'public,max-age=31536000,immutable';
	if (headers['if-none-match'] === etag) {
		response.writeHead(304, said).end();
		return;
	}
	const isTaken = /\bgzip\b/.test(String(headers['accept-encoding']));
	const body = isPacked && !isTaken ? gunzipSync(bytes) : bytes;
	if (isPacked) said.vary = 'accept-encoding';
	if (isPacked && isTaken) said['content-encoding'] = 'gzip';
	said['content-type'] = TYPES[extname(path)] ?? 'application/octet-stream';
	said['content-length'] = body.length;
	response.writeHead(200, said).end(method === 'HEAD' ? undefined : body);
}
