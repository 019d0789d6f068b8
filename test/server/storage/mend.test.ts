/** What becomes of a data file that is damaged. */
import Database from 'better-sqlite3';
import {
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	truncateSync,
	writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededSource } from '../../../src/lib/engine/random.ts';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { isToday } from '../../../src/lib/server/storage/schema.ts';
import {
	aPage,
	bytesOf,
	contentsIn,
	cut,
	EARLIER,
	oneBit,
	oneBitOfFirstPage,
	someBytes,
	startOn
} from './damage.ts';
import { ENTRIES, idOf, TABLES, VERSIONS, WORKSHOPS, writeEarlier } from './earlier.ts';
import { newFolder } from '../../folder.ts';

const NEWEST = Math.max(...VERSIONS);
const ids = TABLES.map(({ id }) => id);

let folder = '';
let said: string[] = [];
const file = () => join(folder, 'borrowed-earth.db');
const aside = () => readdirSync(folder).filter((name) => /aside.*\.db$/.test(name));

beforeEach(() => {
	folder = newFolder();
	writeEarlier(file(), NEWEST);
	said = [];
	vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** Changes the file by SQL, past everything that looks after it. */
function change(sql: string): void {
	const db = new Database(file());
	db.unsafeMode();
	db.pragma('writable_schema = ON');
	db.exec(sql);
	db.close();
}

describe('of damaged files of every schema version', () => {
	const files = VERSIONS.map(bytesOf);
	test.each([
		['one bit', oneBit, 18, 0.95],
		['one bit of the first page', oneBitOfFirstPage, 18, 0.95],
		['random bytes', someBytes, 102, 0.95],
		['a page', aPage, 18, 0.9],
		['a cut', cut, 18, 0.8]
	] as const)(
		'%s: what can be read is saved, what cannot is named',
		async (_, damage, trials, share) => {
			const dice = seededSource(11);
			let saved = 0;
			for (let trial = 0; trial < trials; trial += 1) {
				said = [];
				const bytes = damage(files[trial % files.length] ?? Buffer.alloc(0), dice);
				const outcome = await startOn(bytes, EARLIER, said);
				if (outcome.less) expect(said.join('\n')).toMatch(/was damaged|another version/);
				const unknown = said.some((line) => line.includes('nobody can tell'));
				if (!unknown) expect({ trial, unnamed: outcome.unnamed }).toEqual({ trial, unnamed: [] });
				saved += outcome.tables / EARLIER.tables.size;
			}
			expect(saved / trials).toBeGreaterThanOrEqual(share);
		}
	);
});

describe('a damaged file', () => {
	test('is moved aside, and mended once', async () => {
		truncateSync(file(), Math.floor(readFileSync(file()).length * 0.9));
		const store = openSqlite(folder);
		expect(said[0]).toMatch(/was damaged\. It is now .*aside.*Saved from it/);
		expect(aside()).toHaveLength(1);
		for (const id of ids) {
			const seqs = (await store.entries(id, -1)).map(({ seq }) => seq);
			expect(seqs).toEqual(seqs.map((_, seq) => seq)); // no gap
			expect(await store.updates(`${id}/view/0`)).toEqual([]);
			expect(await store.authors(`${id}/story`)).toEqual([]);
		}
		await store.close();
		const again = openSqlite(folder);
		expect(aside()).toHaveLength(1);
		await again.close();
	});

	test('of an earlier version is saved in today’s schema, and gives its people their places back', async () => {
		for (const version of VERSIONS) {
			folder = newFolder();
			writeEarlier(file(), version);
			change(`UPDATE entries SET body = '{' WHERE "table" = '${idOf('t00')}' AND seq = 12`);
			const store = openSqlite(folder);
			expect(said).toContain(
				`Not saved completely: table ${idOf('t00')} (log entries kept: 12 of 20).`
			);
			const left = await contentsIn(store, ids, WORKSHOPS);
			expect(left.workshops).toEqual(WORKSHOPS);
			expect(left.tables.get(idOf('t00'))?.entries).toBe(12);
			expect({ ...left.tables.get(idOf('t01')) }).toEqual(EARLIER.tables.get(idOf('t01')));
			expect(await store.memberByToken(`hash ${idOf('mt00')}`)).toMatchObject({ name: 'Ann' });
			expect(await store.workshopByToken(`hash ${idOf('w0')}`)).toBe(idOf('w0'));
			expect(await store.picturesOf(idOf('t01'))).toHaveLength(version >= 5 ? 1 : 0);
			expect(await store.reportsOf(idOf('t01'))).toHaveLength(version >= 4 ? 1 : 0);
			await store.close();
			const db = new Database(file());
			expect(isToday(db)).toBe(true);
			db.close();
		}
	});

	test('of which nothing can be read gives way to an empty one', async () => {
		writeFileSync(file(), 'no database at all'.repeat(1_000));
		const store = openSqlite(folder);
		expect(await store.workshop(idOf('w0'))).toBeNull();
		expect(aside()).toHaveLength(1);
		await store.close();
	});

	test('of no length is not taken for a new one in silence', async () => {
		truncateSync(file(), 0);
		const store = openSqlite(folder);
		expect(said.join()).toMatch(/was damaged/);
		await store.close();
	});

	test('whose schema says something else than its version is mended by what its rows are', async () => {
		change(`UPDATE sqlite_schema SET sql = replace(sql, 'title TEXT', 'titlf TEXT')`);
		change('PRAGMA user_version = 3');
		const store = openSqlite(folder);
		expect(said.join()).toMatch(/was damaged/);
		expect((await contentsIn(store, ids, WORKSHOPS)).tables.size).toBe(TABLES.length);
		await store.close();
	});

	test('that has lost a workshop’s own row keeps its tables, and says so', async () => {
		change(`PRAGMA foreign_keys = OFF; DELETE FROM workshops WHERE id = '${idOf('w1')}'`);
		change(`UPDATE entries SET body = '{' WHERE "table" = '${idOf('t00')}' AND seq = 19`);
		const store = openSqlite(folder);
		expect(said.join()).toMatch(
			new RegExp(`workshop ${idOf('w1')}: its title and its date are lost`)
		);
		expect(await store.tablesOf(idOf('w1'))).toHaveLength(10);
		expect((await store.workshop(idOf('w1')))?.expires).toBeGreaterThan(Date.now());
		await store.close();
	});

	test('with a text that is no text keeps the edits that are, and all the rest', async () => {
		change(`INSERT INTO updates VALUES ('${idOf('t00')}/story', 2, x'05ffff')`);
		const store = openSqlite(folder);
		expect(said).toContain(
			`Not saved completely: texts ${idOf('t00')}/story (edits lost: 1 of 2).`
		);
		expect((await contentsIn(store, ids, WORKSHOPS)).tables).toEqual(EARLIER.tables);
		await store.close();
	});

	test('is deleted for good a week after it was moved aside', async () => {
		truncateSync(file(), 5_000);
		const store = openSqlite(folder);
		await store.tidy(Date.now() + 6 * 86_400_000);
		expect(aside()).toHaveLength(1);
		await store.tidy(Date.now() + 8 * 86_400_000);
		expect(aside()).toEqual([]);
		await store.close();
	});
});

describe('a write-ahead log that a killed server has left', () => {
	/** The folder's files as they stand while a server has written ten entries more to each log. */
	async function killed(): Promise<void> {
		const from = folder;
		const store = openSqlite(from);
		for (let seq = ENTRIES; seq < ENTRIES + 10; seq += 1) {
			for (const id of ids.slice(0, 3))
				await store.append(id, { ...more, seq, id: `e${seq}` }, [], 3);
		}
		folder = newFolder();
		for (const part of ['', '-wal'])
			copyFileSync(join(from, `borrowed-earth.db${part}`), file() + part);
		await store.close();
	}
	const more = {
		at: 1,
		deed: { kind: 'action', actor: 0, action: { type: 'say' } },
		draws: [],
		told: []
	} as const;
	const wal = () => readFileSync(`${file()}-wal`);
	const lengths = async () => {
		const store = openSqlite(folder);
		const found = await Promise.all(ids.slice(0, 3).map((id) => store.entries(id, -1)));
		await store.close();
		return found.map(({ length }) => length);
	};

	test('is read to its end, without a word', async () => {
		await killed();
		expect(await lengths()).toEqual([30, 30, 30]);
		expect(said).toEqual([]);
	});

	test.each([
		['in its head', 20],
		['in the head of a frame', 32 + 4120 * 3 + 9],
		['in a page', 32 + 4120 * 3 + 4000]
	])('and that is damaged %s is said to be, and mostly saved', async (_, at) => {
		await killed();
		const bytes = wal();
		bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
		writeFileSync(`${file()}-wal`, bytes);
		for (const length of await lengths()) expect(length).toBeGreaterThanOrEqual(ENTRIES);
		expect(said.join()).toMatch(/was damaged/);
	});

	test('and whose last commit is torn is passed over, and that is said', async () => {
		await killed();
		truncateSync(`${file()}-wal`, wal().length);
		const bytes = wal();
		bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 4, bytes.length - 9);
		writeFileSync(`${file()}-wal`, bytes);
		expect(await lengths()).toEqual([30, 30, 29]);
		expect(said.join()).toMatch(/last entry in the write-ahead log is incomplete/);
	});

	test('beside an empty file is saved from', async () => {
		await killed();
		truncateSync(file(), 0);
		expect((await lengths()).every((length) => length >= 0)).toBe(true);
		expect(said.join()).toMatch(/was damaged/);
		expect(existsSync(join(folder, aside()[0] ?? ''))).toBe(true);
	});
});
