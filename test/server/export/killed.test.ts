/** A process that is killed while it brings a file leaves all of its tables, or none. */
import { expect, test, vi } from 'vitest';
import type { Storage } from '../../../src/lib/server/storage/storage.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
// the next process: it has a memory of its own, and the same storage
const next = await import('../../../src/lib/server/export/settle.ts');
vi.resetModules();
const { joined, openTable, Visitor } = await import('../harness.ts');
const { storage } = await import('../../../src/lib/server/storage/store.ts');

const WRITES = /^(add|update|put|finish|append|renew|delete|drop|compact)/;

/** Nothing is written any more from the write of this number on, and whoever waits for it waits for good. */
function killAt(at: number): { readonly writes: () => number; readonly over: () => void } {
	let writes = 0;
	const spies = (Object.keys(storage()) as (keyof Storage)[])
		.filter((name) => WRITES.test(name))
		.map((name) => {
			const write = storage()[name] as (...given: unknown[]) => Promise<unknown>;
			return vi.spyOn(storage(), name).mockImplementation((...given: unknown[]) => {
				writes += 1;
				return (writes < at ? write(...given) : new Promise(() => undefined)) as never;
			});
		});
	const over = () => {
		for (const spy of spies) spy.mockRestore();
	};
	return { writes: () => writes, over };
}

/** A file of two tables, at one of which somebody sits, and one of which is closed. */
async function aFile() {
	const { facilitator, workshop, table, code } = await openTable();
	await joined(code, 1, 'Ann');
	await facilitator.knock('PATCH', `/api/tables/${table}`, { body: { closed: true } });
	const second = { game: 'toy', seats: 2 };
	await facilitator.knock('POST', `/api/workshops/${workshop}/tables`, { body: second });
	const { body } = await facilitator.knock('GET', `/api/workshops/${workshop}/export`);
	return { facilitator, workshop, file: body };
}

const settled = () => new Promise((go) => setTimeout(go, 50));

test.each(['/tables/import', 'a workshop of its own'])('%s', async (into) => {
	const { workshop, facilitator, file } = await aFile();
	const own = into !== '/tables/import';
	const door = own ? '/api/import' : `/api/workshops/${workshop}${into}`;
	const left = new Set<number>();
	for (let at = 1, ended = false; !ended; at += 1) {
		const before = (await storage().count()).tables;
		const kill = killAt(at);
		const answer = (own ? new Visitor() : facilitator).knock('POST', door, { body: file });
		ended = await Promise.race([
			answer.then(({ status }) => status === 201),
			vi
				.waitUntil(() => kill.writes() >= at)
				.then(settled)
				.then(() => false)
		]);
		kill.over();
		await next.dropUnfinished();
		left.add((await storage().count()).tables - before);
		expect(await storage().unfinishedTables()).toEqual([]);
	}
	expect(left).toEqual(new Set([0, 2]));
});
