import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../../scripts/cluster/postgres.ts';
import { openTunnel } from '../../../../scripts/cluster/tunnel.ts';
import { Away, Unreadable } from '../../../../src/lib/server/base/away.ts';
import { MIGRATIONS } from '../../../../src/lib/server/storage/postgres/migrations.ts';
import { come, entry, fill, WORDS } from './sealed.ts';
import { toldAtOnce } from './told.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

const keysIn = async (url: string): Promise<string[]> =>
	(await server.ask(url, 'SELECT workshop FROM keys ORDER BY workshop')).map(({ workshop }) =>
		String(workshop)
	);

/** What a process that comes there is told; null where it may serve. */
const told = (url: string, keysUrl?: string) =>
	toldAtOnce({ url, keysUrl, address: '127.0.0.1:1', secret: '' });

describe('a workshop’s key', () => {
	test('is random, 256 bits, and goes with the workshop, beside it or apart', async () => {
		for (const keysUrl of [undefined, await server.database()]) {
			const url = await server.database();
			const { storage, go } = await come(url, keysUrl);
			const [gone, stays] = [await fill(storage), await fill(storage)];
			const lie = keysUrl ?? url;
			const keys = await server.ask(lie, 'SELECT key FROM keys');
			expect(keys.map(({ key }) => (key as Buffer).length)).toEqual([32, 32]);
			expect(new Set(keys.map(({ key }) => (key as Buffer).toString('hex'))).size).toBe(2);
			if (keysUrl !== undefined) expect(await keysIn(url)).toEqual([]);
			await storage.deleteWorkshop(gone.workshop);
			expect(await keysIn(lie)).toEqual([stays.workshop]);
			await go();
		}
	});

	test('that could not be deleted with its workshop is deleted by the next sweep', async () => {
		const [url, keysUrl] = [await server.database(), await server.database()];
		const { storage, keys, go } = await come(url, keysUrl);
		const [gone, stays] = [await fill(storage), await fill(storage)];
		await server.ask(keysUrl, 'ALTER TABLE keys RENAME TO away');
		await storage.deleteWorkshop(gone.workshop);
		expect(await storage.workshop(gone.workshop)).toBeNull();
		await server.ask(keysUrl, 'ALTER TABLE away RENAME TO keys');
		expect(await keysIn(keysUrl)).toContain(gone.workshop);
		await keys.sweep();
		expect(await keysIn(keysUrl)).toEqual([stays.workshop]);
		await go();
	});

	test('whose workshop is not to be seen is kept for a while, and for good once that is back', async () => {
		const [url, keysUrl] = [await server.database(), await server.database()];
		const { storage, keys, go } = await come(url, keysUrl);
		const { workshop } = await fill(storage);
		await server.ask(keysUrl, `INSERT INTO keys VALUES ('lost', '\\x00'), ('back', '\\x00')`);
		await keys.sweep();
		expect(await keysIn(keysUrl)).toEqual(['back', 'lost', workshop].sort());
		await server.ask(
			url,
			`INSERT INTO workshops VALUES ('back', '', 1, 9e12, 'CODE22', false, false, '[]', 'en')`
		);
		await keys.sweep(0);
		expect(await keysIn(keysUrl)).toEqual(['back', workshop].sort());
		await go();
	});

	test('is missing or wrong: that workshop cannot be read, is deleted all the same, and troubles no other', async () => {
		const [url, keysUrl] = [await server.database(), await server.database()];
		const before = await come(url, keysUrl);
		const [lost, wrong, whole] = [
			await fill(before.storage),
			await fill(before.storage),
			await fill(before.storage)
		];
		await before.go();
		await server.ask(keysUrl, 'DELETE FROM keys WHERE workshop = $1', [lost.workshop]);
		await server.ask(keysUrl, 'UPDATE keys SET key = $2 WHERE workshop = $1', [
			wrong.workshop,
			Buffer.alloc(32)
		]);
		const { storage, go } = await come(url, keysUrl);
		for (const { workshop, tables } of [lost, wrong]) {
			const [table = ''] = tables.map(({ id }) => id);
			expect(await storage.workshop(workshop)).toMatchObject({ title: '', language: 'en' });
			expect(await storage.tablesOf(workshop)).toHaveLength(2);
			await expect(storage.entries(table, -1)).rejects.toThrow(Unreadable);
		}
		const [table = ''] = lost.tables.map(({ id }) => id);
		await expect(storage.append(table, entry(2), [], 3)).rejects.toThrow(Unreadable);
		const [other = ''] = whole.tables.map(({ id }) => id);
		expect(await storage.entries(other, -1)).toHaveLength(2);
		expect(await storage.append(other, entry(2), [], 3)).toBe('stored');
		for (const { workshop } of [lost, wrong]) {
			await storage.deleteWorkshop(workshop);
			expect(await storage.workshop(workshop)).toBeNull();
		}
		expect(await keysIn(keysUrl)).toEqual([whole.workshop]);
		expect((await storage.workshop(whole.workshop))?.title).toBe(WORDS.workshop);
		await go();
	});

	test('is remembered: a lesson goes on while the keys’ database is away; what is not known here waits', async () => {
		const [url, keysUrl] = [await server.database(), new URL(await server.database())];
		const port = Number(keysUrl.port);
		const tunnel = await openTunnel(() => port);
		keysUrl.port = String(tunnel.port);
		const { storage, keys, go } = await come(url, keysUrl.href);
		const [known, other] = [await fill(storage), await fill(storage)];
		const [table = ''] = known.tables.map(({ id }) => id);
		keys.forgetBut((workshop) => workshop === known.workshop);
		tunnel.swallow();
		expect(await storage.append(table, entry(2), [], 3)).toBe('stored');
		expect(await storage.entries(table, -1)).toHaveLength(3);
		await expect(storage.workshop(other.workshop)).rejects.toThrow(Away);
		tunnel.mend();
		expect((await storage.workshop(other.workshop))?.title).toBe(WORDS.workshop);
		await go();
		await tunnel.close();
	});
});

