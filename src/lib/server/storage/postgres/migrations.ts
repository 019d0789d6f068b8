/**
 * How a PostgreSQL database becomes one of the next version: written once and never changed, the first from nothing.
 * Forward only. Everything of a workshop hangs on its row and goes with it, but documents, which name their table or
 * workshop in their first 22 characters. `nr` keeps the order in which rows were put in.
 */
export const MIGRATIONS: readonly string[] = [
	`
CREATE TABLE workshops (
	id text PRIMARY KEY, title text NOT NULL, opened bigint NOT NULL, expires bigint NOT NULL,
	code text NOT NULL, picks boolean NOT NULL, approve boolean NOT NULL, marks text NOT NULL, language text NOT NULL
);
CREATE INDEX workshops_expire ON workshops (expires);

CREATE TABLE tables (
	id text PRIMARY KEY,
	workshop text NOT NULL REFERENCES workshops ON DELETE CASCADE,
	code text NOT NULL,
	title text NOT NULL, game text NOT NULL, version integer NOT NULL, seats integer NOT NULL, dice text NOT NULL,
	locked boolean NOT NULL, closed boolean NOT NULL, epoch integer NOT NULL, open text NOT NULL, opened bigint NOT NULL,
	next text, agree boolean NOT NULL, single boolean NOT NULL,
	nr bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX tables_of ON tables (workshop);

CREATE TABLE codes (
	code text PRIMARY KEY,
	workshop text UNIQUE REFERENCES workshops ON DELETE CASCADE,
	"table" text UNIQUE REFERENCES tables ON DELETE CASCADE,
	CHECK ((workshop IS NULL) <> ("table" IS NULL))
);

CREATE TABLE members (
	id text PRIMARY KEY,
	"table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
	name text NOT NULL, seat integer, joined bigint NOT NULL, standing text NOT NULL, since bigint NOT NULL, next text,
	nr bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX members_of ON members ("table");
CREATE INDEX members_gone ON members (since) WHERE name <> '' AND standing IN ('removed', 'barred', 'moved');

CREATE TABLE tokens (
	hash text PRIMARY KEY,
	member text REFERENCES members ON DELETE CASCADE,
	workshop text REFERENCES workshops ON DELETE CASCADE,
	CHECK ((member IS NULL) <> (workshop IS NULL))
);
CREATE INDEX tokens_of_member ON tokens (member);
CREATE INDEX tokens_of_workshop ON tokens (workshop);

CREATE TABLE links (
	hash text PRIMARY KEY,
	"table" text REFERENCES tables ON DELETE CASCADE,
	workshop text REFERENCES workshops ON DELETE CASCADE,
	"as" text NOT NULL, seat integer,
	member text REFERENCES members ON DELETE CASCADE,
	expires bigint NOT NULL,
	CHECK (("table" IS NULL) <> (workshop IS NULL))
);
CREATE INDEX links_of_table ON links ("table");
CREATE INDEX links_of_workshop ON links (workshop);
CREATE INDEX links_of_member ON links (member);
CREATE INDEX links_expire ON links (expires);

CREATE TABLE entries (
	"table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
	seq integer NOT NULL, id text NOT NULL, body text NOT NULL,
	PRIMARY KEY ("table", seq), UNIQUE ("table", id)
);

CREATE TABLE updates (
	document text COLLATE "C" NOT NULL, seq integer NOT NULL, bytes bytea NOT NULL,
	PRIMARY KEY (document, seq)
);

CREATE TABLE authors (
	document text COLLATE "C" NOT NULL, client bigint NOT NULL, member text NOT NULL,
	PRIMARY KEY (document, client)
);

CREATE TABLE reports (
	id text PRIMARY KEY,
	"table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
	text text NOT NULL, at bigint NOT NULL, picture integer,
	nr bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX reports_of ON reports ("table");

CREATE TABLE pictures (
	"table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
	seat integer NOT NULL, mark text NOT NULL, type text NOT NULL,
	width integer NOT NULL, height integer NOT NULL, bytes bytea NOT NULL,
	PRIMARY KEY ("table", seat)
);

CREATE TABLE packs (
	workshop text PRIMARY KEY REFERENCES workshops ON DELETE CASCADE,
	ready text NOT NULL, own text NOT NULL
);

CREATE TABLE pages (
	hash text PRIMARY KEY,
	"table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
	seat integer, made bigint NOT NULL
);
CREATE INDEX pages_of ON pages ("table");

CREATE TABLE processes (
	owner text PRIMARY KEY, address text NOT NULL, cluster text NOT NULL, until timestamptz NOT NULL
);

CREATE TABLE leases (
	workshop text PRIMARY KEY REFERENCES workshops ON DELETE CASCADE,
	owner text NOT NULL, address text NOT NULL, fence bigint NOT NULL, until timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX leases_of ON leases (owner);

CREATE TABLE alarms (
	"table" text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
	at bigint NOT NULL
);
CREATE INDEX alarms_at ON alarms (at);

CREATE TABLE budgets (
	who text PRIMARY KEY, tokens double precision NOT NULL, at timestamptz NOT NULL
);
CREATE INDEX budgets_at ON budgets (at);
`,
	// what people make is sealed, with a key for each workshop; `apart`: keys lie in the database of KEYS_URL
	`
ALTER TABLE workshops ADD COLUMN sealed_title bytea;
ALTER TABLE tables ADD COLUMN sealed_title bytea;
ALTER TABLE members ADD COLUMN sealed_name bytea;
ALTER TABLE entries ADD COLUMN sealed_body bytea;
ALTER TABLE updates ADD COLUMN sealed_bytes bytea;
ALTER TABLE reports ADD COLUMN sealed_text bytea;
ALTER TABLE pictures ADD COLUMN sealed_mark bytea, ADD COLUMN sealed_bytes bytea;
ALTER TABLE packs ADD COLUMN sealed_own bytea;

DROP INDEX members_gone;
CREATE INDEX members_gone ON members (since)
	WHERE (name <> '' OR sealed_name IS NOT NULL) AND standing IN ('removed', 'barred', 'moved');

CREATE TABLE keyring (id text NOT NULL, apart boolean NOT NULL);
INSERT INTO keyring VALUES (gen_random_uuid()::text, false);
CREATE TABLE keys (
	workshop text PRIMARY KEY REFERENCES workshops ON DELETE CASCADE,
	key bytea NOT NULL
);
INSERT INTO keys SELECT id, sha256(convert_to(
	gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'
)) FROM workshops;
`
];

/** From this version on rows are sealed: processes of an earlier one could not read what others write. */
export const SEALS = 2;
