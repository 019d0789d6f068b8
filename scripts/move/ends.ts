/** The two ends of a move: a data folder and a PostgreSQL database, each read in portions and written all or nothing. */
import type SqliteDatabase from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { judgedIn, lockFolder, openFile } from '../../src/lib/server/storage/file.ts';
import { fileIn } from '../../src/lib/server/storage/folder.ts';
import { bringUpToDate } from '../../src/lib/server/storage/replace.ts';
import { Database, type Asking } from '../../src/lib/server/storage/postgres/database.ts';
import { readable } from '../../src/lib/server/storage/postgres/rows.ts';
import { openKeys } from '../../src/lib/server/storage/postgres/postgres.ts';
import { isUnreadable } from '../../src/lib/server/base/away.ts';
import { arrive, leave } from '../../src/lib/server/storage/postgres/start.ts';
import { newToken } from '../../src/lib/server/base/tokens.ts';
import { KEPT, quoted, type Kept, type Row } from './kept.ts';
import { columnsOf, Sealing } from './sealed.ts';

/** Where data come from or go to. */
export interface End {
	readonly name: string;
	isEmpty(): Promise<boolean>;
	/** All rows of a table, in the order in which they were put in, in portions. */
	rows(kept: Kept): AsyncIterable<Row[]>;
	/** The row with this key. */
	row(kept: Kept, key: Row): Promise<Row | null>;
	count(kept: Kept): Promise<number>;
	/** Writes what comes, all of it or, where `check` throws, nothing. */
	write(from: End, check: (to: End) => Promise<void>): Promise<void>;
	close(): Promise<void>;
}

const PORTION = 200;

/** A data folder, which no server may be using. Throws one clear sentence where it cannot be opened. */
export function openFolder(folder: string): End {
	const isNew = !existsSync(fileIn(folder));
	const lock = lockFolder(folder);
	const db = openedIn(folder, lock);
	const name = isNew ? `the new folder ${folder}` : `the folder ${folder}`;
	const end: End = {
		name,
		isEmpty: () => Promise.resolve(countIn(db, 'workshops') === 0),
		rows: (kept) => portionsIn(db, kept),
		row: (kept, key) => {
			const where = kept.key.map((column) => `"${column}" = ?`).join(' AND ');
			const found = db
				.prepare<unknown[], Row>(`SELECT ${quoted(kept.columns)} FROM ${kept.name} WHERE ${where}`)
				.get(...kept.key.map((column) => key[column]));
			return Promise.resolve(found ? fromSqlite(kept, found) : null);
		},
		count: (kept) => Promise.resolve(countIn(db, kept.name)),
		write: async (from, check) => {
			db.exec('BEGIN IMMEDIATE');
			try {
				for (const kept of KEPT) for await (const rows of from.rows(kept)) put(db, kept, rows);
				await check(end);
				db.exec('COMMIT');
			} catch (cause) {
				db.exec('ROLLBACK');
				throw cause;
			}
		},
		close: () => {
			db.close();
			lock.close();
			return Promise.resolve();
		}
	};
	return end;
}

/** The folder's file; one of an earlier version is brought up to date, and stays beside as it was. */
function openedIn(folder: string, lock: SqliteDatabase.Database): SqliteDatabase.Database {
	try {
		bringUpToDate(folder);
		return openFile(fileIn(folder));
	} catch (cause) {
		lock.close();
		throw judgedIn(folder, cause);
	}
}

const countIn = (db: SqliteDatabase.Database, table: string): number =>
	db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0;

// eslint's rule on async without await: portions are the interface's, for databases that wait
async function* portionsIn(db: SqliteDatabase.Database, kept: Kept): AsyncIterable<Row[]> {
	const order = kept.inTurn ? 'rowid' : quoted(kept.key);
	const all = db.prepare<[], Row>(
		`SELECT ${quoted(kept.columns)} FROM ${kept.name} ORDER BY ${order}`
	);
	let portion: Row[] = [];
	for (const row of all.all()) {
		portion.push(fromSqlite(kept, row));
		if (portion.length < PORTION) continue;
		yield await Promise.resolve(portion);
		portion = [];
	}
	yield portion;
}

function fromSqlite(kept: Kept, row: Row): Row {
	const truths = kept.truths.map((column) => [column, row[column] === 1]);
	const texts = kept.texts.map((column) => [column, readable(String(row[column]))]);
	return { ...row, ...Object.fromEntries([...truths, ...texts]) } as Row;
}

