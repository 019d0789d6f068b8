/** Storage in one SQLite file: the embedded default, with nothing to install. */
import type Database from 'better-sqlite3';
import { statfsSync } from 'node:fs';
import { Erasure } from './erasure.ts';
import { judgedIn, lockFolder, openFile } from './file.ts';
import { dropAside, fileIn, isClosed } from './folder.ts';
import { later } from './later.ts';
import { mend, reportMended } from './mend.ts';
import { Commits } from './commits.ts';
import { documentsIn } from './documents.ts';
import { logIn } from './log.ts';
import { membersIn, reportsIn, tokensIn } from './people.ts';
import { packsIn } from './packs.ts';
import { pagesIn } from './pages.ts';
import { picturesIn } from './pictures.ts';
import type { Storage } from './storage.ts';
import { tablesIn, workshopsIn } from './workshops.ts';

/** A lesson needs some megabytes; with less than this many bytes on the disk none should begin. */
const ROOM = 32 * 1024 * 1024;

/** Opens the storage in this folder, which it makes when it is not there. Throws one clear sentence when it cannot. */
export function openSqlite(folder: string): Storage {
	const lock = lockFolder(folder);
	const ended = isClosed(folder);
	let db: Database.Database | undefined;
	const close = () => {
		db?.close();
		lock.close();
	};
	try {
		const mended = mend(folder);
		if (mended) reportMended(mended);
		db = openFile(fileIn(folder));
		dropAside(folder);
		return storageOn(db, new Erasure(db, folder, ended), folder, close);
	} catch (cause) {
		close();
		throw judgedIn(folder, cause);
	}
}

/** better-sqlite3 answers at once; the promises are the interface's, for databases that do not. */
function storageOn(
	db: Database.Database,
	erasure: Erasure,
	folder: string,
	close: () => void
): Storage {
	const commits = new Commits(db);
	const dropLinks = db.prepare('DELETE FROM links WHERE expires <= ?');
	const count = db.prepare<[], { workshops: number; tables: number; people: number }>(
		`SELECT (SELECT COUNT(*) FROM workshops) AS workshops, (SELECT COUNT(*) FROM tables) AS tables,
			(SELECT COUNT(*) FROM members WHERE standing = 'seated' AND seat IS NOT NULL) AS people`
	);
	return {
		...workshopsIn(db, erasure),
		...tablesIn(db, erasure),
		...membersIn(db, erasure, commits),
		...tokensIn(db),
		...reportsIn(db, erasure),
		...picturesIn(db, erasure),
		...packsIn(db, erasure),
		...pagesIn(db),
		...logIn(db, commits),
		...documentsIn(db, commits),
		tidy: later((now: number) => {
			dropLinks.run(now);
			dropAside(folder, now);
			db.pragma('wal_checkpoint(TRUNCATE)');
			erasure.scrub();
		}),
		scrub: later((shortened = false) => {
			if (shortened) erasure.mark();
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
			commits.flush();
			erasure.close();
			close();
		})
	};
}
