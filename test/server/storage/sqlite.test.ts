import Database from 'better-sqlite3';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { readCode } from '../../../src/lib/server/people/tokens.ts';
import { storageContract } from './contract.ts';

afterEach(() => {
	vi.useRealTimers();
});
const newFolder = () => mkdtempSync(join(tmpdir(), 'borrowed-earth-'));

describe('SQLite keeps the contract of every storage', () => {
	let folder = '';
	storageContract(
		() => openSqlite((folder = newFolder())),
		() => openSqlite(folder)
	);
});

test('a second server on the same folder is told so in one sentence', async () => {
	const folder = newFolder();
	const first = openSqlite(folder);
	expect(() => openSqlite(folder)).toThrow(/^The data folder .* is in use by another .* server\.$/);
	await first.close();
	const next = openSqlite(folder);
	await expect(next.ping()).resolves.toBeUndefined();
	await next.close();
});

test('a folder that cannot be written to is named in one sentence', () => {
	const file = join(newFolder(), 'file');
	writeFileSync(file, '');
	expect(() => openSqlite(join(file, 'data'))).toThrow(
		/^The data folder .* cannot be written to\.$/
	);
});

/** The file as its first version was, with a workshop in it. */
const FIRST = `
CREATE TABLE workshops (
	id TEXT PRIMARY KEY, title TEXT NOT NULL, opened INTEGER NOT NULL, expires INTEGER NOT NULL
) STRICT;
CREATE TABLE tables (
	id TEXT PRIMARY KEY, workshop TEXT NOT NULL REFERENCES workshops ON DELETE CASCADE,
	code TEXT NOT NULL UNIQUE, title TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL,
	seats INTEGER NOT NULL, dice TEXT NOT NULL, locked INTEGER NOT NULL, closed INTEGER NOT NULL,
	epoch INTEGER NOT NULL, open TEXT NOT NULL, opened INTEGER NOT NULL
) STRICT;
CREATE TABLE members (
	id TEXT PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	name TEXT NOT NULL, seat INTEGER, joined INTEGER NOT NULL
) STRICT;
CREATE TABLE tokens (
	hash TEXT PRIMARY KEY, member TEXT REFERENCES members ON DELETE CASCADE,
	workshop TEXT REFERENCES workshops ON DELETE CASCADE
) STRICT;
CREATE TABLE links (
	hash TEXT PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	"as" TEXT NOT NULL, seat INTEGER, member TEXT REFERENCES members ON DELETE CASCADE,
	expires INTEGER NOT NULL
) STRICT;
CREATE INDEX links_of_table ON links ("table");
CREATE INDEX links_of_member ON links (member);
CREATE TABLE entries (
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, id TEXT NOT NULL,
	body TEXT NOT NULL, PRIMARY KEY ("table", seq), UNIQUE ("table", id)
) STRICT, WITHOUT ROWID;
CREATE TABLE updates (
	document TEXT NOT NULL, seq INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (document, seq)
) STRICT;
INSERT INTO workshops VALUES ('w', 'Class', 1, 2), ('v', 'Other class', 1, 2);
INSERT INTO tables VALUES ('t', 'w', 'BBBBBB', 'Table 1', 'biome', 1, 3, 'app', 0, 0, 0, '[]', 1);
INSERT INTO members VALUES ('m', 't', 'Ann', 0, 1);
INSERT INTO links VALUES ('hash', 't', 'seat', 0, 'm', 9);
PRAGMA user_version = 1;
`;

test('a file of an earlier version is brought up to date, one of a later version is not touched', async () => {
	const folder = newFolder();
	const old = new Database(join(folder, 'borrowed-earth.db'));
	old.exec(FIRST);
	old.close();
	const next = openSqlite(folder);
	const one = await next.workshop('w');
	expect(one).toMatchObject({ title: 'Class', picks: false, approve: false, marks: [] });
	expect(readCode(one?.code ?? '')).toBe(one?.code);
	expect((await next.workshop('v'))?.code).not.toBe(one?.code);
	expect(await next.table('t')).toMatchObject({ next: null, agree: false });
	expect(await next.membersOf('t')).toMatchObject([{ name: 'Ann', standing: 'seated' }]);
	expect(await next.takeLink('hash', 1)).toMatchObject({ table: 't', member: 'm' });
	await next.close();
	const later = new Database(join(folder, 'borrowed-earth.db'));
	later.pragma('user_version = 99');
	later.close();
	expect(() => openSqlite(folder)).toThrow(/written by another version/);
});

test('what a killed server had not overwritten yet, the next one overwrites when everybody is back', async () => {
	const [folder, after] = [newFolder(), newFolder()];
	const killed = openSqlite(folder);
	const raw = new Database(join(folder, 'borrowed-earth.db'));
	raw.pragma('secure_delete = OFF'); // as where SQLite moved a row from page to page
	const add = raw.prepare('INSERT INTO updates VALUES (?, 0, ?)');
	for (let row = 0; row < 99; row++) add.run(String(row), Buffer.from('Ammergau '.repeat(200)));
	raw.exec('DELETE FROM updates');
	raw.close();
	cpSync(folder, after, { recursive: true }); // as the power cut leaves it
	const traces = () =>
		readdirSync(after).filter((name) => readFileSync(join(after, name)).includes('Ammergau'));
	expect(traces()).not.toEqual([]);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const next = openSqlite(after);
	vi.advanceTimersByTime(60_000);
	expect(traces()).toEqual([]);
	await next.close();
	expect(readdirSync(after)).not.toContain('borrowed-earth.db-wal');
	await killed.close();
});
