/** The logs of tables, in PostgreSQL. */
import type { Appended, StoredEntry, Update } from '../storage.ts';
import type { Asking, Database } from './database.ts';
import { added, adding } from './documents.ts';
import { OWN, type Fenced } from './fenced.ts';
import type { Seal } from './seal.ts';

/** The entry, its updates and the number of seats in one statement, which is one transaction and one way to the database. */
const APPEND = `${OWN},
entry AS (
	INSERT INTO entries ("table", seq, id, body, sealed_body)
	SELECT id, $10::integer, $11, '', $12::bytea FROM tables, own WHERE id = $9 ON CONFLICT DO NOTHING RETURNING 1
),${adding('entry')},
seated AS (UPDATE tables SET seats = $13::integer WHERE id = $9 AND seats <> $13::integer AND EXISTS (SELECT 1 FROM entry) RETURNING 1)
SELECT (SELECT count(*) FROM own) AS own, (SELECT count(*) FROM entry) AS entries, (SELECT count(*) FROM seated) AS seated`;

/** What a storage does with logs. */
export function logIn(db: Database, fenced: Fenced) {
	return {
		append: async (
			table: string,
			entry: StoredEntry,
			updates: readonly Update[],
			seats: number
		): Promise<Appended> => {
			const seal = await fenced.sealAt(table);
			if (!seal) return 'taken';
			const { entries, seated } = await fenced.statement<Done>(seal.workshop, APPEND, [
				...added(updates, seal),
				...[table, entry.seq, entry.id, sealed(table, entry, seal), seats]
			]);
			if (seated > 0 || entries === 0) fenced.answers.forget(seal.workshop);
			if (entries === 0) return 'taken';
			fenced.answers.wrote(seal.workshop, table, entry.seq);
			return 'stored';
		},
		entries: async (table: string, after: number) => {
			const seal = await fenced.sealAt(table);
			if (!seal || fenced.answers.isHead(seal.workshop, table, after)) return [];
			const rows = await db.many<EntryRow>(
				'SELECT "table", seq, body, sealed_body FROM entries WHERE "table" = $1 AND seq > $2 ORDER BY seq',
				[table, after]
			);
			return rows.map((row) => JSON.parse(seal.text('entries', 'body', row)) as StoredEntry);
		}
	};
}

/** How many rows were written: entries, and tables with another number of seats. */
interface Done {
	readonly entries: number;
	readonly seated: number;
}

type EntryRow = Readonly<{
	table: string;
	seq: number;
	body: string;
	sealed_body: Buffer | null;
}>;

const sealed = (table: string, entry: StoredEntry, seal: Seal): Buffer =>
	seal.close('entries', 'body', { table, seq: entry.seq }, JSON.stringify(entry));

/** Adds an entry within a transaction that holds the fence. */
export async function addEntry(
	ask: Asking,
	table: string,
	entry: StoredEntry,
	seal: Seal
): Promise<void> {
	await ask.run(
		`INSERT INTO entries ("table", seq, id, body, sealed_body) VALUES ($1, $2, $3, '', $4) ON CONFLICT DO NOTHING`,
		[table, entry.seq, entry.id, sealed(table, entry, seal)]
	);
}
