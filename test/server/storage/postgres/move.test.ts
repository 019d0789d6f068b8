import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../../scripts/cluster/postgres.ts';
import { openDatabase, openFolder } from '../../../../scripts/move/ends.ts';
import { KEPT, type Row } from '../../../../scripts/move/kept.ts';
import { move } from '../../../../scripts/move/move.ts';
import { openPostgres } from '../../../../src/lib/server/storage/postgres/postgres.ts';
import { lockFolder } from '../../../../src/lib/server/storage/file.ts';
import { openSqlite } from '../../../../src/lib/server/storage/sqlite.ts';
import type { StoredEntry } from '../../../../src/lib/server/storage/storage.ts';
import { aMember, aTable, aWorkshop } from '../../records.ts';
import { newFolder } from '../../../folder.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

const WORDS = { type: 'roll', words: 'null \0 and “ü”' };
const bytes = (...values: number[]) => Uint8Array.from(values);
const entry = (seq: number): StoredEntry => ({
	...{
		seq,
		id: `e${seq}`,
		at: 1000 + seq,
		draws: [seq],
		told: [{ event: { type: 'x' }, seats: [0] }]
	},
	deed: { kind: 'action', actor: 0, action: WORDS }
});

/** A folder in which there is something of everything. */
async function full(): Promise<string> {
	const folder = newFolder();
	const store = openSqlite(folder);
	for (const title of ['Łódź', 'a zero\0 in it']) {
		const workshop = aWorkshop({ title, picks: true, marks: ['fire'], language: 'pl' });
		await store.addWorkshop(workshop, `lead ${title.length}`);
		await store.putPack(workshop.id, { ready: ['water'], own: [] });
		for (const open of [[], [0, 2]]) {
			const table = aTable({
				workshop: workshop.id,
				open,
				locked: true,
				next: 'other',
				single: true
			});
			const story = `${table.id}/story`;
			const authors = [{ client: 2 ** 52, member: 'ann' }];
			await store.addTable(table, [entry(0)], [{ document: story, bytes: bytes(0, 255), authors }]);
			for (let seq = 1; seq < 450; seq += 1) await store.append(table.id, entry(seq), [], 3);
			for (const seat of [0, 'screen'] as const) {
				const member = aMember({ table: table.id, name: `Ann ${table.id}`, seat });
				await store.addMember(member, `token ${member.id}`);
			}
			const image = { mark: 'm', type: 'png', width: 2, height: 1, bytes: bytes(1, 2, 3) } as const;
			await store.putPicture({ table: table.id, seat: 1, ...image });
			await store.addReport({
				id: `r ${table.id}`,
				table: table.id,
				text: 'rude',
				at: 1,
				picture: 1
			});
			const page = { hash: `p ${table.id}`, table: table.id, seat: null, made: 3 };
			await store.putPages(table.id, [page]);
			const link = { workshop: null, as: 'seat', seat: 1, member: null, expires: 9e12 } as const;
			await store.addLink({ hash: `l ${table.id}`, table: table.id, ...link });
		}
	}
	await store.close();
	return folder;
}

async function everything(folder: string): Promise<Record<string, Row[]>> {
	const end = openFolder(folder);
	const all: Record<string, Row[]> = {};
	for (const kept of KEPT) {
		const rows: Row[] = [];
		for await (const portion of end.rows(kept)) rows.push(...portion);
		all[kept.name] = rows;
	}
	await end.close();
	return all;
}

test('a data folder goes to PostgreSQL and back, row by row, in the order in which all was put in', async () => {
	const folder = await full();
	const url = await server.database();
	const [there, back] = [await openDatabase(url), newFolder()];
	const from = openFolder(folder);
	const counts = await move(from, there);
	await from.close();
	expect(counts.get('entries')).toBe(4 * 450);
	expect([...counts.values()].every((count) => count > 0)).toBe(true);
	const to = openFolder(back);
	await move(there, to);
	await Promise.all([to.close(), there.close()]);
	expect(await everything(back)).toEqual(await everything(folder));
});

test('what was moved is served: codes lead there, tokens open, a log goes on', async () => {
	const folder = await full();
	const url = await server.database();
	const [from, there] = [openFolder(folder), await openDatabase(url)];
	await move(from, there);
	await Promise.all([from.close(), there.close()]);
	const { arrive, storage } = openPostgres({ url, address: '127.0.0.1:1', secret: '' });
	await arrive();
	const workshop = await storage.workshopByToken('lead 4');
	const [table] = await storage.tablesOf(workshop ?? '');
	expect(await storage.tableByCode(table?.code ?? '')).toEqual(table);
	expect(await storage.append(table?.id ?? '', entry(450), [], 3)).toBe('stored');
	await storage.close();
});

test('nothing is moved onto what is there, nor from where nothing is, nor while a server runs', async () => {
	const folder = await full();
	const url = await server.database();
	const there = await openDatabase(url);
	const [from, empty] = [openFolder(folder), openFolder(newFolder())];
	await expect(move(empty, there)).rejects.toThrow(/^There is nothing in the new folder /);
	await move(from, there);
	await expect(move(from, there)).rejects.toThrow(/^There are workshops in the database already/);
	await expect(move(there, from)).rejects.toThrow(/^There are workshops in the folder /);
	await Promise.all([from.close(), empty.close(), there.close()]);
	const running = lockFolder(folder);
	expect(() => openFolder(folder)).toThrow(/is in use by another Borrowed Earth server/);
	running.close();
	const { arrive, stay, leave, storage } = openPostgres({
		url,
		address: '127.0.0.1:1',
		secret: 's'
	});
	await arrive();
	const beat = setInterval(() => void stay(), 1_000);
	await expect(openDatabase(url)).rejects.toThrow(/^Another cluster of Borrowed Earth/);
	clearInterval(beat);
	await leave();
	await storage.close();
});

test('where a row does not arrive as it was, nothing is there afterwards', async () => {
	const url = await server.database();
	const [from, there] = [openFolder(await full()), await openDatabase(url)];
	await server.ask(
		url,
		`CREATE FUNCTION spoil() RETURNS trigger AS $$ BEGIN NEW.sealed_body := NEW.sealed_body || '\\x00'::bytea; RETURN NEW; END $$ LANGUAGE plpgsql`
	);
	await server.ask(
		url,
		'CREATE TRIGGER spoilt BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION spoil()'
	);
	await expect(move(from, there)).rejects.toThrow(
		/^A row of entries did not arrive as it was: \S+ 0\.$/
	);
	expect(await there.isEmpty()).toBe(true);
	await Promise.all([from.close(), there.close()]);
});
