/** The client's files out of one zip, as a bundle serves them. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packedClient } from '../../../src/lib/server/http/packedClient.ts';

const SCRIPT = 'export const world = 1;';
const serve = packedClient(
	zipSync({
		'_app/immutable/chunks/a.js.gz': gzipSync(SCRIPT),
		'_app/immutable/chunks/small.js': Buffer.from('0'),
		'icon.svg': Buffer.from('<svg/>')
	})
);

/** What is answered; null where it is none of the files. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
	let answer = { status: 0, headers: {} as Record<string, unknown>, body: '' };
	const response = {
		writeHead(status: number, said: Record<string, unknown>) {
			answer = { ...answer, status, headers: said };
			return response;
		},
		end(body?: Uint8Array) {
			const bytes = Buffer.from(body ?? '');
			const packed = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0;
			answer.body = (packed ? gunzipSync(bytes) : bytes).toString();
			return response;
		}
	};
	const isOurs = serve({ method, url, headers }, response as never);
	return isOurs ? answer : null;
}

test('a script goes out as it is packed, and is kept by the browser for good', () => {
	const answer = ask('/_app/immutable/chunks/a.js', { 'accept-encoding': 'gzip, deflate' });
	expect(answer?.body).toBe(SCRIPT);
	expect(answer?.headers).toMatchObject({
		'content-type': 'text/javascript',
		'content-encoding': 'gzip',
		'cache-control': 'public,max-age=31536000,immutable',
		vary: 'accept-encoding'
	});
});

test('who takes nothing packed gets it unpacked', () => {
	const answer = ask('/_app/immutable/chunks/a.js');
	expect(answer).toMatchObject({ status: 200, body: SCRIPT });
	expect(answer?.headers['content-encoding']).toBeUndefined();
	expect(answer?.headers['content-length']).toBe(SCRIPT.length);
});

test('what stays the same from build to build by its name alone is asked for again, and answered in a line', () => {
	const first = ask('/icon.svg?x=1');
	expect(first).toMatchObject({ status: 200, body: '<svg/>' });
	expect(first?.headers['cache-control']).toBeUndefined();
	const etag = String(first?.headers['etag']);
	expect(ask('/icon.svg', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
	expect(ask('/icon.svg', { 'if-none-match': '"other"' })?.status).toBe(200);
});

test('HEAD is answered without the file', () => {
	expect(ask('/icon.svg', {}, 'HEAD')).toMatchObject({
		status: 200,
		body: '',
		headers: { 'content-length': 6, 'content-type': 'image/svg+xml' }
	});
});

test.each([
	['/', 'GET'],
	['/join', 'GET'],
	['/_app/immutable/chunks/b.js', 'GET'],
	['/../package.json', 'GET'],
	['/__proto__', 'GET'],
	['/icon.svg', 'POST']
])('%s by %s is left to the pages', (url, method) => {
	expect(ask(url, {}, method)).toBeNull();
});
