/** Nothing that was deleted stays in the data folder: not in its file, not in files set aside, not after a backup is put back. */
import type Database from 'better-sqlite3';
import {
	appendFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { trouble } from '../base/logger.ts';

/** What was deleted is listed as long as a backup could hold it: nothing is kept for longer than a year. */
const LISTED = 366 * 24 * 60 * 60 * 1000;
/** Writing the file anew takes at most this share of the time, over so many milliseconds: meanwhile nobody is served. */
const SHARE = 1 / 30;
const OVER = 60_000;
/** Milliseconds until it is tried again, where it could not be done. */
const AGAIN = 60_000;

const listIn = (folder: string): string => join(folder, 'borrowed-earth.deleted');

export class Erasure {
	readonly #db: Database.Database;
	readonly #folder: string;
	/** Whether the file may still hold traces of something that was deleted. */
	#traces = false;
	/** Until when the time that writing has taken is paid off, by the process's running time, which no clock sets back. */
	#owed = 0;
	#timer: NodeJS.Timeout | null = null;

	/**
	 * Deletes once more what was deleted since the backup that has been put in the folder. After a process that was not
	 * `ended` in order there may be traces that it had put off: they go a little later, when everybody is back.
	 */
	constructor(db: Database.Database, folder: string, ended: boolean) {
		this.#db = db;
		this.#folder = folder;
		if (dropListed(db, listed(folder, Date.now()))) this.mark();
		else if (!ended) {
			this.mark();
			this.#later(AGAIN);
		}
	}

	/** Lists a workshop or tables that are being deleted by their ids, and drops files set aside that hold any of it. */
	note(ids: readonly string[], now = Date.now()): void {
		const lines = ids.map((id) => `${id} ${now}\n`).join('');
		appendFileSync(listIn(this.#folder), lines, { mode: 0o600, flush: true });
		dropAsideWith(this.#folder, ids);
		this.mark();
	}

	/** Something was deleted. */
	mark(): void {
		this.#traces = true;
	}

	/**
	 * Leaves no trace of what was deleted: its write-ahead log is emptied at once. SQLite overwrites rows that it deletes,
	 * but not the copies it left when it moved them from page to page: so the file is written anew, at once too, unless
	 * that has taken more than its share of the time lately.
	 */
	scrub(now = performance.now()): void {
		if (!this.#traces) return;
		this.#emptyLog();
		if (this.#timer) return;
		if (this.#owed - now > OVER) {
			this.#later(Math.min(this.#owed - now - OVER, AGAIN));
			return;
		}
		this.#traces = !this.#rewrite();
		const end = performance.now();
		this.#owed = Math.max(this.#owed, now) + (end - now) / SHARE;
		if (this.#traces) this.#later(AGAIN);
	}

	/** False where somebody reads the file just then, as a backup does, or there is no room. */
	#rewrite(): boolean {
		try {
			this.#db.exec('VACUUM');
		} catch (error) {
			trouble('what was deleted is not overwritten yet', error);
			return false;
		}
		return this.#emptyLog();
	}

	/** False where somebody reads it just then. */
	#emptyLog(): boolean {
		try {
			return this.#db.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
		} catch (error) {
			trouble('the write-ahead log is not emptied yet', error);
			return false;
		}
	}

	#later(wait: number): void {
		this.#timer = setTimeout(() => {
			this.#timer = null;
			this.scrub();
		}, wait).unref();
	}

	/** Overwrites at once what was put off. */
	close(): void {
		if (this.#timer) clearTimeout(this.#timer);
		if (this.#traces) this.#rewrite();
	}
}

/** The ids that were deleted; those that no backup can hold any more are struck off. */
function listed(folder: string, now: number): string[] {
	const file = listIn(folder);
	if (!existsSync(file)) return [];
	const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
	const kept = lines.filter((line) => now - Number(line.split(' ')[1]) < LISTED);
	if (kept.length < lines.length) {
		writeFileSync(file, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
	}
	return kept.map((line) => line.split(' ')[0] ?? '');
}

/** Deletes those of these workshops and tables that are there, with their documents; whether there were any. */
function dropListed(db: Database.Database, ids: readonly string[]): boolean {
	const known = db.prepare(
		'SELECT 1 FROM tables WHERE id = @id UNION SELECT 1 FROM workshops WHERE id = @id'
	);
	const back = ids.filter((id) => known.get({ id }) !== undefined);
	const steps = [
		'DELETE FROM updates WHERE substr(document, 1, 22) = ?',
		'DELETE FROM authors WHERE substr(document, 1, 22) = ?',
		'DELETE FROM tables WHERE id = ?',
		'DELETE FROM workshops WHERE id = ?'
	].map((step) => db.prepare(step));
	db.transaction(() => {
		for (const id of back) for (const step of steps) step.run(id);
	})();
	return back.length > 0;
}

/** Deletes the files set aside, with what belongs to them, that hold any of these ids. */
function dropAsideWith(folder: string, ids: readonly string[]): void {
	const asideOf = (name: string) => /^borrowed-earth\.aside-\d+\.db/.exec(name)?.[0];
	const names = readdirSync(folder).filter((name) => asideOf(name) !== undefined);
	const holds = (name: string) => {
		const bytes = readFileSync(join(folder, name));
		return ids.some((id) => bytes.includes(id));
	};
	const gone = new Set(names.filter(holds).map(asideOf));
	for (const name of names) if (gone.has(asideOf(name))) rmSync(join(folder, name));
}
