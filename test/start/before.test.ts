/** What another version of the program has left in the data folder. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../src/lib/server/storage/schemaVersion.ts';
import { copyBefore, dropCopies, isLater } from '../../src/start/before.mjs';
import { newFolder } from '../folder.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 30, 12);

let folder = '';
beforeEach(() => {
	folder = newFolder();
});
afterEach(() => {
	rmSync(folder, { recursive: true });
});

/** The data file of a version of the schema, as one leaves it that was killed: its last commit is still in the log. */
function leave(version: number): void {
	const file = join(folder, 'borrowed-earth.db');
	const db = new Database(file);
	db.pragma('journal_mode = WAL');
	db.pragma(`user_version = ${version}`);
	db.exec('CREATE TABLE words (word TEXT)');
	db.pragma('wal_checkpoint(TRUNCATE)');
	db.exec(`INSERT INTO words VALUES ('moss')`);
	const left = ['', '-wal'].map((part) => [part, readFileSync(file + part)] as const);
	db.close(); // takes the log away
	for (const [part, bytes] of left) writeFileSync(file + part, bytes);
}

test('is copied whole, and nobody else may read the copy', () => {
	leave(SCHEMA_VERSION);
	const copy = copyBefore(folder, '0.2.0', NOW) ?? expect.unreachable();
	expect(copy).toBe(join(folder, 'backups', '0.2.0-2026-11-30.db'));
	expect(statSync(copy).mode & 0o777).toBe(0o600);
	const db = new Database(copy);
	expect(db.prepare('SELECT word FROM words').pluck().all()).toEqual(['moss']);
	db.close();
});

test('is copied once a day for each version: the second start may find it changed already', () => {
	leave(SCHEMA_VERSION);
	const copy = copyBefore(folder, '0.2.0', NOW) ?? expect.unreachable();
	const before = readFileSync(copy);
	writeFileSync(join(folder, 'borrowed-earth.db'), 'changed');
	expect(copyBefore(folder, '0.2.0', NOW)).toBe(copy);
	expect(readFileSync(copy).equals(before)).toBe(true);
});

test('is nothing in an empty folder', () => {
	expect(copyBefore(folder, '0.2.0', NOW)).toBeNull();
	expect(readdirSync(folder)).toEqual([]);
	expect(isLater(folder)).toBe(false);
});

test('goes after seven days, and what somebody else has put there stays', () => {
	leave(SCHEMA_VERSION);
	copyBefore(folder, '0.2.0', NOW - 9 * DAY);
	copyBefore(folder, '0.2.1', NOW - 3 * DAY);
	for (const name of ['0.1.0-2026-11-21.db.part', '0.1.0-2026-11-21.db-wal.part', 'mine.db'])
		writeFileSync(join(folder, 'backups', name), '');
	dropCopies(folder, NOW);
	expect(readdirSync(join(folder, 'backups')).toSorted()).toEqual([
		'0.2.1-2026-11-27.db',
		'0.2.1-2026-11-27.db-wal',
		'mine.db'
	]);
});

test('a copy that cannot be deleted just now stays, and stops nothing', () => {
	const copies = join(folder, 'backups');
	// a folder is deleted as little as a file that is held open
	mkdirSync(join(copies, '0.1.0-2026-11-01.db'), { recursive: true });
	writeFileSync(join(copies, '0.2.0-2026-11-02.db'), '');
	dropCopies(folder, NOW);
	expect(readdirSync(copies)).toEqual(['0.1.0-2026-11-01.db']);
});

test('a folder of copies that cannot be read stops nothing', () => {
	writeFileSync(join(folder, 'backups'), 'no folder');
	expect(() => {
		dropCopies(folder, NOW);
	}).not.toThrow();
});

test.each([
	[SCHEMA_VERSION - 1, false],
	[SCHEMA_VERSION, false],
	[SCHEMA_VERSION + 1, true]
])('in the form %i is of a later version: %s', (version, expected) => {
	leave(version);
	expect(isLater(folder)).toBe(expected);
});
