import type { Reroute } from '@sveltejs/kit';
import { afterEach, expect, test, vi } from 'vitest';

const working = { dev: true };
vi.mock('$app/environment', async (original) => ({
	...(await original()),
	get dev() {
		return working.dev;
	}
}));
const { reroute } = await import('../src/hooks.ts');
afterEach(() => {
	working.dev = true;
});

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

test('what is for authors of games is there only while they work', () => {
	const pages = ['/dev/pieces', '/dev/timelock', '/dev', '/%64ev/pieces', '/d%65v/timelock'];
	for (const path of pages) expect([path, led(path)]).toEqual([path, undefined]);
	working.dev = false;
	for (const path of pages) expect([path, led(path)]).toEqual([path, '/no-such-page']);
	for (const path of ['/', '/games/dev', '/device', '/join/%E0%A4%A']) {
		expect([path, led(path)]).toEqual([path, undefined]);
	}
});
