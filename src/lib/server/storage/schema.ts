/** The tables of the SQLite file. Everything of a workshop hangs on its row and goes with it. */

/** Raised with each change of the schema; a file of another version is not opened. */
export const SCHEMA_VERSION = 6;

/** Whose each client id of a co-edited document is. */
const AUTHORS = `
CREATE TABLE authors (
	document TEXT NOT NULL, client INTEGER NOT NULL, member TEXT NOT NULL,
	PRIMARY KEY (document, client)
) STRICT, WITHOUT ROWID;
`;

/** A random symbol of a join code: workshops had none. */
const SYMBOL = `substr('BCDFGHJKMNPQRSTVWXYZ23456789', 1 + abs(random() % 28), 1)`;

const WORKSHOP_CODES = 'CREATE UNIQUE INDEX workshop_codes ON workshops (code);';

/** Each leads to a table, or to a workshop as its facilitator. */
const LINKS = `
CREATE TABLE links (
	hash TEXT PRIMARY KEY,
	"table" TEXT REFERENCES tables ON DELETE CASCADE,
	workshop TEXT REFERENCES workshops ON DELETE CASCADE,
	"as" TEXT NOT NULL, seat INTEGER,
	member TEXT REFERENCES members ON DELETE CASCADE,
	expires INTEGER NOT NULL,
	CHECK (("table" IS NULL) <> (workshop IS NULL))
) STRICT;
CREATE INDEX links_of_table ON links ("table");
CREATE INDEX links_of_workshop ON links (workshop);
CREATE INDEX links_of_member ON links (member);
`;

/** What somebody at a table does not want to stand there: a text, or the picture of a seat. */
const REPORTS = `
CREATE TABLE reports (
	id TEXT PRIMARY KEY,
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	text TEXT NOT NULL, at INTEGER NOT NULL, picture INTEGER
) STRICT;
CREATE INDEX reports_of ON reports ("table");
`;

/** One for each sheet that has any: the image alone, as its door rebuilt it. */
const PICTURES = `
CREATE TABLE pictures (
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	seat INTEGER NOT NULL, mark TEXT NOT NULL, type TEXT NOT NULL,
	width INTEGER NOT NULL, height INTEGER NOT NULL, bytes BLOB NOT NULL,
	PRIMARY KEY ("table", seat)
) STRICT;
`;

const REPORTED_PICTURES = `
ALTER TABLE reports RENAME TO earlier_reports;
DROP INDEX reports_of;
${REPORTS}
INSERT INTO reports SELECT id, "table", text, at, NULL FROM earlier_reports;
DROP TABLE earlier_reports;
`;

/** What brings a file of each earlier version to the one after it. */
export const STEPS: Readonly<Record<number, string>> = {
	1: 'ALTER TABLE tables ADD COLUMN next TEXT',
	2: AUTHORS,
	3: `
ALTER TABLE workshops ADD COLUMN code TEXT NOT NULL DEFAULT '';
ALTER TABLE workshops ADD COLUMN picks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE workshops ADD COLUMN approve INTEGER NOT NULL DEFAULT 0;
ALTER TABLE workshops ADD COLUMN marks TEXT NOT NULL DEFAULT '[]';
UPDATE workshops SET code = ${Array.from({ length: 6 }, () => SYMBOL).join(' || ')};
${WORKSHOP_CODES}
ALTER TABLE tables ADD COLUMN agree INTEGER NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN standing TEXT NOT NULL DEFAULT 'seated';
ALTER TABLE members ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN next TEXT;
ALTER TABLE links RENAME TO earlier_links;
DROP INDEX links_of_table;
DROP INDEX links_of_member;
${LINKS}
INSERT INTO links SELECT hash, "table", NULL, "as", seat, member, expires FROM earlier_links;
DROP TABLE earlier_links;
${REPORTS}`,
	4: PICTURES,
	5: REPORTED_PICTURES
};

/** Documents name their table or workshop in their first 22 characters. */
export const SCHEMA = `
CREATE TABLE workshops (
	id TEXT PRIMARY KEY, title TEXT NOT NULL, opened INTEGER NOT NULL, expires INTEGER NOT NULL,
	code TEXT NOT NULL, picks INTEGER NOT NULL, approve INTEGER NOT NULL, marks TEXT NOT NULL
) STRICT;
${WORKSHOP_CODES}

CREATE TABLE tables (
	id TEXT PRIMARY KEY,
	workshop TEXT NOT NULL REFERENCES workshops ON DELETE CASCADE,
	code TEXT NOT NULL UNIQUE,
	title TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
	dice TEXT NOT NULL, locked INTEGER NOT NULL, closed INTEGER NOT NULL, epoch INTEGER NOT NULL,
	open TEXT NOT NULL, opened INTEGER NOT NULL, next TEXT, agree INTEGER NOT NULL
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
${AUTHORS}${REPORTS}${PICTURES}`;
