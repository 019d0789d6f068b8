CREATE TABLE workshops (
	id TEXT PRIMARY KEY, title TEXT NOT NULL, opened INTEGER NOT NULL, expires INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
	id TEXT PRIMARY KEY,
	workshop TEXT NOT NULL REFERENCES workshops ON DELETE CASCADE,
	code TEXT NOT NULL UNIQUE,
	title TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
	dice TEXT NOT NULL, locked INTEGER NOT NULL, closed INTEGER NOT NULL, epoch INTEGER NOT NULL,
	open TEXT NOT NULL, opened INTEGER NOT NULL, next TEXT
) STRICT;
CREATE INDEX tables_of ON tables (workshop);

CREATE TABLE members (
	id TEXT PRIMARY KEY,
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	name TEXT NOT NULL, seat INTEGER, joined INTEGER NOT NULL
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

CREATE TABLE links (
	hash TEXT PRIMARY KEY,
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	"as" TEXT NOT NULL, seat INTEGER,
	member TEXT REFERENCES members ON DELETE CASCADE,
	expires INTEGER NOT NULL
) STRICT;
CREATE INDEX links_of_table ON links ("table");
CREATE INDEX links_of_member ON links (member);

CREATE TABLE entries (
	"table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
	seq INTEGER NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
	PRIMARY KEY ("table", seq), UNIQUE ("table", id)
) STRICT, WITHOUT ROWID;

CREATE TABLE updates (
	document TEXT NOT NULL, seq INTEGER NOT NULL, bytes BLOB NOT NULL,
	PRIMARY KEY (document, seq)
) STRICT;
