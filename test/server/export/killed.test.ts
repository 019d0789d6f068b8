/** A process that is killed while it brings a file leaves all of its tables, or none. */
import { expect, test, vi } from 'vitest';
import type { Storage } from '../../../src/lib/server/storage/storage.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
// the next process: it has a memory of its own, and the same storage
const next = await import('../../../src/lib/server/export/settle.ts');
vi.resetModules();
const { joined, openTable } = await import('../harness.ts');
const { readFile } = await import('../../../src/lib/server/export/reader.ts');
const { settle } = await import('../../../src/lib/server/export/settle.ts');
const { storage } = await import('../../../src/lib/server/storage/store.ts');
const { openWorkshop } = await import('../../../src/lib/server/workshops/workshops.ts');

const WRITES = /^(add|update|put|finish|append|renew|delete|drop|compact)/;

/** From the write of this number on nothing is written any more, and whoever waits for it waits for good. */
function killAt(at: number): { readonly dead: Promise<false>; readonly over: () => void } {
	let writes = 0;
	let die: (value: false) => void = () => undefined;
	const dead = new Promise<false>((resolve) => {
		die = resolve;
	});
	const asked = storage() as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
	const spies = (Object.keys(storage()) as (keyof Storage)[])
		.filter((name) => WRITES.test(name))
		.map((name) => {
			const write = asked[name];
			return vi.spyOn(asked, name).mockImplementation((...given: unknown[]) => {
				writes += 1;
				if (writes < at && write) return write(...given);
				die(false);
				return new Promise(() => undefined);
			});
		});
	const over = () => {
		for (const spy of spies) spy.mockRestore();
	};
	return { dead, over };
}

/** The tables of a file: at one of them somebody sits, and it is closed. */
async function brought() {
	const { facilitator, workshop, table, code } = await openTable();
	await joined(code, 1, 'Ann');
	await facilitator.knock('PATCH', `/api/tables/${table}`, { body: { closed: true } });
	const second = { game: 'toy', seats: 2 };
	await facilitator.knock('POST', `/api/workshops/${workshop}/tables`, { body: second });
	const { bytes } = await facilitator.knock('GET', `/api/workshops/${workshop}/export`);
	const read = await readFile(bytes, { workshop, who: 'test' });
	if ('flaw' in read) throw new Error(read.flaw.code);
	return read.tables;
}

test('at whichever write that is', async () => {
	const tables = await brought();
	const left: number[] = [];
	for (let ended = false; !ended;) {
		const { workshop } = await openWorkshop('Class');
		const kill = killAt(left.length + 1);
		ended = await Promise.race([settle(workshop.id, tables).then(() => true), kill.dead]);
		kill.over();
		await next.dropUnfinished();
		left.push((await storage().tablesOf(workshop.id)).length);
		expect(await storage().unfinishedTables()).toEqual([]);
	}
	expect(left.length).toBeGreaterThan(5);
	expect(new Set(left)).toEqual(new Set([0, 2]));
});
