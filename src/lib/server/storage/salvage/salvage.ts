/** Brings what can be read of a damaged file into a new one, and says what cannot. */
import type Database from 'better-sqlite3';
import { newCode } from '../../base/tokens.ts';
import { said } from '../../base/terminal.mjs';
import { isEntry, isList, takenUp } from './contents.ts';
import { entryIn, foundIn, updateIn, type Found, type Listed } from './kinds.ts';
import { rowsIn } from './records.ts';

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
	'pictures',
	'packs',
	'pages'
];

/** Milliseconds for which a workshop is kept whose date is lost. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** Fills an empty file of today's schema. Answers a line for everything of which it is known that it was there, and is lost. */
export function salvage(damaged: string, to: Database.Database, now = Date.now()): string[] {
	const { rows, cutOff } = rowsIn(damaged);
	const found = rows.flatMap((row) => foundIn(row) ?? []);
	const entries = found.filter(({ table }) => table === 'entries').map(({ columns }) => columns);
	const logs = lengthsOf([
		...entries.map(({ table, seq }) => ({ of: String(table), seq: Number(seq) })),
		...rows.flatMap((row) => entryIn(row) ?? [])
	]);
	const updates = rows.flatMap((row) => updateIn(row) ?? []);
	to.pragma('foreign_keys = OFF');
	const lost = to.transaction(() => {
		for (const table of TABLES) fill(to, table, found);
		return [...rebuilt(to, now), ...texts(to, updates), ...pruned(to, logs)];
	})();
	to.pragma('foreign_keys = ON');
	return cutOff > 0 ? [said('data_lost_end', { pages: cutOff }), ...lost] : lost;
}

/** How many entries each log had, as far as any row tells. */
function lengthsOf(entries: readonly Listed[]): Map<string, number> {
	const lengths = new Map<string, number>();
	for (const { of, seq } of entries) lengths.set(of, Math.max(lengths.get(of) ?? 0, seq + 1));
	return lengths;
}

function fill(db: Database.Database, table: string, found: readonly Found[]): void {
	const put = new Map<string, Database.Statement>();
	const rows = found.filter((one) => one.table === table && isWhole(one));
	for (const { columns } of rows.sort((one, other) => one.place - other.place)) {
		const names = Object.keys(columns);
		const into = names.map((name) => `"${name}"`).join();
		const values = names.map((name) => `@${name}`).join();
		const sql = `INSERT OR IGNORE INTO ${table} (${into}) VALUES (${values})`;
		const statement = put.get(sql) ?? db.prepare(sql);
		put.set(sql, statement);
		statement.run(columns);
	}
}

function isWhole({ table, columns }: Found): boolean {
	if (table === 'entries') return isEntry(String(columns['body']), Number(columns['seq']));
	if (table === 'workshops') return isList(String(columns['marks']));
	if (table === 'packs') return isList(String(columns['ready'])) && isList(String(columns['own']));
	return table !== 'tables' || isList(String(columns['open']));
}

/** A workshop whose own row is lost, but to whose tables somebody holds the key, goes on without its title. */
function rebuilt(db: Database.Database, now: number): string[] {
	const gone = db
		.prepare<[], string>(
			`SELECT DISTINCT workshop FROM tables WHERE workshop NOT IN (SELECT id FROM workshops)
			AND workshop IN (SELECT workshop FROM tokens)`
		)
		.pluck()
		.all();
	const add = db.prepare(
		`INSERT INTO workshops (id, title, opened, expires, code, picks, approve, marks, language)
		SELECT @id, '', MIN(opened), @expires, @code, 0, 0, '[]', 'en' FROM tables WHERE workshop = @id`
	);
	for (const id of gone) add.run({ id, expires: now + KEPT, code: newCode() });
	return gone.map((workshop) => said('data_lost_title', { workshop }));
}

