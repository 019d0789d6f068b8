/** Which wire a page takes: sockets, or requests where the network lets no socket through. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const STORY = 'ws://here/sync/a/story';

/** What became of the sockets that a page has opened. */
class Sockets extends EventTarget {
	static opened: Sockets[] = [];
	closed = false;
	constructor() {
		super();
		Sockets.opened.push(this);
	}
	close() {
		if (this.closed) return;
		this.closed = true;
		this.dispatchEvent(new Event('close'));
	}
}

let serverIsThere = true;
/** Requests for a line are held: none of them is answered. */
const asked: string[] = [];

async function page() {
	vi.resetModules();
	const { newSocket } = await import('../../src/lib/table/sockets.ts');
	const { PollingSocket } = await import('../../src/lib/table/polling.ts');
	return { newSocket, PollingSocket };
}

beforeEach(() => {
	vi.useFakeTimers();
	serverIsThere = true;
	Sockets.opened = [];
	asked.length = 0;
	vi.stubGlobal('WebSocket', Sockets);
	vi.stubGlobal('fetch', (url: string) => {
		asked.push(url);
		if (url !== '/healthz') return new Promise(() => undefined);
		return serverIsThere ? Promise.resolve(new Response('ok')) : Promise.reject(new TypeError());
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe('a page', () => {
	test('turns to requests when two sockets of a document fail while the server is there', async () => {
		const { newSocket, PollingSocket } = await page();
		for (let tries = 0; tries < 2; tries += 1) {
			newSocket(STORY).close();
			await vi.advanceTimersByTimeAsync(0);
		}
		expect(newSocket(STORY)).toBeInstanceOf(PollingSocket);
		expect(asked.at(-1)).toBe('http://here/sync/a/story');
	});

	test('stays with sockets however often they fail while the server is away', async () => {
		const { newSocket, PollingSocket } = await page();
		serverIsThere = false;
		for (let tries = 0; tries < 20; tries += 1) {
			newSocket(STORY).close();
			await vi.advanceTimersByTimeAsync(0);
		}
		serverIsThere = true;
		expect(newSocket(STORY)).not.toBeInstanceOf(PollingSocket);
	});

	test('does not wait for ever for a socket that is neither let through nor refused', async () => {
		const { newSocket, PollingSocket } = await page();
		for (let tries = 0; tries < 2; tries += 1) {
			newSocket(STORY);
			await vi.advanceTimersByTimeAsync(10_000);
		}
		expect(Sockets.opened.every(({ closed }) => closed)).toBe(true);
		expect(newSocket(STORY)).toBeInstanceOf(PollingSocket);
	});

	test('counts sockets that hang together once: a network that stalls for a moment is no other network', async () => {
		const { newSocket, PollingSocket } = await page();
		for (let number = 0; number < 5; number += 1) newSocket(STORY);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(Sockets.opened.every(({ closed }) => closed)).toBe(true);
		expect(newSocket(STORY)).not.toBeInstanceOf(PollingSocket);
	});

	test('that has heard something on a socket counts anew', async () => {
		const { newSocket, PollingSocket } = await page();
		for (let tries = 0; tries < 6; tries += 1) {
			const socket = newSocket(STORY);
			if (tries % 2 === 0)
				for (const name of ['open', 'message']) socket.dispatchEvent(new Event(name));
			socket.close();
			await vi.advanceTimersByTimeAsync(0);
		}
		expect(newSocket(STORY)).not.toBeInstanceOf(PollingSocket);
	});

	test('turns to requests where sockets open and all that is said on them is eaten', async () => {
		const { newSocket, PollingSocket } = await page();
		for (let tries = 0; tries < 2; tries += 1) {
			newSocket(STORY).dispatchEvent(new Event('open'));
			await vi.advanceTimersByTimeAsync(8_000);
		}
		expect(Sockets.opened.every(({ closed }) => closed)).toBe(true);
		expect(newSocket(STORY)).toBeInstanceOf(PollingSocket);
	});

	test('stays with sockets that the server itself closes', async () => {
		const { newSocket, PollingSocket } = await page();
		for (let tries = 0; tries < 4; tries += 1) {
			const socket = newSocket(STORY);
			socket.dispatchEvent(new Event('open'));
			socket.close();
			await vi.advanceTimersByTimeAsync(0);
		}
		expect(newSocket(STORY)).not.toBeInstanceOf(PollingSocket);
	});

	test('leaves a socket alone on which something has come', async () => {
		const { newSocket } = await page();
		const socket = newSocket(STORY);
		for (const name of ['open', 'message']) socket.dispatchEvent(new Event(name));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(Sockets.opened.map(({ closed }) => closed)).toEqual([false]);
	});

	test('asks for all documents by requests once two of them have found that sockets fail', async () => {
		const { newSocket, PollingSocket } = await page();
		for (const name of ['story', 'table']) newSocket(`ws://here/sync/a/${name}`).close();
		await vi.advanceTimersByTimeAsync(0);
		expect(newSocket('ws://here/sync/a/sheet')).toBeInstanceOf(PollingSocket);
	});

	test('goes on with sockets where the server ends before it has given the requests', async () => {
		vi.doMock('../../src/lib/table/polling.ts', () => {
			throw new TypeError('Failed to fetch');
		});
		vi.resetModules();
		const { newSocket } = await import('../../src/lib/table/sockets.ts');
		for (let tries = 0; tries < 3; tries += 1) {
			newSocket(STORY).close();
			await vi.dynamicImportSettled();
		}
		vi.doUnmock('../../src/lib/table/polling.ts');
		expect(Sockets.opened).toHaveLength(3);
	});
});
