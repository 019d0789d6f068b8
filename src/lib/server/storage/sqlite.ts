/** Storage in one SQLite file: the embedded default, with nothing to install. */
import type Database from 'better-sqlite3';
import { statfsSync } from 'node:fs';
import { Erasure } from './erasure.ts';
import { fileIn, isClosed, lockFolder, openFile } from './file.ts';
import { later } from './later.ts';
import { dropAside, mend, reportMended } from './mend.ts';
import { picturesIn } from './pictures.ts';
import {
	memberOf,
	memberRow,
	TABLE_COLUMNS,
	tableOf,
	tableRow,
	workshopOf,
	workshopRow,
	type MemberRow,
	type TableRow,
	type WorkshopRow
} from './rows.ts';
import type {
	Appended,
	Author,
	Holder,
	Link,
	Member,
	Report,
	Storage,
	StoredEntry,
	Table,
	Update,
	Workshop
} from './storage.ts';

/** A lesson needs some megabytes; with less than this many bytes on the disk none should begin. */
const ROOM = 32 * 1024 * 1024;

/** Opens the storage in this folder, which it makes when it is not there. Throws one clear sentence when it cannot. */
export function openSqlite(folder: string): Storage {
	const lock = lockFolder(folder);
	const ended = isClosed(folder);
	let db: Database.Database;
	try {
		const mended = mend(folder);
		if (mended) reportMended(mended);
		db = openFile(fileIn(folder));
	} catch (cause) {
		lock.close();
		throw cause;
	}
	dropAside(folder);
	const close = () => {
		db.close();
		lock.close();
	};
	return storageOn(db, new Erasure(db, folder, ended), folder, close);
}

/** better-sqlite3 answers at once; the promises are the interface's, for databases that do not. */
function storageOn(
	db: Database.Database,
	erasure: Erasure,
	folder: string,
	close: () => void
): Storage {
	const dropLinks = db.prepare('DELETE FROM links WHERE expires <= ?');
	const count = db.prepare<[], { workshops: number; tables: number; people: number }>(
		`SELECT (SELECT COUNT(*) FROM workshops) AS workshops, (SELECT COUNT(*) FROM tables) AS tables,
			(SELECT COUNT(*) FROM members WHERE standing = 'seated' AND seat IS NOT NULL) AS people`
	);
	return {
		...workshopsIn(db, erasure),
		...tablesIn(db, erasure),
		...membersIn(db, erasure),
		...tokensIn(db),
		...reportsIn(db, erasure),
		...picturesIn(db, erasure),
		...logIn(db),
		...documentsIn(db),
		tidy: later((now: number) => {
			dropLinks.run(now);
			dropAside(folder, now);
			db.pragma('wal_checkpoint(TRUNCATE)');
			erasure.scrub();
		}),
		scrub: later(() => {
			erasure.scrub();
		}),
		count: later(() => ({ workshops: 0, tables: 0, people: 0, ...count.get() })),
		canStore: later(() => {
			db.exec('BEGIN IMMEDIATE; ROLLBACK');
			const { bavail, bsize } = statfsSync(folder);
			return bavail * bsize > ROOM;
		}),
		ping: later(() => void db.prepare('SELECT 1').get()),
		close: later(() => {
			erasure.close();
			close();
		})
	};
}

