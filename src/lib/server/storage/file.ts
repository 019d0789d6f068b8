/** The SQLite file in its folder: who may open it, how it is opened, brought up to date, and found sound. */
import Database from 'better-sqlite3';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { settleFolder } from './folder.ts';
import { said } from '../base/terminal.mjs';
import { SCHEMA } from './schema.ts';
import { SCHEMA_VERSION } from './schemaVersion.ts';
import { STEPS } from './steps.ts';

const OURS = 'borrowed-earth.';

/** Nobody else on the machine may read it, whatever the folder allows. */
function keepPrivate(file: string): void {
	try {
		chmodSync(file, 0o600);
	} catch {
		// another account's, which lets us write to it: then that account says who reads it
	}
}

/** Milliseconds that a write waits while another program holds the file; nobody is served until then. */
const BUSY_TIMEOUT = 1_000;

/**
 * Only one process may serve a folder: it holds a lock that the system drops when the process ends in
 * whatever way. The lock has a file of its own, so that the data can be backed up meanwhile. What a process that was
 * killed had begun to put in place is ended first.
 */
export function lockFolder(folder: string): Database.Database {
	let lock: Database.Database | undefined;
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		lock = new Database(join(folder, 'borrowed-earth.lock'), { timeout: 0 });
		lock.exec('BEGIN EXCLUSIVE');
		settleFolder(folder);
		for (const name of readdirSync(folder))
			if (name.startsWith(OURS)) keepPrivate(join(folder, name));
		return lock;
	} catch (cause) {
		lock?.close();
		const busy = cause instanceof Database.SqliteError && cause.code === 'SQLITE_BUSY';
		throw new Error(said(busy ? 'data_in_use' : 'data_not_writable', { folder }), { cause });
	}
}

/** What the disk says where a file cannot be written: not allowed, none of it left, or of no use. */
const DISK =
	/^(?:SQLITE_(?:CANTOPEN|READONLY|FULL|IOERR|PERM)|EROFS$|EACCES$|EPERM$|ENOSPC$|EDQUOT$|EIO$)/;

/** The same error; where the disk is what failed, with a sentence that names the folder. */
export function judgedIn(folder: string, cause: unknown): unknown {
	const { code } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {};
	if (code === undefined || !DISK.test(code)) return cause;
	return new Error(
		said(/FULL|ENOSPC|EDQUOT/.test(code) ? 'data_no_room' : 'data_not_writable', { folder }),
		{ cause }
	);
}

/** Pages of 4 KiB that were written lately, beyond which they are brought into the file: a page that is written again meanwhile is brought there once. */
const LATELY = 4_000;
/** KiB of the file's pages that are kept in memory, where it has so many: those of six hundred tables in play. */
const CACHE = 65_536;

/** Opens the file, makes it when it is not there, and brings one of an earlier version up to date. */
export function openFile(file: string): Database.Database {
	const db = new Database(file, { timeout: BUSY_TIMEOUT });
	keepPrivate(file); // before there is anything in it; what SQLite puts beside it takes after it
	db.pragma('journal_mode = WAL');
	db.pragma('synchronous = FULL');
	db.pragma('foreign_keys = ON');
	db.pragma('secure_delete = ON');
	db.pragma(`cache_size = -${CACHE}`);
	db.pragma(`wal_autocheckpoint = ${LATELY}`);
	migrate(db, file);
	return db;
}

const versionOf = (db: Database.Database): number =>
	Number(db.pragma('user_version', { simple: true }));

/** What a file of ours never has: it would act by itself, or read what is none of its own. */
const STRANGE = `SELECT 1 FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'`;

/** Which version of ours wrote a sound file, by its number and by what is in it; 0 for none. */
export function versionIn(file: string): number {
	const db = new Database(file, { timeout: BUSY_TIMEOUT });
	try {
		return db.prepare(STRANGE).get() === undefined ? versionOf(db) : 0;
	} finally {
		db.close();
	}
}

function migrate(db: Database.Database, file: string): void {
	const version = versionOf(db);
	if (version === SCHEMA_VERSION) return;
	const steps = version === 0 ? [SCHEMA] : stepsFrom(version);
	if (steps.length === 0) throw new Error(said('data_other_version', { file }));
	db.transaction(() => {
		for (const step of steps) db.exec(step);
		db.pragma(`user_version = ${SCHEMA_VERSION}`);
	})();
}

/** From an earlier version to this one; none where there is no way. */
const stepsFrom = (version: number): string[] =>
	Array.from(
		{ length: Math.max(0, SCHEMA_VERSION - version) },
		(_, step) => STEPS[version + step]
	).filter((step) => step !== undefined);

/** Whether all of an existing file can be read, and its parts agree. */
export function isSound(file: string): boolean {
	if (!isHead(headOf(file))) return false;
	let db: Database.Database | undefined;
	try {
		db = new Database(file, { timeout: BUSY_TIMEOUT });
		return db.pragma('integrity_check(1)', { simple: true }) === 'ok';
	} catch (cause) {
		if (isContradiction(cause)) return false;
		throw cause;
	} finally {
		db?.close();
	}
}

/** The head of a file, in bytes. */
const HEAD = 100;

function headOf(file: string): Buffer {
	const head = Buffer.alloc(HEAD);
	const opened = openSync(file, 'r');
	readSync(opened, head);
	closeSync(opened);
	return head;
}

/** Whether a file begins as all of ours do: SQLite itself takes some of what is damaged there for a newer kind of file. */
function isHead(head: Buffer): boolean {
	if (head.toString('latin1', 0, 16) !== 'SQLite format 3\0') return false;
	const kind = [...head.subarray(16, 24)].join();
	return /^16,0,([12]),\1,0,64,32,32$/.test(kind) && head.readUInt32BE(56) <= 1;
}

/** What SQLite finds wrong in a file, unlike a full disk or a file in use. */
export const isContradiction = (cause: unknown): boolean =>
	cause instanceof Database.SqliteError &&
	/^SQLITE_(?:ERROR|CORRUPT|NOTADB|CONSTRAINT|MISMATCH)/.test(cause.code);
