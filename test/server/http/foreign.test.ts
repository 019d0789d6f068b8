/** What another site made a browser send: who it is judged to come from, and what the log tells whoever runs the server. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const warn = vi.fn<(event: string, facts: object) => void>();
vi.mock('../../../src/lib/server/base/logger.ts', async (original) => ({
	...(await original<object>()),
	warn
}));
const { isForeign, tellWhy } = await import('../../../src/lib/server/http/foreign.ts');
type Event = Parameters<typeof isForeign>[0];

const asked = (headers: Record<string, string>, cookies: string[] = [], method = 'POST') =>
	({
		url: new URL('http://room.test/join/ABC'),
		request: new Request('http://room.test/join/ABC', { method, headers }),
		cookies: { getAll: () => cookies.map((name) => ({ name, value: 'x' })) }
	}) as unknown as Event;

describe('a request', () => {
	const form = { 'content-type': 'application/x-www-form-urlencoded' };
	const json = { 'content-type': 'application/json' };
	const [own, other] = [{ origin: 'http://room.test' }, { origin: 'http://evil.test' }];

	test.each([
		['a form of our own page', asked({ ...form, ...own }), false, false],
		['a form of another site', asked({ ...form, ...other }), false, true],
		['a form without an Origin', asked(form), false, true],
		['a form of an unknown kind', asked({ ...other, 'content-type': 'text/html' }), false, true],
		['a door, by cookie, of another site', asked({ ...json, ...other }, ['t_1']), true, true],
		['a door, as a form, without a cookie', asked({ ...form, ...other }), true, true],
		['a door, by a script without cookies', asked(json), true, false],
		['a door, by a bearer', asked({ ...json, authorization: 'Bearer x' }, ['t_1']), true, false],
		['a page that is only read', asked(other, ['t_1'], 'GET'), false, false]
	])('%s', (_, event, door, foreign) => {
		expect(isForeign(event, door)).toBe(foreign);
	});
});

describe('the log', () => {
	let now = 1e9;
	beforeEach(() => {
		now += 1e6;
		warn.mockClear();
	});
	afterEach(() => {
		vi.restoreAllMocks();
	});

	test.each([
		[{ origin: 'https://room.test' }, 'https: in place of http:'],
		[{ origin: 'http://evil.test' }, 'another host or port'],
		[{ origin: 'null' }, 'hidden by the browser'],
		[{}, 'missing']
	])('is told how the origin differs, and what helps: %o', (headers, origin) => {
		tellWhy(asked(headers), now);
		const help = expect.stringContaining('BEHIND_PROXY=1') as string;
		expect(warn.mock.calls).toEqual([[expect.any(String), { origin, help }]]);
		expect(JSON.stringify(warn.mock.calls)).not.toContain('evil');
	});

	test('is told once a minute, however many such requests come', () => {
		for (let more = 0; more < 500; more++) tellWhy(asked({}), now + more);
		expect(warn).toHaveBeenCalledTimes(1);
	});
});
