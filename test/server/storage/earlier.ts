/** Data files as servers of each schema version wrote them, with two workshops in them. */
import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import * as Y from 'yjs';
import { SCHEMA_VERSION } from '../../../src/lib/server/storage/schemaVersion.ts';
import type { StoredEntry } from '../../../src/lib/server/storage/storage.ts';

export const VERSIONS = Array.from({ length: SCHEMA_VERSION }, (_, before) => before + 1);

/** The texts of all versions' schemas, line by line, as their servers made new files by them. */
const SCHEMAS = JSON.parse(readFileSync('test/server/storage/schemas.json', 'utf8')) as Readonly<
	Record<string, readonly string[]>
>;

export const schemaOf = (version: number): string => (SCHEMAS[version] ?? []).join('\n');

/** Some day in 2026. */
export const OPENED = 1_767_000_000_000;
/** The first of January 2100. */
export const EXPIRES = 4_102_444_800_000;

export const idOf = (name: string): string => name.padEnd(22, '-');
/** Ten tables in each of two workshops. */
export const WORKSHOPS = ['w0', 'w1'].map(idOf);
export const TABLES = WORKSHOPS.flatMap((workshop, of) =>
	Array.from({ length: 10 }, (_, table) => ({ id: idOf(`t${of}${table}`), workshop }))
);
/** How many entries each table's log has. */
export const ENTRIES = 20;

export const entryOf = (seq: number): StoredEntry => ({
	seq,
	id: `e${seq}`,
	at: OPENED + seq,
	deed:
		seq === 0
			? { kind: 'setup', seats: 3, options: {} }
			: { kind: 'action', actor: 0, action: { type: 'say' } },
	draws: [],
	told: [{ event: { type: 'said', text: 'x'.repeat(seq === 7 ? 9_000 : 400) } }]
});

/** A workshop's own challenges. */
export const OWN = [
	{ sphere: 'biosphere', text: 'Wolves come back.', fact: 'They do.', source: '' }
];

/** What a table's story says. */
export const storyOf = (table: string): string => `The story of ${table}. `.repeat(10);

/** Writes such a file. */
export function writeEarlier(file: string, version: number): void {
	const db = new Database(file);
	db.pragma('journal_mode = WAL');
	db.pragma('foreign_keys = ON');
	db.exec(schemaOf(version));
	db.pragma(`user_version = ${version}`);
	db.transaction(() => {
		for (const id of WORKSHOPS) putWorkshop(db, id);
		for (const { id, workshop } of TABLES) putTable(db, id, workshop);
		for (let seq = 0; seq < ENTRIES; seq += 1) for (const { id } of TABLES) putEntry(db, id, seq);
	})();
	db.close();
}

/** Puts the columns that the table has by then; nothing where there is no such table yet. */
function put(db: Database.Database, table: string, row: Record<string, unknown>): void {
	const has = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck();
	const columns = has.all(table);
	if (columns.length === 0) return;
	const values = columns.map((column) => row[column] ?? null);
	db.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join()})`).run(...values);
}

function putWorkshop(db: Database.Database, id: string): void {
	const code = `W${id.slice(1, 2)}WWWW`;
	const set = { picks: 0, approve: 0, marks: '[]', language: 'en' };
	put(db, 'workshops', { id, title: 'Class', opened: OPENED, expires: EXPIRES, code, ...set });
	put(db, 'tokens', { hash: `hash ${id}`, workshop: id });
	put(db, 'packs', { workshop: id, ready: '["water"]', own: JSON.stringify(OWN) });
}

function putTable(db: Database.Database, id: string, workshop: string): void {
	const about = { title: 'Table', game: 'toy', version: 1, seats: 3, dice: 'app', opened: OPENED };
	const set = { locked: 0, closed: 0, epoch: 0, open: '[]', agree: 0, single: 0 };
	put(db, 'tables', { id, workshop, code: id.slice(0, 6), ...about, ...set });
	const member = idOf(`m${id.slice(0, 3)}`);
	const standing = { standing: 'seated', since: 0 };
	put(db, 'members', { id: member, table: id, name: 'Ann', seat: 0, joined: OPENED, ...standing });
	put(db, 'tokens', { hash: `hash ${member}`, member });
	put(db, 'links', {
		hash: `link ${id}`,
		table: id,
		as: 'seat',
		seat: 0,
		member,
		expires: EXPIRES
	});
	put(db, 'pages', { hash: `page ${id}`, table: id, seat: 0, made: OPENED });
	put(db, 'reports', { id: idOf(`r${id.slice(0, 3)}`), table: id, text: 'Nonsense', at: OPENED });
	const picture = { mark: 'mark', type: 'png', width: 9, height: 9, bytes: Buffer.alloc(5_000, 7) };
	put(db, 'pictures', { table: id, seat: 0, ...picture });
	put(db, 'updates', { document: `${id}/view/0`, seq: 1, bytes: Buffer.from([0, 0]) });
	const doc = new Y.Doc();
	doc.clientID = 1;
	doc.getText('notes').insert(0, storyOf(id));
	put(db, 'updates', {
		document: `${id}/story`,
		seq: 1,
		bytes: Buffer.from(Y.encodeStateAsUpdate(doc))
	});
	put(db, 'authors', { document: `${id}/story`, client: 1, member });
}

function putEntry(db: Database.Database, table: string, seq: number): void {
	const entry = entryOf(seq);
	put(db, 'entries', { table, seq, id: entry.id, body: JSON.stringify(entry) });
}