function workshopsIn(db: Database.Database, erasure: Erasure) {
	const add = db.prepare(
		'INSERT INTO workshops VALUES (@id, @title, @opened, @expires, @code, @picks, @approve, @marks)'
	);
	const update = db.prepare(
		`UPDATE workshops SET title = @title, expires = @expires, picks = @picks, approve = @approve, marks = @marks
		WHERE id = @id`
	);
	const addToken = db.prepare('INSERT INTO tokens (hash, workshop) VALUES (?, ?)');
	const one = db.prepare<[string], WorkshopRow>('SELECT * FROM workshops WHERE id = ?');
	const byCode = db.prepare<[string], WorkshopRow>('SELECT * FROM workshops WHERE code = ?');
	const drop = db.prepare('DELETE FROM workshops WHERE id = ?');
	const tables = db.prepare<[string], string>('SELECT id FROM tables WHERE workshop = ?').pluck();
	const expired = db
		.prepare<[number], string>('SELECT id FROM workshops WHERE expires <= ?')
		.pluck();
	const dropDocuments = documentDropper(db);
	return {
		addWorkshop: later(
			db.transaction((workshop: Workshop, tokenHash: string) => {
				add.run(workshopRow(workshop));
				addToken.run(tokenHash, workshop.id);
			})
		),
		workshop: later((id: string) => workshopOf(one.get(id))),
		workshopByCode: later((code: string) => workshopOf(byCode.get(code))),
		updateWorkshop: later((workshop: Workshop) => void update.run(workshopRow(workshop))),
		deleteWorkshop: later(
			db.transaction((id: string) => {
				const of = tables.all(id);
				erasure.note([id, ...of]);
				for (const table of of) dropDocuments(`${table}/`);
				dropDocuments(`${id}/`);
				drop.run(id);
			})
		),
		expired: later((now: number) => expired.all(now))
	};
}

function tablesIn(db: Database.Database, erasure: Erasure) {
	const values = TABLE_COLUMNS.map((column) => `@${column}`).join(', ');
	const changes = TABLE_COLUMNS.map((column) => `${column} = @${column}`).join(', ');
	const add = db.prepare(`INSERT INTO tables VALUES (${values})`);
	const update = db.prepare(`UPDATE tables SET ${changes} WHERE id = @id`);
	const byId = db.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?');
	const byCode = db.prepare<[string], TableRow>('SELECT * FROM tables WHERE code = ?');
	const all = db.prepare<[string], TableRow>(
		'SELECT * FROM tables WHERE workshop = ? ORDER BY opened, rowid'
	);
	const drop = db.prepare('DELETE FROM tables WHERE id = ?');
	const dropLog = db.prepare('DELETE FROM entries WHERE "table" = ?');
	const dropPictures = db.prepare('DELETE FROM pictures WHERE "table" = ? AND seat >= ?');
	const dropDocuments = documentDropper(db);
	const addEntry = entryAdder(db);
	const addUpdates = updateAdder(db);
	const found = (row: TableRow | undefined) => (row ? tableOf(row) : null);
	return {
		addTable: later(
			db.transaction((table: Table, log: readonly StoredEntry[], updates: readonly Update[]) => {
				add.run(tableRow(table));
				for (const entry of log) addEntry(table.id, entry);
				addUpdates(updates);
			})
		),
		table: later((id: string) => found(byId.get(id))),
		tableByCode: later((code: string) => found(byCode.get(code))),
		tablesOf: later((workshop: string) => all.all(workshop).map(tableOf)),
		updateTable: later((table: Table) => void update.run(tableRow(table))),
		renewTable: later(
			db.transaction((table: Table, updates: readonly Update[], setup?: StoredEntry) => {
				update.run(tableRow(table));
				if (setup) {
					dropLog.run(table.id);
					dropPictures.run(table.id, table.seats);
					addEntry(table.id, setup);
				}
				dropDocuments(`${table.id}/view/`);
				dropDocuments(`${table.id}/room`);
				addUpdates(updates);
			})
		),
		deleteTable: later(
			db.transaction((id: string) => {
				erasure.note([id]);
				dropDocuments(`${id}/`);
				drop.run(id);
			})
		)
	};
}

