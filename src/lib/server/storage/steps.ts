/** How a file of an earlier version becomes one of the next. Written once and never changed: files in the world were made by these words. */

/** A random symbol of a join code: workshops had none. */
const SYMBOL = `substr('BCDFGHJKMNPQRSTVWXYZ23456789', 1 + abs(random() % 28), 1)`;
const CODE = [SYMBOL, SYMBOL, SYMBOL, SYMBOL, SYMBOL, SYMBOL].join(' || ');

/** Links as they are since version 4. A step of its own has what becomes of them next. */
export const LINKS = `CREATE TABLE links (
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
CREATE INDEX links_of_member ON links (member);`;

/** What brings a file of each earlier version to the one after it. */
export const STEPS: Readonly<Record<number, string>> = {
	1: 'ALTER TABLE tables ADD COLUMN next TEXT',

	2: `
CREATE TABLE authors (
	document TEXT NOT NULL, client INTEGER NOT NULL, member TEXT NOT NULL,
	PRIMARY KEY (document, client)
) STRICT, WITHOUT ROWID;`,

	3: `
ALTER TABLE workshops ADD COLUMN code TEXT NOT NULL DEFAULT '';
ALTER TABLE workshops ADD COLUMN picks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE workshops ADD COLUMN approve INTEGER NOT NULL DEFAULT 0;
ALTER TABLE workshops ADD COLUMN marks TEXT NOT NULL DEFAULT '[]';
UPDATE workshops SET code = ${CODE};
CREATE UNIQUE INDEX workshop_codes ON workshops (code);
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
CREATE TABLE reports (
	id TEXT PRIMARY KEY,
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	text TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_of ON reports ("table");`,

	4: `
CREATE TABLE pictures (
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	seat INTEGER NOT NULL, mark TEXT NOT NULL, type TEXT NOT NULL,
	width INTEGER NOT NULL, height INTEGER NOT NULL, bytes BLOB NOT NULL,
	PRIMARY KEY ("table", seat)
) STRICT;`,

	5: 'ALTER TABLE reports ADD COLUMN picture INTEGER',

	6: `
CREATE TABLE packs (
	workshop TEXT PRIMARY KEY REFERENCES workshops ON DELETE CASCADE,
	ready TEXT NOT NULL, own TEXT NOT NULL
) STRICT;`,

	7: `
ALTER TABLE tables ADD COLUMN single INTEGER NOT NULL DEFAULT 0;
CREATE TABLE pages (
	hash TEXT PRIMARY KEY,
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	seat INTEGER, made INTEGER NOT NULL
) STRICT;
CREATE INDEX pages_of ON pages ("table");`,

	8: `ALTER TABLE workshops ADD COLUMN language TEXT NOT NULL DEFAULT 'en'`
};
