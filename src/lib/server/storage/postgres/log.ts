/** The logs of tables, in PostgreSQL. */
import type { Appended, StoredEntry, Update } from '../storage.ts';
import type { Asking, Database } from './database.ts';
import { added, adding } from './documents.ts';
import { OWN, type Fenced } from './fenced.ts';

/** The entry, its updates and the number of seats in one statement, which is one transaction and one way to the database. */
const APPEND = `${OWN},
entry AS (
	INSERT INTO entries ("table", seq, id, body)
	SELECT id, $10::integer, $11, $12 FROM tables, own WHERE id = $9 ON CONFLICT DO NOTHING RETURNING 1
),${adding('entry')},
seated AS (UPDATE tables SET seats = $13::integer WHERE id = $9 AND seats <> $13::integer AND EXISTS (SELECT 1 FROM entry))
SELECT (SELECT count(*) FROM own) AS own, (SELECT count(*) FROM entry) AS entries`;

/** What a storage does with logs. */
export function logIn(db: Database, fenced: Fenced) {
	return {
		append: async (
			table: string,
			entry: StoredEntry,
			updates: readonly Update[],
			seats: number
		): Promise<Appended> => {
			const workshop = await fenced.workshopOf(table);
			if (workshop === null) return 'taken';
			const { entries } = await fenced.statement<{ entries: number }>(workshop, APPEND, [
				...added(updates),
				...[table, entry.seq, entry.id, JSON.stringify(entry), seats]
			]);
			return entries === 1 ? 'stored' : 'taken';
		},
		entries: async (table: string, after: number) => {
			const rows = await db.many<{ body: string }>(
				'SELECT body FROM entries WHERE "table" = $1 AND seq > $2 ORDER BY seq',
				[table, after]
			);
			return rows.map(({ body }) => JSON.parse(body) as StoredEntry);
		},
		tablesWithComputers: async () => {
			const rows = await db.many<{ table: string }>(
				`SELECT DISTINCT entries."table" FROM entries JOIN tables ON tables.id = entries."table"
				WHERE NOT closed AND body LIKE '%"kind":"desk"%"computers":[{%'`
			);
			return rows.map(({ table }) => table);
		}
	};
}

/** Adds an entry within a transaction that holds the fence. */
export async function addEntry(ask: Asking, table: string, entry: StoredEntry): Promise<void> {
	await ask.run('INSERT INTO entries VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
		table,
		entry.seq,
		entry.id,
		JSON.stringify(entry)
	]);
}
