import Database from 'better-sqlite3';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { storageContract } from './contract.ts';

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

test('a file of an earlier version is brought up to date, one of a later version is not touched', async () => {
	const folder = newFolder();
	const first = openSqlite(folder);
	await first.addWorkshop({ id: 'w', title: 'Class', opened: 1, expires: 2 }, 'hash');
	await first.close();
	const old = new Database(join(folder, 'borrowed-earth.db'));
	old.exec('ALTER TABLE tables DROP COLUMN next; DROP TABLE authors');
	old.pragma('user_version = 1');
	old.close();
	const next = openSqlite(folder);
	expect(await next.workshop('w')).toMatchObject({ title: 'Class' });
	expect(await next.table('none')).toBeNull();
	await next.close();
	const later = new Database(join(folder, 'borrowed-earth.db'));
	expect(later.prepare('SELECT next FROM tables').all()).toEqual([]);
	later.pragma('user_version = 99');
	later.close();
	expect(() => openSqlite(folder)).toThrow(/written by another version/);
});
