/** The logs of tables, in SQLite. */
import type Database from 'better-sqlite3';
import { updateAdder } from './documents.ts';
import type { Commits } from './commits.ts';
import { later } from './later.ts';
import type { Appended, StoredEntry, Update } from './storage.ts';

/** What a storage does with logs. */
export function logIn(db: Database.Database, commits: Commits) {
	const addEntry = entryAdder(db);
	const addUpdates = updateAdder(db);
	const setSeats = db.prepare('UPDATE tables SET seats = ? WHERE id = ? AND seats <> ?');
	const tail = db
		.prepare<[string, number], string>(
			'SELECT body FROM entries WHERE "table" = ? AND seq > ? ORDER BY seq'
		)
		.pluck();
	const onTheirOwn = db
		.prepare<[], string>(
			`SELECT DISTINCT entries."table" FROM entries JOIN tables ON tables.id = entries."table"
			WHERE NOT closed AND body LIKE '%"kind":"desk"%'
			AND (body LIKE '%"computers":[{%' OR body LIKE '%"turn":{%')`
		)
		.pluck();
	const append = (
		table: string,
		entry: StoredEntry,
		updates: readonly Update[],
		seats: number
	): Appended => {
		if (!addEntry(table, entry)) return 'taken';
		addUpdates(updates);
		setSeats.run(seats, table, seats);
		return 'stored';
	};
	return {
		append: commits.shared(append),
		entries: later((table: string, after: number) =>
			tail.all(table, after).map((body) => JSON.parse(body) as StoredEntry)
		),
		tablesOnTheirOwn: later(() => onTheirOwn.all())
	};
}

/** Adds an entry; false when its seq or id is taken or its table is gone. */
export function entryAdder(db: Database.Database) {
	const add = db.prepare(
		`INSERT INTO entries SELECT @table, @seq, @id, @body
		WHERE EXISTS (SELECT 1 FROM tables WHERE id = @table) ON CONFLICT DO NOTHING`
	);
	return (table: string, entry: StoredEntry): boolean =>
		add.run({ table, seq: entry.seq, id: entry.id, body: JSON.stringify(entry) }).changes === 1;
}