function membersIn(db: Database.Database, erasure: Erasure) {
	const add = db.prepare(
		'INSERT INTO members VALUES (@id, @table, @name, @seat, @joined, @standing, @since, @next)'
	);
	const addToken = db.prepare('INSERT INTO tokens (hash, member) VALUES (?, ?)');
	const all = db.prepare<[string], MemberRow>(
		`SELECT * FROM members WHERE "table" = ? AND standing IN ('seated', 'waiting') ORDER BY joined, rowid`
	);
	const one = db.prepare<[string], MemberRow>('SELECT * FROM members WHERE id = ?');
	const update = db.prepare(
		'UPDATE members SET name = @name, seat = @seat, standing = @standing, since = @since, next = @next WHERE id = @id'
	);
	const dropRemoved = db
		.prepare<[number], string>(
			`DELETE FROM members WHERE standing = 'removed' AND since < ? RETURNING "table"`
		)
		.pluck();
	const unname = db
		.prepare<[number], string>(
			`UPDATE members SET name = '' WHERE standing IN ('barred', 'moved') AND since < ? AND name <> ''
			RETURNING "table"`
		)
		.pluck();
	const drop = db.prepare('DELETE FROM members WHERE id = ?');
	return {
		addMember: later(
			db.transaction((member: Member, tokenHash: string) => {
				add.run(memberRow(member));
				addToken.run(tokenHash, member.id);
			})
		),
		membersOf: later((table: string) => all.all(table).map(memberOf)),
		member: later((id: string) => {
			const found = one.get(id);
			return found ? memberOf(found) : null;
		}),
		updateMember: later((member: Member) => void update.run(memberRow(member))),
		dropRemoved: later((before: number) => {
			const tables = [...dropRemoved.all(before), ...unname.all(before)];
			if (tables.length > 0) erasure.mark();
			return [...new Set(tables)];
		}),
		deleteMember: later((id: string) => {
			drop.run(id);
			erasure.mark();
		})
	};
}

function tokensIn(db: Database.Database) {
	const add = db.prepare('INSERT INTO tokens VALUES (@hash, @member, @workshop)');
	const member = db.prepare<[string], MemberRow>(
		'SELECT members.* FROM members JOIN tokens ON tokens.member = members.id WHERE hash = ?'
	);
	const workshop = db
		.prepare<[string], string>(
			'SELECT workshop FROM tokens WHERE hash = ? AND workshop IS NOT NULL'
		)
		.pluck();
	const addLink = db.prepare(
		'INSERT INTO links VALUES (@hash, @table, @workshop, @as, @seat, @member, @expires)'
	);
	const dropLinks = db.prepare(
		`DELETE FROM links WHERE "as" = 'facilitator' AND (workshop = @workshop
			OR "table" IN (SELECT id FROM tables WHERE tables.workshop = @workshop))`
	);
	const dropTokens = db.prepare(
		`DELETE FROM tokens WHERE workshop = @workshop
			AND hash NOT IN (SELECT value FROM json_each(@kept))`
	);
	const takeLink = db.prepare<[string], Link>('DELETE FROM links WHERE hash = ? RETURNING *');
	return {
		addToken: later(
			(hash: string, holder: Holder) =>
				void add.run({ member: null, workshop: null, ...holder, hash })
		),
		memberByToken: later((hash: string) => {
			const row = member.get(hash);
			return row ? memberOf(row) : null;
		}),
		workshopByToken: later((hash: string) => workshop.get(hash) ?? null),
		dropLeads: later(
			db.transaction((id: string, kept: readonly string[]) => {
				dropLinks.run({ workshop: id });
				dropTokens.run({ workshop: id, kept: JSON.stringify(kept) });
			})
		),
		addLink: later((link: Link) => void addLink.run(link)),
		takeLink: later((hash: string, now: number) => {
			const link = takeLink.get(hash);
			return link && link.expires > now ? link : null;
		})
	};
}

function reportsIn(db: Database.Database, erasure: Erasure) {
	const add = db.prepare('INSERT INTO reports VALUES (@id, @table, @text, @at, @picture)');
	const all = db.prepare<[string], Report>(
		'SELECT * FROM reports WHERE "table" = ? ORDER BY at, rowid'
	);
	const drop = db.prepare('DELETE FROM reports WHERE "table" = ? AND id = ?');
	return {
		addReport: later((report: Report) => void add.run(report)),
		reportsOf: later((table: string) => all.all(table)),
		dropReport: later((table: string, id: string) => {
			erasure.mark();
			return drop.run(table, id).changes === 1;
		})
	};
}

