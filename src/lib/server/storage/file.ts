/** The SQLite file in its folder: who may open it, how it is opened, brought up to date, and found sound. */
import Database from 'better-sqlite3';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA, SCHEMA_VERSION, STEPS } from './schema.ts';

/** The data file of a folder. */
export const fileIn = (folder: string): string => join(folder, 'borrowed-earth.db');

/** Whether the folder's file was closed by the process that had it last: SQLite leaves its log only behind one that was killed. */
export const isClosed = (folder: string): boolean => !existsSync(`${fileIn(folder)}-wal`);

/** So many milliseconds a write waits where another program holds the file; meanwhile nobody is served. */
const PATIENCE = 1_000;

/**
 * Only one process may serve a folder: it holds a lock that the system drops when the process ends in
 * whatever way. The lock has a file of its own, so that the data can be backed up meanwhile.
 */
export function lockFolder(folder: string): Database.Database {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const lock = new Database(join(folder, 'borrowed-earth.lock'), { timeout: 0 });
		lock.exec('BEGIN EXCLUSIVE');
		return lock;
	} catch (cause) {
		const busy = cause instanceof Database.SqliteError && cause.code === 'SQLITE_BUSY';
		const why = busy
			? `The data folder ${folder} is in use by another Borrowed Earth server.`
			: `The data folder ${folder} cannot be written to.`;
		throw new Error(why, { cause });
	}
}

/** Opens the file, makes it when it is not there, and brings one of an earlier version up to date. */
export function openFile(file: string): Database.Database {
	const db = new Database(file, { timeout: PATIENCE });
	db.pragma('journal_mode = WAL');
	db.pragma('synchronous = FULL');
	db.pragma('foreign_keys = ON');
	db.pragma('secure_delete = ON');
	migrate(db, file);
	return db;
}

function migrate(db: Database.Database, file: string): void {
	const version = Number(db.pragma('user_version', { simple: true }));
	if (version === SCHEMA_VERSION) return;
	const steps = version === 0 ? [SCHEMA] : stepsFrom(version);
	if (steps.length === 0) {
		throw new Error(`${file} was written by another version of Borrowed Earth.`);
	}
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
	let db: Database.Database | undefined;
	try {
		db = new Database(file, { timeout: PATIENCE });
		return db.pragma('integrity_check(1)', { simple: true }) === 'ok';
	} catch (cause) {
		if (isDamage(cause)) return false;
		throw cause;
	} finally {
		db?.close();
	}
}

const isDamage = (cause: unknown): boolean =>
	cause instanceof Database.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(cause.code);
