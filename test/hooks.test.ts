import type { Reroute } from '@sveltejs/kit';
import { expect, test } from 'vitest';
import { reroute } from '../src/hooks.ts';

/** Where an address leads. */
const led = (path: string) =>
	reroute({ url: new URL(path, 'http://table.test'), fetch } satisfies Parameters<Reroute>[0]);

test('an address with a slash or backslash in disguise leads nowhere, any other where it says', () => {
	for (const path of [
		'/table/..%2f..%2f',
		'/table/..%2F',
		'/workshop/..%5c..%5cview',
		'/join/%2f',
		'/table/a%00b',
		'/join/BCDFGH%0A',
		'/api/tables/%1fx/view',
		'/page/%7F',
		'/api/tables/..%2f..%2f/view'
	]) {
		expect([path, led(path)]).toEqual([path, '/no-such-page']);
	}
	for (const path of ['/', '/table/Cg9v_-', '/join/K7W%20ZTD', '/open?file=a%2fb']) {
		expect([path, led(path)]).toEqual([path, undefined]);
	}
});