describe('KEYS_URL', () => {
	test('that is new takes the keys there, and leaves none behind', async () => {
		const [url, keysUrl] = [await server.database(), await server.database()];
		const before = await come(url);
		const { workshop, tables } = await fill(before.storage);
		await before.go();
		const { storage, go } = await come(url, keysUrl);
		expect(await keysIn(url)).toEqual([]);
		expect(await keysIn(keysUrl)).toEqual([workshop]);
		expect(await storage.entries(tables[0]?.id ?? '', -1)).toEqual([entry(0), entry(1)]);
		await go();
	});

	test('that was set has to stay: another one, an empty one or none is refused, and nothing changed', async () => {
		const [url, keysUrl, empty] = await Promise.all([0, 1, 2].map(() => server.database()));
		if (url === undefined) throw new Error('no database');
		const { storage, go } = await come(url, keysUrl);
		const { workshop } = await fill(storage);
		await go();
		expect(await told(url)).toMatch(/^The keys of this database lie in another one: set KEYS_URL/);
		expect(await told(url, empty)).toMatch(/^The database of KEYS_URL does not hold the keys/);
		const other = await server.database();
		expect(await told(other, keysUrl)).toMatch(/^The database of KEYS_URL does not hold the keys/);
		expect(await keysIn(keysUrl ?? '')).toEqual([workshop]);
		expect(await server.ask(empty ?? '', `SELECT 1 FROM pg_class WHERE relname = 'keys'`)).toEqual(
			[]
		);
		expect(await told(url, keysUrl)).toBeNull();
	});

	test('that holds no key yet is taken, though a first start there ended half way', async () => {
		const [url, other, keysUrl] = await Promise.all([0, 1, 2].map(() => server.database()));
		expect(await told(other ?? '', keysUrl)).toBeNull();
		expect(await told(url ?? '', keysUrl)).toBeNull();
		expect(await told(other ?? '', keysUrl)).toMatch(/^The database of KEYS_URL does not hold/);
	});

	test('leads to another database than DATABASE_URL, which is there and lets us in', async () => {
		const url = await server.database();
		expect(await told(url, url)).toMatch(/^Keys need a database of their own/);
		const nowhere = new URL(url);
		nowhere.pathname = '/nowhere';
		expect(await told(url, nowhere.href)).toBe(
			'There is no database of the name that stands in KEYS_URL.'
		);
		nowhere.port = '1';
		expect(await told(url, nowhere.href)).toMatch(/^Nobody answers at the address of KEYS_URL/);
		expect(await told(url)).toBeNull();
	});

	test('is new, or the version is, while other processes run: they have to stop first', async () => {
		const stays = (url: string) =>
			server.ask(
				url,
				`INSERT INTO processes VALUES ('other', '127.0.0.1:9', '', clock_timestamp() + interval '1 minute')`
			);
		const url = await server.database();
		expect(await told(url)).toBeNull();
		await stays(url);
		const keysUrl = await server.database();
		const earlier = await server.database();
		await server.ask(earlier, 'CREATE TABLE schema_version (version integer NOT NULL)');
		await server.ask(earlier, 'INSERT INTO schema_version VALUES (1)');
		await server.ask(earlier, MIGRATIONS[0] ?? '');
		await stays(earlier);
		const [first, second] = await Promise.all([told(url, keysUrl), told(earlier)]);
		expect(first).toMatch(/^Other processes run on this database without KEYS_URL/);
		expect(second).toMatch(/^Processes of an earlier version run on this database/);
		expect(await server.ask(earlier, 'SELECT version FROM schema_version')).toEqual([
			{ version: 1 }
		]);
	});
});
