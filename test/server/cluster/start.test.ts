/** What a process says when it comes to a database where it cannot serve: one sentence, and nothing is changed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../scripts/cluster/postgres.ts';
import { openPostgres } from '../../../src/lib/server/storage/postgres/postgres.ts';
import { toldAtOnce } from '../storage/postgres/told.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

/** What a process of this cluster is told; null where it may serve. It is gone again afterwards. */
const told = (url: string, secret = '', address = '127.0.0.1:1') =>
	toldAtOnce({ url, address, secret });

/** Somebody who has come and stays. */
async function staying(url: string, secret: string, address = '127.0.0.1:2') {
	const postgres = openPostgres({ url, address, secret });
	await postgres.arrive();
	const beat = setInterval(() => void postgres.stay(), 1_000);
	return async () => {
		clearInterval(beat);
		await postgres.leave();
		await postgres.storage.close();
	};
}

const tablesOf = (url: string) =>
	server.ask(url, `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`);

test('a URL that is none, or leads to nobody, to no machine, or to no database', async () => {
	const url = new URL(await server.database());
	const sentence = /^[^\n]+[.?:][^\n]*$/;
	const port = new URL(url);
	port.port = '1';
	expect(await told(port.href)).toMatch(/^Nobody answers at the address of DATABASE_URL/);
	const database = new URL(url);
	database.pathname = '/nowhere';
	expect(await told(database.href)).toMatch(/^There is no database of the name/);
	const password = new URL(url);
	password.password = 'wrong';
	const refused = await told(password.href);
	expect(refused).toMatch(/^The database refuses the name or password/);
	expect(refused).not.toContain('wrong');
	const none = await told('postgresql://[');
	expect(none).toMatch(/^DATABASE_URL is no address of a database/);
	expect(none).toMatch(sentence);
});

test('an account that may not make tables', async () => {
	const url = new URL(await server.database());
	await server.ask(url.href, `CREATE ROLE guest${process.pid} LOGIN PASSWORD 'guest'`);
	[url.username, url.password] = [`guest${process.pid}`, 'guest'];
	expect(await told(url.href)).toMatch(
		/^The account of DATABASE_URL may not make or change tables/
	);
});

test('a database that a newer version has written is not touched', async () => {
	const url = await server.database();
	await server.ask(url, 'CREATE TABLE schema_version (version integer NOT NULL)');
	await server.ask(url, 'INSERT INTO schema_version VALUES (99)');
	expect(await told(url)).toBe('The database was written by a newer version of Borrowed Earth.');
	expect(await tablesOf(url)).toEqual([{ table_name: 'schema_version' }]);
});

test('a second process without CLUSTER_SECRET, beside one that lives', async () => {
	const url = await server.database();
	const leave = await staying(url, '');
	const sentence =
		'Another Borrowed Earth server uses this database: give all of them the same CLUSTER_SECRET.';
	expect(await told(url)).toBe(sentence);
	expect(await told(url, 'a secret')).toBe(sentence);
	await leave();
	expect(await told(url)).toBeNull();
});

test('two clusters on one database, and two processes at one address', async () => {
	const url = await server.database();
	const leave = await staying(url, 'one');
	expect(await told(url, 'other')).toMatch(/^Another cluster of Borrowed Earth/);
	expect(await told(url, '')).toMatch(/^Another Borrowed Earth server uses this database/);
	expect(await told(url, 'one', '127.0.0.1:2')).toMatch(/its own INTERNAL_ADDRESS/);
	expect(await told(url, 'one', '127.0.0.1:3')).toBeNull();
	await leave();
});

test('a process that was killed is not in the way of the next one for longer than a lease', async () => {
	const url = await server.database();
	const killed = openPostgres({ url, address: '127.0.0.1:1', secret: '' });
	await killed.arrive();
	await killed.storage.close();
	expect(await told(url)).toBeNull();
});

test('many processes that come at once make one schema', async () => {
	const url = await server.database();
	const told5 = Array.from({ length: 5 }, (_, one) => told(url, 'one', `127.0.0.1:${one + 10}`));
	expect(await Promise.all(told5)).toEqual([null, null, null, null, null]);
	expect(await server.ask(url, 'SELECT version FROM schema_version')).toHaveLength(1);
});
