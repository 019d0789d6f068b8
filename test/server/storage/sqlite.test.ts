import Database from 'better-sqlite3';
import { chmodSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { storageContract } from './contract.ts';
import { newFolder } from '../../folder.ts';

afterEach(() => {
	vi.useRealTimers();
});

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

test('a file of a later version is not touched', () => {
	const folder = newFolder();
	const later = new Database(join(folder, 'borrowed-earth.db'));
	later.exec('CREATE TABLE things (id TEXT)');
	later.pragma('user_version = 99');
	later.close();
	const before = readFileSync(join(folder, 'borrowed-earth.db'));
	expect(() => openSqlite(folder)).toThrow(/written by another version/);
	expect(readFileSync(join(folder, 'borrowed-earth.db')).subarray(100)).toEqual(
		before.subarray(100)
	);
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

test('nobody else on the machine may read what is stored, whatever the folder allows', async () => {
	const folder = newFolder();
	chmodSync(folder, 0o755);
	writeFileSync(join(folder, 'borrowed-earth.deleted'), '');
	const store = openSqlite(folder);
	await store.addWorkshop(
		{
			...{ id: 'w', title: '', opened: 1, expires: 2, code: 'c' },
			...{ picks: false, approve: false, marks: [], language: 'en' }
		},
		'hash'
	);
	const modes = readdirSync(folder).map((name) => [
		name,
		statSync(join(folder, name)).mode & 0o777
	]);
	expect(modes.map(([name]) => name)).toContain('borrowed-earth.db-wal');
	expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
	await store.close();
});
