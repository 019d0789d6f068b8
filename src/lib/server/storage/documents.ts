/** The updates of shared documents, in SQLite. */
import type Database from 'better-sqlite3';
import type { Commits } from './commits.ts';
import { later } from './later.ts';
import type { Author, StoredUpdate, Update } from './storage.ts';

/** Letters of the id of a table or workshop, with which the name of each document begins. */
const PLACE = 22;

/** What a storage does with documents. */
export function documentsIn(db: Database.Database, commits: Commits) {
	const addAll = updateAdder(db);
	const all = db.prepare<[string], StoredUpdate>(
		'SELECT seq, bytes FROM updates WHERE document = ? ORDER BY seq'
	);
	const known = db.prepare('SELECT 1 FROM updates WHERE document = ? AND seq = ?');
	const drop = db.prepare('DELETE FROM updates WHERE document = ? AND seq <= ?');
	const put = db.prepare('INSERT INTO updates VALUES (?, ?, ?)');
	const authors = db.prepare<[string], Author>(
		'SELECT client, member FROM authors WHERE document = ?'
	);
	return {
		addUpdates: commits.shared((updates: readonly Update[]): readonly string[] => {
			addAll(updates);
			return [];
		}),
		updates: later((document: string): StoredUpdate[] => all.all(document)),
		authors: later((document: string): Author[] => authors.all(document)),
		compact: commits.shared((document: string, last: number, bytes: Uint8Array) => {
			if (known.get(document, last) === undefined) return; // deleted meanwhile
			drop.run(document, last);
			put.run(document, last, bytes);
		})
	};
}

/** Adds updates, but none to a place that has been deleted: what was typed there must not come back. */
export function updateAdder(db: Database.Database) {
	const isThere = db
		.prepare<[{ place: string }], number>(
			`SELECT EXISTS (SELECT 1 FROM tables WHERE id = @place)
			OR EXISTS (SELECT 1 FROM workshops WHERE id = @place)`
		)
		.pluck();
	const add = db.prepare(
		`INSERT INTO updates
		SELECT @document, (SELECT COALESCE(MAX(seq), 0) + 1 FROM updates WHERE document = @document), @bytes`
	);
	const addAuthor = db.prepare('INSERT OR IGNORE INTO authors VALUES (?, ?, ?)');
	return (updates: readonly Update[]) => {
		// most are of one place
		const known = new Map<string, boolean>();
		for (const { document, bytes, authors = [] } of updates) {
			const place = document.slice(0, PLACE);
			const there = known.get(place) ?? isThere.get({ place }) === 1;
			known.set(place, there);
			if (!there) continue;
			add.run({ document, bytes });
			for (const { client, member } of authors) addAuthor.run(document, client, member);
		}
	};
}

/** Drops all documents whose name begins like this. */
export function documentDropper(db: Database.Database) {
	const drop = db.prepare('DELETE FROM updates WHERE document >= ? AND document < ?');
	const dropAuthors = db.prepare('DELETE FROM authors WHERE document >= ? AND document < ?');
	return (prefix: string) => {
		drop.run(prefix, `${prefix}\u{10ffff}`);
		dropAuthors.run(prefix, `${prefix}\u{10ffff}`);
	};
}
