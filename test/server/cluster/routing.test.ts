/** Who answers a visitor, where there are several processes. */
import { expect, test } from 'vitest';
import { routing } from '../../../src/lib/server/cluster/routing.ts';
import type { Postgres } from '../../../src/lib/server/storage/postgres/postgres.ts';
import { postgres, storage } from '../../../src/lib/server/storage/store.ts';
import { aTable, aWorkshop } from '../records.ts';
import { pairOfServers } from './pair.ts';

const pair = pairOfServers();

/** A workshop with a table, opened by a process. */
async function opened(by: Pick<Postgres, 'storage'>) {
	const workshop = aWorkshop();
	const table = aTable({ workshop: workshop.id });
	await by.storage.addWorkshop(workshop, workshop.id);
	await by.storage.addTable(table, [], []);
	return { workshop, table };
}

test('one’s own workshop is answered here, by whatever leads to it, and so is what belongs to none', async () => {
	const { workshop, table } = await opened({ storage: storage() });
	const urls = [
		`/workshop/${workshop.id}`,
		`/api/tables/${table.id}/view`,
		`/sync/${table.id}/room`
	];
	for (const one of [
		...urls,
		`/join/${table.code}`,
		'/',
		'/join/BBBBBB',
		`/table/${'x'.repeat(22)}`
	]) {
		expect([one, await routing.wayOf(one, false)]).toEqual([one, 'here']);
	}
});

test('another’s is handed on to it, once: what was handed on already goes no further', async () => {
	const { workshop, table } = await opened(pair.other);
	for (const one of [`/table/${table.id}`, `/join/${workshop.code}`, `/join/${table.code}`]) {
		expect(await routing.wayOf(one, false)).toMatchObject({ address: '127.0.0.1:9' });
	}
	expect(await routing.wayOf(`/table/${table.id}`, true)).toBe('later');
});

test('nobody’s is claimed; one that was deleted is answered here, where it is not found', async () => {
	const { workshop, table } = await opened(pair.other);
	await pair.other.leases.release();
	expect(await routing.wayOf(`/table/${table.id}`, false)).toBe('here');
	expect(postgres()?.leases.holds(workshop.id)).toBe(true);
	await storage().deleteWorkshop(workshop.id);
	expect(await routing.wayOf(`/table/${table.id}`, false)).toBe('here');
	expect(await routing.wayOf(`/table/${table.id}`, true)).toBe('here');
});

test('servers 6: whose lease lives is never claimed, however long nobody reaches it', async () => {
	const { workshop, table } = await opened(pair.other);
	const way = await routing.wayOf(`/table/${table.id}`, false);
	if (typeof way === 'string') throw new Error('it is another’s');
	routing.forget(way);
	expect(await routing.wayOf(`/table/${table.id}`, false)).toMatchObject({
		address: '127.0.0.1:9'
	});
	expect(postgres()?.leases.holds(workshop.id)).toBe(false);
});

test('a process that is about to end answers for nobody', async () => {
	const { table } = await opened({ storage: storage() });
	routing.closed = true;
	expect(await routing.wayOf(`/table/${table.id}`, false)).toBe('later');
	routing.closed = false;
	expect(await routing.wayOf(`/table/${table.id}`, false)).toBe('here');
});
