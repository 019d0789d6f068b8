/** Workshops and their tables, in SQLite. */
import type Database from 'better-sqlite3';
import { documentDropper, updateAdder } from './documents.ts';
import type { Erasure } from './erasure.ts';
import { later } from './later.ts';
import { entryAdder } from './log.ts';
import {
	TABLE_COLUMNS,
	tableOf,
	tableRow,
	workshopOf,
	workshopRow,
	type TableRow,
	type WorkshopRow
} from './rows.ts';
import type { StoredEntry, Table, Update, Workshop } from './storage.ts';

/** What a storage does with workshops. */
export function workshopsIn(db: Database.Database, erasure: Erasure) {
	const add = db.prepare(
		'INSERT INTO workshops VALUES (@id, @title, @opened, @expires, @code, @picks, @approve, @marks, @language)'
	);
	const update = db.prepare(
		`UPDATE workshops SET title = @title, expires = @expires, picks = @picks, approve = @approve, marks = @marks,
		language = @language
		WHERE id = @id`
	);
	const addToken = db.prepare('INSERT INTO tokens (hash, workshop) VALUES (?, ?)');
	const one = db.prepare<[string], WorkshopRow>('SELECT * FROM workshops WHERE id = ?');
	const byCode = db.prepare<[string], WorkshopRow>('SELECT * FROM workshops WHERE code = ?');
	const drop = db.prepare('DELETE FROM workshops WHERE id = ?');
	const tables = db.prepare<[string], string>('SELECT id FROM tables WHERE workshop = ?').pluck();
	const expired = db
		.prepare<[number], string>('SELECT id FROM workshops WHERE expires <= ?')
		.pluck();
	const dropDocuments = documentDropper(db);
	return {
		addWorkshop: later(
			db.transaction((workshop: Workshop, tokenHash: string) => {
				add.run(workshopRow(workshop));
				addToken.run(tokenHash, workshop.id);
			})
		),
		workshop: later((id: string) => workshopOf(one.get(id))),
		workshopByCode: later((code: string) => workshopOf(byCode.get(code))),
		updateWorkshop: later((workshop: Workshop) => void update.run(workshopRow(workshop))),
		deleteWorkshop: later(
			db.transaction((id: string) => {
				const of = tables.all(id);
				erasure.note([id, ...of]);
				for (const table of of) dropDocuments(`${table}/`);
				dropDocuments(`${id}/`);
				drop.run(id);
			})
		),
		expired: later((now: number) => expired.all(now))
	};
}

/** What a storage does with tables. */
export function tablesIn(db: Database.Database, erasure: Erasure) {
	const values = TABLE_COLUMNS.map((column) => `@${column}`).join(', ');
	const changes = TABLE_COLUMNS.map((column) => `${column} = @${column}`).join(', ');
	const add = db.prepare(`INSERT INTO tables VALUES (${values})`);
	const update = db.prepare(`UPDATE tables SET ${changes} WHERE id = @id`);
	const byId = db.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?');
	const byCode = db.prepare<[string], TableRow>('SELECT * FROM tables WHERE code = ?');
	const all = db.prepare<[string], TableRow>(
		'SELECT * FROM tables WHERE workshop = ? AND opened >= 0 ORDER BY opened, rowid'
	);
	const finish = db.prepare('UPDATE tables SET opened = -opened WHERE id = ? AND opened < 0');
	const unfinished = db.prepare<[], string>('SELECT id FROM tables WHERE opened < 0').pluck();
	const drop = db.prepare('DELETE FROM tables WHERE id = ?');
	const dropLog = db.prepare('DELETE FROM entries WHERE "table" = ?');
	const dropPictures = db.prepare('DELETE FROM pictures WHERE "table" = ? AND seat >= ?');
	const dropDocuments = documentDropper(db);
	const addEntry = entryAdder(db);
	const addUpdates = updateAdder(db);
	const found = (row: TableRow | undefined) => (row ? tableOf(row) : null);
	return {
		addTable: later(
			db.transaction((table: Table, log: readonly StoredEntry[], updates: readonly Update[]) => {
				add.run(tableRow(table));
				for (const entry of log) addEntry(table.id, entry);
				addUpdates(updates);
			})
		),
		table: later((id: string) => found(byId.get(id))),
		tableByCode: later((code: string) => found(byCode.get(code))),
		tablesOf: later((workshop: string) => all.all(workshop).map(tableOf)),
		finishTables: later(
			db.transaction((_workshop: string, ids: readonly string[]) => {
				for (const id of ids) finish.run(id);
			})
		),
		unfinishedTables: later(() => unfinished.all()),
		updateTable: later((table: Table) => void update.run(tableRow(table))),
		renewTable: later(
			db.transaction((table: Table, updates: readonly Update[], setup?: StoredEntry) => {
				update.run(tableRow(table));
				if (setup) {
					dropLog.run(table.id);
					dropPictures.run(table.id, table.seats);
					addEntry(table.id, setup);
				}
				dropDocuments(`${table.id}/view/`);
				dropDocuments(`${table.id}/room`);
				addUpdates(updates);
			})
		),
		deleteTable: later(
			db.transaction((id: string) => {
				erasure.note([id]);
				dropDocuments(`${id}/`);
				drop.run(id);
			})
		)
	};
}
