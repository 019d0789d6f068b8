/** What a process remembers of its workshops is never older than what anybody has written there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	openPostgres,
	type Postgres
} from '../../../../src/lib/server/storage/postgres/postgres.ts';
import type { Member } from '../../../../src/lib/server/storage/storage.ts';
import { blankTable, blankWorkshop } from '../../../../scripts/cluster/blank.ts';
import { startDatabase, type DatabaseServer } from '../../../../scripts/cluster/postgres.ts';

const WORKSHOP = 'w'.repeat(22);
const TABLE = 't'.repeat(22);

let server: DatabaseServer;
let url = '';
const open: Postgres[] = [];
beforeAll(async () => {
	server = await startDatabase();
	url = await server.database();
});
afterAll(async () => {
	await Promise.all(open.map(({ storage }) => storage.close()));
	await server.stop();
});

async function owner(number: number): Promise<Postgres> {
	const address = `127.0.0.1:${String(number)}`;
	const one = openPostgres({ url, address, secret: 'one for all', lasts: 600_000 });
	open.push(one);
	await one.arrive();
	return one;
}

const member = (id: string): Member => ({
	...{ id, table: TABLE, name: `Name of ${id}`, seat: 0, joined: 0, standing: 'seated' },
	...{ since: 0, next: null }
});
const named = async ({ storage }: Postgres) =>
	(await storage.membersOf(TABLE)).map(({ name }) => name);

test('who owns a workshop reads from memory until it writes; who has it next reads what was written, and so does the first once it is back', async () => {
	const [one, two] = [await owner(1), await owner(2)];
	await one.storage.addWorkshop(blankWorkshop(WORKSHOP, 'WWWWWW'), 'hash');
	const table = blankTable(WORKSHOP, TABLE, 'TTTTTT');
	await one.storage.addTable(table, [], []);
	await one.storage.addMember(member('a'), 'token of a');
	expect(await named(one)).toEqual(['Name of a']);
	const elsewhere = () => server.ask(url, `UPDATE members SET standing = 'removed'`);
	await elsewhere(); // what nobody does: it shows that memory answers
	expect(await named(one)).toEqual(['Name of a']);

	await one.storage.addMember(member('b'), 'token of b');
	expect(await named(one)).toEqual(['Name of b']);
	expect((await one.storage.memberByToken('token of b'))?.id).toBe('b');
	await one.storage.deleteMember('b');
	expect([await named(one), await one.storage.memberByToken('token of b')]).toEqual([[], null]);

	await one.storage.updateTable({ ...table, title: 'B' });
	expect((await one.storage.table(TABLE))?.title).toBe('B');
	const told = { at: 0, draws: [], told: [] };
	const deed = { kind: 'setup', seats: 4, options: {} } as const;
	await one.storage.append(TABLE, { seq: 0, id: 'first', deed, ...told }, [], 4);
	expect((await one.storage.table(TABLE))?.seats).toBe(4);
	const later = async ({ storage }: Postgres, after: number) =>
		(await storage.entries(TABLE, after)).map(({ id }) => id);
	expect([await later(one, -1), await later(one, 0)]).toEqual([['first'], []]);

	expect(await named(one)).toEqual([]);
	await one.leases.release();
	expect(await two.leases.claim(WORKSHOP)).toBe('mine');
	await two.storage.addMember(member('c'), 'token of c');
	expect(await named(two)).toEqual(['Name of c']);
	await two.storage.append(TABLE, { seq: 1, id: 'second', deed, ...told }, [], 4);
	await two.leases.release();
	expect(await one.leases.claim(WORKSHOP)).toBe('mine');
	expect(await named(one)).toEqual(['Name of c']);
	expect(await later(one, 0)).toEqual(['second']);
});

test('what is given out is a copy, and after a write that failed nothing is remembered for a while', async () => {
	const one = open[0];
	if (!one) throw new Error('nobody is there');
	const [first] = await one.storage.membersOf(TABLE);
	if (first) Object.assign(first, { name: 'changed' });
	expect(await named(one)).toEqual(['Name of c']);
	await expect(one.storage.addMember(member('c'), 'another token')).rejects.toThrow();
	expect(await named(one)).toEqual(['Name of c']);
	await server.ask(url, `UPDATE members SET standing = 'removed'`);
	expect(await named(one)).toEqual([]);
});