function logIn(db: Database.Database) {
	const addEntry = entryAdder(db);
	const addUpdates = updateAdder(db);
	const setSeats = db.prepare('UPDATE tables SET seats = ? WHERE id = ? AND seats <> ?');
	const tail = db
		.prepare<[string, number], string>(
			'SELECT body FROM entries WHERE "table" = ? AND seq > ? ORDER BY seq'
		)
		.pluck();
	const append = db.transaction(
		(table: string, entry: StoredEntry, updates: readonly Update[], seats: number): Appended => {
			if (!addEntry(table, entry)) return 'taken';
			addUpdates(updates);
			setSeats.run(seats, table, seats);
			return 'stored';
		}
	);
	return {
		// `immediate`: a transaction that begins by reading could not become a writer beside another one
		append: later((...given: Parameters<typeof append>) => append.immediate(...given)),
		entries: later((table: string, after: number) =>
			tail.all(table, after).map((body) => JSON.parse(body) as StoredEntry)
		)
	};
}

/** Adds an entry; false when its seq or id is taken or its table is gone. */
function entryAdder(db: Database.Database) {
	const add = db.prepare(
		`INSERT INTO entries SELECT @table, @seq, @id, @body
		WHERE EXISTS (SELECT 1 FROM tables WHERE id = @table) ON CONFLICT DO NOTHING`
	);
	return (table: string, entry: StoredEntry): boolean =>
		add.run({ table, seq: entry.seq, id: entry.id, body: JSON.stringify(entry) }).changes === 1;
}

/** Adds updates, but none to a place that has been deleted: what was typed there must not come back. */
function updateAdder(db: Database.Database) {
	const add = db.prepare(
		`INSERT INTO updates
		SELECT @document, (SELECT COALESCE(MAX(seq), 0) + 1 FROM updates WHERE document = @document), @bytes
		WHERE EXISTS (SELECT 1 FROM tables WHERE id = substr(@document, 1, 22))
			OR EXISTS (SELECT 1 FROM workshops WHERE id = substr(@document, 1, 22))`
	);
	const addAuthor = db.prepare('INSERT OR IGNORE INTO authors VALUES (?, ?, ?)');
	return (updates: readonly Update[]) => {
		for (const { document, bytes, authors = [] } of updates) {
			if (add.run({ document, bytes }).changes === 0) continue;
			for (const { client, member } of authors) addAuthor.run(document, client, member);
		}
	};
}

/** Drops all documents whose name begins like this. */
function documentDropper(db: Database.Database) {
	const drop = db.prepare('DELETE FROM updates WHERE document >= ? AND document < ?');
	const dropAuthors = db.prepare('DELETE FROM authors WHERE document >= ? AND document < ?');
	return (prefix: string) => {
		drop.run(prefix, `${prefix}\u{10ffff}`);
		dropAuthors.run(prefix, `${prefix}\u{10ffff}`);
	};
}

function documentsIn(db: Database.Database) {
	const addUpdates = updateAdder(db);
	const all = db
		.prepare<[string], Buffer>('SELECT bytes FROM updates WHERE document = ? ORDER BY seq')
		.pluck();
	const seqOf = db
		.prepare<[string, number], number>(
			'SELECT seq FROM updates WHERE document = ? ORDER BY seq LIMIT 1 OFFSET ?'
		)
		.pluck();
	const drop = db.prepare('DELETE FROM updates WHERE document = ? AND seq <= ?');
	const put = db.prepare('INSERT INTO updates VALUES (?, ?, ?)');
	const authors = db.prepare<[string], Author>(
		'SELECT client, member FROM authors WHERE document = ?'
	);
	return {
		addUpdates: later(db.transaction(addUpdates)),
		updates: later((document: string): Uint8Array[] => all.all(document)),
		authors: later((document: string): Author[] => authors.all(document)),
		compact: later(
			db.transaction((document: string, count: number, bytes: Uint8Array) => {
				const last = seqOf.get(document, count - 1);
				if (last === undefined) return; // deleted meanwhile
				drop.run(document, last);
				put.run(document, last, bytes);
			})
		)
	};
}
