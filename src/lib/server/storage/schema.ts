/** The tables of the SQLite file as they are today. Everything of a workshop hangs on its row and goes with it. */
import Database from 'better-sqlite3';
import { LINKS } from './steps.ts';

/**
 * Documents name their table or workshop in their first 22 characters. Links lead to a table, or to a workshop as its
 * facilitator. Authors say whose each client id of a co-edited document is. A report is about a text, or the picture of a seat.
 * A pack is what a class brings along: what it chose of what came with a game, and what is its own, both as JSON.
 * A page is a print that a link shows to whoever has it: the table's own, or that of a seat.
 */
export const SCHEMA = `
CREATE TABLE workshops (
	id TEXT PRIMARY KEY, title TEXT NOT NULL, opened INTEGER NOT NULL, expires INTEGER NOT NULL,
	code TEXT NOT NULL, picks INTEGER NOT NULL, approve INTEGER NOT NULL, marks TEXT NOT NULL,
	language TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX workshop_codes ON workshops (code);

CREATE TABLE tables (
	id TEXT PRIMARY KEY,
	workshop TEXT NOT NULL REFERENCES workshops ON DELETE CASCADE,
	code TEXT NOT NULL UNIQUE,
	title TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
	dice TEXT NOT NULL, locked INTEGER NOT NULL, closed INTEGER NOT NULL, epoch INTEGER NOT NULL,
	open TEXT NOT NULL, opened INTEGER NOT NULL, next TEXT, agree INTEGER NOT NULL, single INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_of ON tables (workshop);

CREATE TABLE members (
	id TEXT PRIMARY KEY,
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	name TEXT NOT NULL, seat INTEGER, joined INTEGER NOT NULL,
	standing TEXT NOT NULL, since INTEGER NOT NULL, next TEXT
) STRICT;
CREATE INDEX members_of ON members ("table");

CREATE TABLE tokens (
	hash TEXT PRIMARY KEY,
	member TEXT REFERENCES members ON DELETE CASCADE,
	workshop TEXT REFERENCES workshops ON DELETE CASCADE,
	CHECK ((member IS NULL) <> (workshop IS NULL))
) STRICT;
CREATE INDEX tokens_of_member ON tokens (member);
CREATE INDEX tokens_of_workshop ON tokens (workshop);

${LINKS}

CREATE TABLE entries (
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	seq INTEGER NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
	PRIMARY KEY ("table", seq), UNIQUE ("table", id)
) STRICT, WITHOUT ROWID;

CREATE TABLE updates (
	document TEXT NOT NULL, seq INTEGER NOT NULL, bytes BLOB NOT NULL,
	PRIMARY KEY (document, seq)
) STRICT;

CREATE TABLE authors (
	document TEXT NOT NULL, client INTEGER NOT NULL, member TEXT NOT NULL,
	PRIMARY KEY (document, client)
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
	id TEXT PRIMARY KEY,
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	text TEXT NOT NULL, at INTEGER NOT NULL, picture INTEGER
) STRICT;
CREATE INDEX reports_of ON reports ("table");

CREATE TABLE pictures (
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	seat INTEGER NOT NULL, mark TEXT NOT NULL, type TEXT NOT NULL,
	width INTEGER NOT NULL, height INTEGER NOT NULL, bytes BLOB NOT NULL,
	PRIMARY KEY ("table", seat)
) STRICT;

CREATE TABLE packs (
	workshop TEXT PRIMARY KEY REFERENCES workshops ON DELETE CASCADE,
	ready TEXT NOT NULL, own TEXT NOT NULL
) STRICT;

CREATE TABLE pages (
	hash TEXT PRIMARY KEY,
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	seat INTEGER, made INTEGER NOT NULL
) STRICT;
CREATE INDEX pages_of ON pages ("table");
`;

/** Everything that makes up a schema, but the names that SQLite gives and the values that a later column took on in earlier rows. */
const SHAPE = [
	`SELECT name, wr, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
	`SELECT t.name AS "table", c.cid, c.name, c.type, c."notnull", c.pk
		FROM pragma_table_list t JOIN pragma_table_xinfo(t.name) c
		WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.name, c.cid`,
	`SELECT type, name FROM sqlite_schema WHERE type NOT IN ('table', 'index')`,
	`SELECT t.name AS of, f."from", f."table" AS target, f."to", f.on_delete
		FROM pragma_table_list t JOIN pragma_foreign_key_list(t.name) f
		WHERE t.schema = 'main' ORDER BY of, f."from"`,
	`SELECT t.name AS of, i."unique", i.origin, i.partial, group_concat(x.name) AS columns
		FROM pragma_table_list t JOIN pragma_index_list(t.name) i JOIN pragma_index_info(i.name) x
		WHERE t.schema = 'main' GROUP BY t.name, i.name ORDER BY of, i.origin, columns`
];

/** Tables, columns, references and indexes of an open file, and whatever it has beside them,, as text: the same for a new file and for one brought up to date. */
export const shapeOf = (db: Database.Database): string =>
	JSON.stringify(SHAPE.map((question) => db.prepare(question).all()));

/** Whether an open file has today's schema and nothing else. */
export function isToday(db: Database.Database): boolean {
	const fresh = new Database(':memory:');
	fresh.exec(SCHEMA);
	const today = shapeOf(fresh);
	fresh.close();
	return shapeOf(db) === today;
}