function put(db: SqliteDatabase.Database, kept: Kept, rows: readonly Row[]): void {
	const add = db.prepare(
		`INSERT INTO ${kept.name} (${quoted(kept.columns)}) VALUES (${kept.columns.map(() => '?').join(', ')})`
	);
	for (const row of rows) {
		const values = kept.columns.map((column) => row[column]);
		add.run(values.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
	}
}

/** A database that no server may be using, with the keys of its workshops in that of `keysUrl` or beside. Throws one clear sentence where it cannot be reached. */
export async function openDatabase(url: string, keysUrl = ''): Promise<End> {
	const db = new Database(url);
	const keys = openKeys(db, keysUrl);
	const sealing = new Sealing(keys);
	// a cluster of its own: it is refused where a server is there, and keeps others out meanwhile
	const me = { owner: newToken(), address: 'npm run move', cluster: newToken() };
	await arrive(db, me, keys);
	const on = (ask: Asking, more: Partial<End>): End => ({
		name: 'the database',
		isEmpty: async () => (await countOf(ask, 'workshops')) === 0,
		rows: (kept) => portionsOf(ask, sealing, kept),
		row: (kept, key) => rowOf(ask, sealing, kept, key),
		count: (kept) => countOf(ask, kept.name),
		write: () => Promise.reject(new Error('it is being written to')),
		close: () => Promise.resolve(),
		...more
	});
	return on(db, {
		write: (from, check) =>
			db
				.transaction(async (ask) => {
					for (const kept of KEPT) {
						for await (const rows of from.rows(kept)) await putAll(ask, sealing, kept, rows);
					}
					await ask.run('INSERT INTO codes (code, workshop) SELECT code, id FROM workshops');
					await ask.run('INSERT INTO codes (code, "table") SELECT code, id FROM tables');
					await check(on(ask, {}));
				})
				.catch(async (cause: unknown) => {
					await sealing.takeBack();
					throw cause;
				}),
		close: async () => {
			await leave(db, me);
			await Promise.all([db.close(), keys.close()]);
		}
	});
}

async function countOf(ask: Asking, table: string): Promise<number> {
	const row = await ask.one<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`);
	return row?.count ?? 0;
}

async function* portionsOf(ask: Asking, sealing: Sealing, kept: Kept): AsyncIterable<Row[]> {
	const order = kept.inTurn ? 'nr' : quoted(kept.key);
	for (let from = 0; ; from += PORTION) {
		const rows = await ask.many<Row>(
			`SELECT ${quoted(columnsOf(kept))} FROM ${kept.name} ORDER BY ${order} LIMIT ${PORTION} OFFSET ${from}`
		);
		yield await inTurn(rows, (row) => sealing.opened(kept, row));
		if (rows.length < PORTION) return;
	}
}

async function rowOf(ask: Asking, sealing: Sealing, kept: Kept, key: Row): Promise<Row | null> {
	const where = kept.key.map((column, at) => `"${column}" = $${at + 1}`).join(' AND ');
	const row = await ask.one<Row>(
		`SELECT ${quoted(columnsOf(kept))} FROM ${kept.name} WHERE ${where}`,
		kept.key.map((column) => key[column])
	);
	try {
		return row && (await sealing.opened(kept, row));
	} catch (cause) {
		if (isUnreadable(cause)) return null; // it did not arrive as it was
		throw cause;
	}
}

async function putAll(
	ask: Asking,
	sealing: Sealing,
	kept: Kept,
	rows: readonly Row[]
): Promise<void> {
	if (rows.length === 0) return;
	const columns = columnsOf(kept);
	const places = rows.map(
		(_, row) => `(${columns.map((__, at) => `$${row * columns.length + at + 1}`).join(', ')})`
	);
	const closed = await inTurn(rows, (row) => sealing.closed(kept, row));
	await ask.run(
		`INSERT INTO ${kept.name} (${quoted(columns)}) VALUES ${places.join(', ')}`,
		closed.flatMap((row) => columns.map((column) => row[column]))
	);
	await sealing.keep(ask);
}

async function inTurn(rows: readonly Row[], change: (row: Row) => Promise<Row>): Promise<Row[]> {
	const changed: Row[] = [];
	for (const row of rows) changed.push(await change(row));
	return changed;
}
