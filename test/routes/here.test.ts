/** What pages on the server's own machine hear of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watch } from '../../src/routes/here.svelte.ts';

let addresses: string[] | null = [];
let asked = 0;
const fetched = vi.fn(() => {
	asked += 1;
	const here = { addresses, reached: false, firewall: null, ends: false, awake: null };
	return Promise.resolve(Response.json(addresses === null ? null : here));
});
let watch: Watch;
let changes = 0;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetched);
	asked = 0;
	changes = 0;
});
afterEach(() => {
	watch.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Opens a page there; later, the machine has these addresses. */
async function open(...first: string[]): Promise<void> {
	addresses = first;
	watch = new Watch(() => (changes += 1));
	await vi.advanceTimersByTimeAsync(0);
}
async function later(...next: string[]): Promise<void> {
	addresses = next;
	await vi.advanceTimersByTimeAsync(5_000);
}

test('another address is noticed within seconds, and told once', async () => {
	await open('192.168.1.5');
	await later('192.168.1.5');
	expect([watch.moved, changes]).toEqual([false, 0]);
	await later('192.168.7.9');
	expect([watch.moved, changes]).toEqual([true, 1]);
	await later('192.168.7.9');
	expect(changes).toBe(1);
	watch.know();
	expect(watch.moved).toBe(false);
});

test('a network that goes and comes back with the same address has not moved anybody', async () => {
	await open('192.168.1.5');
	await later();
	await later('192.168.1.5');
	expect([watch.moved, changes]).toEqual([false, 2]);
});

test('a network that goes and comes back with another address has', async () => {
	await open('192.168.1.5');
	await later();
	expect(watch.moved).toBe(false);
	await later('10.0.0.4');
	expect(watch.moved).toBe(true);
});

test('a second adapter beside the first one changes what can be chosen, and moves nobody', async () => {
	await open('192.168.1.5');
	await later('192.168.1.5', '172.17.0.1');
	expect([watch.moved, changes]).toEqual([false, 1]);
});

test('a server that does not answer is asked again', async () => {
	await open('192.168.1.5');
	fetched.mockRejectedValueOnce(new TypeError('no network'));
	await later('192.168.7.9');
	expect(watch.here?.addresses).toEqual(['192.168.1.5']);
	await later('192.168.7.9');
	expect(watch.moved).toBe(true);
});

test('phones have had time to come after a minute', async () => {
	await open('192.168.1.5');
	await vi.advanceTimersByTimeAsync(55_000);
	expect(watch.waited).toBe(false);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(watch.waited).toBe(true);
});

test('on any other device it asks once', async () => {
	addresses = null;
	watch = new Watch(() => (changes += 1));
	await vi.advanceTimersByTimeAsync(60_000);
	expect([watch.here, asked, changes]).toEqual([null, 1, 0]);
});