/** Drops the edits that cannot be read. Views, rooms and desks are not looked at: they are made anew. */
function texts(db: Database.Database, listed: readonly Listed[]): string[] {
	const all = db.prepare<[string], { seq: number; bytes: Buffer }>(
		'SELECT seq, bytes FROM updates WHERE document = ? ORDER BY seq'
	);
	const drop = db.prepare('DELETE FROM updates WHERE document = ? AND seq = ?');
	db.exec(
		"DELETE FROM updates WHERE document LIKE '%/view/%' OR document LIKE '%/room%' OR document LIKE '%/desk'"
	);
	const had = new Map<string, Set<number>>();
	const stored = db.prepare<[], Listed>('SELECT document AS "of", seq FROM updates').all();
	for (const { of, seq } of [...stored, ...listed])
		had.set(of, (had.get(of) ?? new Set()).add(seq));
	const written = [...had].filter(([name]) => !/^.{22}\/(?:view|room|desk)/.test(name));
	return written.flatMap(([name, { size }]) => {
		const rows = all.all(name);
		const good = new Set(takenUp(rows.map(({ bytes }) => bytes)));
		for (const { seq, bytes } of rows) if (!good.has(bytes)) drop.run(name, seq);
		const lost = size - good.size;
		return lost > 0 ? [said('data_lost_edits', { texts: name, lost, all: size })] : [];
	});
}

/**
 * Leaves what holds together: a log up to its first gap, and nothing whose table or workshop is gone. Views and rooms
 * are made anew from the log, under new names, so that no phone merges the old ones; whose the client ids are is
 * learnt anew, so that every page may bring back what it still has.
 */
function pruned(db: Database.Database, logs: ReadonlyMap<string, number>): string[] {
	const known = idsIn(db);
	db.exec(PRUNE);
	const kept = db
		.prepare<[], { id: string; length: number }>(
			'SELECT "table" AS id, COUNT(*) AS length FROM entries GROUP BY "table"'
		)
		.all();
	const lengths = new Map(kept.map(({ id, length }) => [id, length]));
	const there = idsIn(db);
	const shorter = [...lengths].flatMap(([id, length]) => {
		const had = logs.get(id) ?? 0;
		if (length >= had) return [];
		return [said('data_lost_entries', { table: id, kept: length, all: had })];
	});
	const gone = [...new Set([...known, ...logs.keys()])].filter((id) => !there.has(id));
	return [...shorter, ...gone.map((id) => said('data_lost', { id }))];
}

/** Every workshop and table that anything names. */
const idsIn = (db: Database.Database): Set<string> =>
	new Set(
		db
			.prepare<[], string>(
				`SELECT id FROM workshops UNION SELECT id FROM tables UNION SELECT workshop FROM tables
				UNION SELECT "table" FROM members UNION SELECT workshop FROM tokens WHERE workshop IS NOT NULL
				UNION SELECT substr(document, 1, 22) FROM updates UNION SELECT "table" FROM pictures`
			)
			.pluck()
			.all()
	);

const PRUNE = `
	DELETE FROM tables WHERE workshop NOT IN (SELECT id FROM workshops);
	DELETE FROM entries WHERE seq >= (
		SELECT MIN(seq) + 1 FROM entries AS before WHERE before."table" = entries."table"
		AND NOT EXISTS (SELECT 1 FROM entries AS next
			WHERE next."table" = before."table" AND next.seq = before.seq + 1));
	DELETE FROM tables WHERE id NOT IN (SELECT "table" FROM entries WHERE seq = 0);
	UPDATE tables SET epoch = epoch + 1000;
	DELETE FROM entries WHERE "table" NOT IN (SELECT id FROM tables);
	DELETE FROM members WHERE "table" NOT IN (SELECT id FROM tables);
	DELETE FROM tokens WHERE member NOT IN (SELECT id FROM members)
		OR workshop NOT IN (SELECT id FROM workshops);
	DELETE FROM links WHERE "table" NOT IN (SELECT id FROM tables)
		OR workshop NOT IN (SELECT id FROM workshops) OR member NOT IN (SELECT id FROM members);
	DELETE FROM pictures WHERE "table" NOT IN (SELECT id FROM tables);
	DELETE FROM reports WHERE "table" NOT IN (SELECT id FROM tables);
	DELETE FROM pages WHERE "table" NOT IN (SELECT id FROM tables);
	DELETE FROM packs WHERE workshop NOT IN (SELECT id FROM workshops);
	DELETE FROM updates WHERE substr(document, 1, 22) NOT IN (SELECT id FROM tables)
		AND substr(document, 1, 22) NOT IN (SELECT id FROM workshops);
`;
