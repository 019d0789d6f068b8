/** Forms of a request that few send: each is understood, or refused with a word. */
import { describe, expect, test, vi } from 'vitest';
import { answeredOutright, setRight } from '../../../src/lib/server/http/arriving.ts';

const socket = { localAddress: '::ffff:192.168.0.7', localPort: 3000 };
const asked = (url: string, headers: { host?: string } = {}, method = 'GET') => ({
	method,
	url,
	headers,
	socket
});

describe('a request', () => {
	test.each([
		['http://room.test:3000/join/ABC?x=1', 'room.test:3000', '/join/ABC?x=1'],
		['HTTP://room.test', 'room.test', '/'],
		['http://room.test?x=1', 'room.test', '/?x=1'],
		['https://eve@room.test/a#b', 'room.test', '/a'],
		['http://[::1]:3000/sync/a', '[::1]:3000', '/sync/a']
	])(
		'that names the whole address %s is about its path, and its host counts',
		(url, host, path) => {
			const request = asked(url, { host: 'other.test' });
			setRight(request);
			expect([request.headers.host, request.url]).toEqual([host, path]);
		}
	);

	test('without a host, as HTTP/1.0 sends it, is to the address at which it came in', () => {
		const request = asked('/');
		setRight(request);
		expect(request.headers.host).toBe('192.168.0.7:3000');
		const six = { ...asked('/'), socket: { localAddress: 'fe80::1', localPort: 80 } };
		setRight(six);
		expect(six.headers.host).toBe('[fe80::1]:80');
	});

	test('as everybody sends it stays as it is', () => {
		const request = asked('/join/ABC?to=http://x.test/', { host: 'room.test' });
		setRight(request);
		expect(request).toEqual(asked('/join/ABC?to=http://x.test/', { host: 'room.test' }));
		expect(answer(request)).toEqual([false]);
	});
});

/** What was answered, where anything was. */
function answer(request: ReturnType<typeof asked>): unknown[] {
	const writeHead = vi.fn<(status: number, headers: object) => never>();
	const end = vi.fn<(text: string) => never>();
	const done = answeredOutright(request, { writeHead, end } as never);
	return [done, ...writeHead.mock.calls.flat(), ...end.mock.calls.flat()];
}

test('what is about no page is answered outright, with the methods there are', () => {
	const host = { host: 'room.test' };
	const allow = expect.stringContaining('GET, HEAD, POST') as unknown;
	expect(answer(asked('*', host, 'OPTIONS'))).toEqual([true, 204, { allow }, '']);
	expect(answer(asked('/', host, 'TRACE')).slice(0, 2)).toEqual([true, 405]);
	expect(answer(asked('/', { host: 'a b' })).slice(0, 2)).toEqual([true, 400]);
	expect(answer(asked('nothing', host)).slice(0, 2)).toEqual([true, 400]);
});
