/** Who reads is counted as who writes is: by the work that it makes. And what comes in is bounded over all. */
import type { RequestEvent } from '@sveltejs/kit';
import { expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { joined, LIMITS, openTable, stopClock } = await import('../harness.ts');
const { handle } = await import('../../../src/hooks.server.ts');
const { bytesFrom } = await import('../../../src/lib/server/http/requests.ts');
const { Receiving, receiving } = await import('../../../src/lib/server/http/receiving.ts');

// what somebody may do is the same with a small share as with the real one, and is soon used up
Object.assign(LIMITS.work, { burst: 100 });
Object.assign(LIMITS.shown, { burst: 20 });

type Somebody = Awaited<ReturnType<typeof joined>>;

/** How often somebody is answered until they hear that it was too much. */
async function answered(who: Somebody, method: string, path: string, body?: object) {
	for (let times = 0; times <= LIMITS.work.burst; times += 1) {
		const { status } = await who.knock(method, path, body ? { body } : {});
		if (status === 429) return times;
	}
	return Infinity;
}

test.each([
	['GET', '/log', undefined],
	['GET', '/view', undefined],
	['GET', '/end', undefined],
	['GET', '/pack', undefined],
	['PUT', '/sheet/0/open', { open: true }]
] as const)('%s %s is not answered without end; a neighbour is', async (method, path, body) => {
	stopClock();
	const { table, code } = await openTable();
	const [ann, bob] = [await joined(code, 0), await joined(code, 1)];
	const door = `/api/tables/${table}${path}`;
	expect(await answered(ann, method, door, body)).toBeLessThanOrEqual(LIMITS.work.burst / 2);
	expect((await bob.knock('GET', `/api/tables/${table}/view`)).status).toBe(200);
});

test.each([
	['PATCH', '/api/tables/:table', { title: 'Table' }],
	['PATCH', '/api/workshops/:workshop', { title: 'Class' }],
	['POST', '/api/tables/:table/rehearsal', { on: false }],
	['GET', '/api/workshops/:workshop', undefined]
] as const)(
	'%s %s of a facilitator is counted, over all of their tables',
	async (method, path, body) => {
		stopClock();
		const { facilitator, table, workshop } = await openTable();
		const door = path.replace(':table', table).replace(':workshop', workshop);
		expect(await answered(facilitator, method, door, body)).toBeLessThan(LIMITS.work.burst);
		const other = await facilitator.knock('GET', `/api/workshops/${workshop}`);
		expect(other.status).toBe(429);
	}
);

test.each([
	'/api/tables/:table/print/missing',
	'/api/tables/:table/rolls.csv',
	'/api/workshops/:workshop/print/missing',
	'/api/workshops/:workshop/export'
])('a long log behind %s counts by its length', async (path) => {
	stopClock();
	const { table, workshop, code, facilitator } = await openTable();
	for (const seat of [0, 1, 2]) {
		const somebody = await joined(code, seat);
		for (let turn = 0; turn < 14; turn += 1) {
			const body = { id: `${String(seat)}-${String(turn)}`, action: { type: 'roll', count: 1 } };
			const { status } = await somebody.knock('POST', `/api/tables/${table}/actions`, { body });
			expect(status).toBe(200);
		}
	}
	const door = path.replace(':table', table).replace(':workshop', workshop);
	// as requests alone they would be answered fifty times
	expect(await answered(facilitator, 'GET', door)).toBeLessThan(40);
});

test('pages are not shown to one network without end; another one sees them, and doors are no pages', async () => {
	stopClock();
	const shown = async (path: string, address: string) => {
		const url = new URL(path, 'http://table.test');
		const event = { url, request: new Request(url), route: { id: path } };
		const from = { ...event, getClientAddress: () => address } as unknown as RequestEvent;
		const { status } = await handle({ event: from, resolve: () => new Response('page') });
		return status;
	};
	for (let page = 0; page < 20; page += 1) expect(await shown('/games', '10.9.0.1')).toBe(200);
	expect(await shown('/games', '10.9.0.1:4711')).toBe(429);
	expect(await shown('/games', '10.9.0.2')).toBe(200);
	expect(await shown('/healthz', '10.9.0.1')).toBe(200);
});

/** A body that comes in pieces, and says how many were read. */
const body = (pieces: number, size: number) =>
	new Request('http://table.test', {
		method: 'POST',
		duplex: 'half',
		body: new ReadableStream({
			start(controller) {
				for (let piece = 0; piece < pieces; piece += 1) controller.enqueue(new Uint8Array(size));
				controller.close();
			}
		})
	} as RequestInit);

test('what comes in at once has a bound, half of it for one network; what has come in gives its place back', () => {
	const all = new Receiving(100);
	expect([all.take('a', 50), all.take('a', 1), all.take('b', 30), all.take('c', 21)]).toEqual([
		...[true, false, true, false]
	]);
	all.give('a', 50);
	expect([all.take('c', 21), all.take('a', 49)]).toEqual([true, true]);
});

test('a long body is refused where too much comes in, and heard out; the next one is read', async () => {
	const take = vi.spyOn(receiving, 'take').mockReturnValueOnce(true).mockReturnValueOnce(false);
	await expect(bytesFrom(body(4, 10), 100, 'home')).rejects.toMatchObject({ status: 503 });
	expect(take).toHaveBeenCalledTimes(2);
	take.mockRestore();
	expect(await bytesFrom(body(4, 10), 100, 'home')).toHaveLength(40);
	await expect(bytesFrom(body(11, 10), 100, 'home')).rejects.toMatchObject({ status: 413 });
});
