/** What becomes of a data file that is saved elsewhere and put back. */
import { execFile } from 'node:child_process';
import Database from 'better-sqlite3';
import {
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	statSync,
	utimesSync,
	writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { ENTRIES, idOf, VERSIONS, writeEarlier } from './earlier.ts';
import { newFolder } from '../../folder.ts';

let folder = '';
const file = () => join(folder, 'borrowed-earth.db');
const aside = () => readdirSync(folder).filter((name) => /aside.*\.db$/.test(name));

beforeEach(() => {
	folder = newFolder();
	writeEarlier(file(), Math.max(...VERSIONS));
});

describe('a backup', () => {
	const run = (script: string, ...args: string[]) =>
		promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
			env: { ...process.env, DATA_DIR: folder }
		});
	const why = async (script: string, ...args: string[]) =>
		(await run(script, ...args).catch((error: unknown) => error as { stderr: string })).stderr;

	test('is made while the server runs, and put back when it does not; what was deleted since stays so', async () => {
		const to = join(newFolder(), 'copy.db');
		let store = openSqlite(folder);
		await run('backup', to);
		expect(statSync(to).mode & 0o777).toBe(0o600);
		await store.deleteTable(idOf('t03'));
		expect(await why('restore', to)).toMatch(/in use by another/);
		expect(await store.table(idOf('t03'))).toBeNull();
		await store.close();

		await run('restore', to);
		expect(aside().length).toBeGreaterThan(0);
		store = openSqlite(folder);
		expect(await store.table(idOf('t03'))).toBeNull();
		expect(await store.updates(`${idOf('t03')}/story`)).toEqual([]);
		expect(await store.entries(idOf('t04'), -1)).toHaveLength(ENTRIES);
		// phones may hold later ones: they are made anew under names that were never used
		expect(await store.table(idOf('t04'))).toMatchObject({ epoch: 1000 });
		expect(await store.updates(`${idOf('t04')}/view/0`)).toEqual([]);
		expect(await store.updates(`${idOf('t04')}/story`)).toHaveLength(1);
		expect(await store.authors(`${idOf('t04')}/story`)).toEqual([]);
		await store.close();
	});

	test('in a folder is named after the moment, and takes the place of those older than a week', async () => {
		const to = newFolder();
		const old = [
			'borrowed-earth-2026-01-01T070000Z.db',
			'borrowed-earth-2026-01-02T070000Z.db',
			'my.db'
		];
		for (const name of old) writeFileSync(join(to, name), '');
		const week = Date.now() / 1000 - 7 * 86_400;
		for (const name of old) utimesSync(join(to, name), 1, week + (name === old[1] ? 60 : -60));
		await run('backup', to);
		const left = readdirSync(to).filter((name) => !old.includes(name));
		expect(left).toEqual([expect.stringMatching(/^borrowed-earth-\d{4}-\d\d-\d\dT\d{6}Z\.db$/)]);
		expect(readdirSync(to).filter((name) => old.includes(name))).toEqual(old.slice(1));
	});

	describe('that is none, or another version’s, changes nothing, and that is said', () => {
		const made = (sql: string, version = Math.max(...VERSIONS)) => {
			const to = join(newFolder(), 'backup.db');
			writeEarlier(to, Math.max(...VERSIONS));
			const db = new Database(to);
			db.exec(sql);
			db.pragma(`user_version = ${version}`);
			db.close();
			return to;
		};
		const files: Readonly<Record<string, () => string>> = {
			'a later version': () => made('', 99),
			'no version at all': () => made('', 0),
			'a trigger': () =>
				made('CREATE TRIGGER gone AFTER INSERT ON entries BEGIN DELETE FROM workshops; END'),
			'a view': () => made('CREATE VIEW seen AS SELECT * FROM workshops'),
			'a view in place of a table': () =>
				made('ALTER TABLE pages RENAME TO others; CREATE VIEW pages AS SELECT * FROM others'),
			'a table of another’s': () => made('CREATE TABLE others (id TEXT)'),
			'a table that is reckoned': () =>
				made('ALTER TABLE pages ADD COLUMN more TEXT GENERATED ALWAYS AS (hash || seat) VIRTUAL'),
			'a search': () => made('CREATE VIRTUAL TABLE words USING fts5(word)'),
			'a table less': () => made('DROP TABLE pages'),
			'an entry that is none': () => made(`UPDATE entries SET body = '{' WHERE seq = 3`),
			'a database of others': () => {
				const to = join(newFolder(), 'other.db');
				const db = new Database(to);
				db.exec('CREATE TABLE workshops (id TEXT)');
				db.close();
				return to;
			},
			'a folder': newFolder,
			'nothing there': () => join(newFolder(), 'gone.db'),
			'no database': () => {
				const to = join(newFolder(), 'other');
				writeFileSync(to, 'no database');
				return to;
			}
		};
		test.each(Object.entries(files))('%s', async (_, file) => {
			const [from, before] = [file(), readFileSync(join(folder, 'borrowed-earth.db'))];
			const sentence = await why('restore', from);
			expect(sentence).toContain(from);
			expect(sentence).not.toMatch(/ at |Error|SQLITE|draft/);
			expect(sentence.trim()).not.toContain('\n');
			expect(readFileSync(join(folder, 'borrowed-earth.db')).equals(before)).toBe(true);
			expect(readdirSync(folder).filter((name) => /aside|draft|next/.test(name))).toEqual([]);
		});
	});

	test('with the log of a server that was killed beside it is put back with all that stands there', async () => {
		const from = newFolder();
		writeEarlier(join(from, 'borrowed-earth.db'), Math.max(...VERSIONS));
		const db = new Database(join(from, 'borrowed-earth.db'));
		db.exec(`UPDATE workshops SET title = 'late'`);
		const to = join(newFolder(), 'copy.db');
		for (const part of ['', '-wal'])
			copyFileSync(join(from, `borrowed-earth.db${part}`), to + part);
		db.close();
		const before = readFileSync(to);
		await run('restore', to);
		expect(readFileSync(to).equals(before)).toBe(true); // nothing is done to the backup itself
		const store = openSqlite(folder);
		expect(await store.workshop(idOf('w0'))).toMatchObject({ title: 'late' });
		await store.close();
	});

	test('what was there is kept for a week, however old it was', async () => {
		const to = join(newFolder(), 'copy.db');
		await run('backup', to);
		utimesSync(file(), 1, Date.now() / 1000 - 30 * 86_400);
		const { stdout } = await run('restore', to);
		expect(stdout).toContain(aside()[0]);
		await openSqlite(folder).close();
		expect(aside()).toHaveLength(1);
	});

	test('never overwrites anything, and nothing but a backup is put back', async () => {
		const other = join(newFolder(), 'other');
		writeFileSync(other, 'no database');
		expect(await why('backup', other)).toMatch(/is there already/);
		expect(await why('restore', other)).toMatch(/not one of our backups/);
		expect(await why('backup')).toMatch(/Say where to/);
		expect(existsSync(file())).toBe(true);
		expect(aside()).toEqual([]);
	});
});
