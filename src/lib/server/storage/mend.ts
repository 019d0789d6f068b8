/** A damaged data file: moved aside, and what can be read of it brought into a new one. */
import Database from 'better-sqlite3';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn, isSound, openFile } from './file.ts';

/** What was done to a damaged file. */
export interface Mended {
	/** Where the damaged file is now. */
	readonly aside: string;
	readonly workshops: number;
	readonly tables: number;
	/** Log entries that were saved. */
	readonly entries: number;
}

/** Files that were moved aside are deleted after so many milliseconds: they hold names and texts too. */
const KEPT = 7 * 24 * 60 * 60 * 1000;
const ASIDE = /^borrowed-earth\.aside-\d+\.db(?:-wal|-shm)?$/;

/** In this order: each hangs on those before it. */
const TABLES = [
	'workshops',
	'tables',
	'members',
	'tokens',
	'links',
	'entries',
	'updates',
	'reports',
	'pictures'
] as const;

/** Checks the folder's file; a damaged one is moved aside and saved from. Null where all is well. */
export function mend(folder: string, now = Date.now()): Mended | null {
	const file = fileIn(folder);
	if (!existsSync(file) || isSound(file)) return null;
	const aside = moveAside(folder, now);
	const saved = openFile(file);
	try {
		return { aside, ...save(aside, saved) };
	} finally {
		saved.close();
	}
}

/** Moves the folder's file aside, with what belongs to it; answers where it is. */
export function moveAside(folder: string, now = Date.now()): string {
	const file = fileIn(folder);
	const aside = join(folder, `borrowed-earth.aside-${now}.db`);
	for (const part of ['', '-wal', '-shm']) {
		if (existsSync(file + part)) renameSync(file + part, aside + part);
	}
	return aside;
}

/** Deletes what was moved aside a week ago. */
export function dropAside(folder: string, now = Date.now()): void {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		if (ASIDE.test(name) && now - statSync(path).mtimeMs > KEPT) rmSync(path);
	}
}

function save(from: string, to: Database.Database): Omit<Mended, 'aside'> {
	to.pragma('foreign_keys = OFF');
	const damaged = open(from);
	if (damaged) {
		to.transaction(() => {
			for (const table of TABLES) copy(damaged, to, table);
			prune(to);
		})();
		damaged.close();
	}
	to.pragma('foreign_keys = ON');
	const count = (table: string) =>
		to.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0;
	return { workshops: count('workshops'), tables: count('tables'), entries: count('entries') };
}

function open(file: string): Database.Database | null {
	try {
		const db = new Database(file, { readonly: true });
		db.pragma('schema_version');
		return db;
	} catch {
		return null;
	}
}

/** Every row that can be read, from both ends: a torn page in the middle takes only its own rows along. */
function copy(from: Database.Database, to: Database.Database, table: string): void {
	if (table !== 'entries') {
		copyRows(from, to, table, 'rowid');
		return;
	}
	// log by log, so that what is torn in one does not hide the others
	const logs = to.prepare<[], string>('SELECT id FROM tables').pluck().all();
	for (const log of logs.filter((id) => /^[\w-]+$/.test(id))) {
		copyRows(from, to, table, 'seq', `WHERE "table" = '${log}'`);
	}
}

function copyRows(
	from: Database.Database,
	to: Database.Database,
	table: string,
	key: string,
	where = ''
): void {
	for (const order of ['ASC', 'DESC']) {
		try {
			const rows = from.prepare(`SELECT * FROM ${table} ${where} ORDER BY ${key} ${order}`);
			for (const row of rows.iterate()) put(to, table, row as Record<string, unknown>);
		} catch {
			// the rest of the rows cannot be read from this end
		}
	}
}

function put(to: Database.Database, table: string, row: Record<string, unknown>): void {
	const columns = Object.keys(row).map((name) => `"${name}"`);
	const values = Object.keys(row).map((name) => `@${name}`);
	try {
		to.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join()}) VALUES (${values.join()})`).run(
			row
		);
	} catch {
		// torn: not even of the kind that its column takes
	}
}

/**
 * Leaves what holds together: a log up to its first gap, and nothing whose table or workshop is gone. Views and rooms
 * are made anew from the log, under new names, so that no phone merges the old ones; whose the client ids are is
 * learnt anew, so that every page may bring back what it still has.
 */
function prune(db: Database.Database): void {
	db.exec(`
		DELETE FROM tables WHERE workshop NOT IN (SELECT id FROM workshops);
		DELETE FROM entries WHERE seq >= (
			SELECT MIN(seq) + 1 FROM entries AS before WHERE before."table" = entries."table"
			AND NOT EXISTS (SELECT 1 FROM entries AS next
				WHERE next."table" = before."table" AND next.seq = before.seq + 1));
		DELETE FROM tables WHERE id NOT IN (SELECT "table" FROM entries WHERE seq = 0);
		DELETE FROM entries WHERE "table" NOT IN (SELECT id FROM tables);
		DELETE FROM members WHERE "table" NOT IN (SELECT id FROM tables);
		DELETE FROM tokens WHERE member NOT IN (SELECT id FROM members)
			OR workshop NOT IN (SELECT id FROM workshops);
		DELETE FROM links WHERE "table" NOT IN (SELECT id FROM tables)
			OR workshop NOT IN (SELECT id FROM workshops) OR member NOT IN (SELECT id FROM members);
		DELETE FROM pictures WHERE "table" NOT IN (SELECT id FROM tables);
		DELETE FROM reports WHERE "table" NOT IN (SELECT id FROM tables);
		DELETE FROM updates WHERE document LIKE '%/view/%' OR document LIKE '%/room%'
			OR document LIKE '%/desk' OR (substr(document, 1, 22) NOT IN (SELECT id FROM tables)
			AND substr(document, 1, 22) NOT IN (SELECT id FROM workshops));
		DELETE FROM authors;
	`);
}
