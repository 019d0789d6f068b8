/** A damaged data file: moved aside, and what can be read of it brought into a new one. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { said } from '../process/terminal.mjs';
import { fileIn, isContradiction, isSound, openFile } from './file.ts';
import { isReadable } from './salvage/contents.ts';
import { salvage } from './salvage/salvage.ts';
import { walOf } from './salvage/wal.ts';
import { isToday } from './schema.ts';

/** What was done to a damaged file. */
export interface Mended {
	/** Where the damaged file is now. */
	readonly aside: string;
	readonly workshops: number;
	readonly tables: number;
	/** Log entries that were saved. */
	readonly entries: number;
	/** A line for each workshop, table or text of which something is known to be lost. */
	readonly lost: readonly string[];
}

/** Milliseconds after which files that were moved aside are deleted: they hold names and texts too. */
const KEPT = 7 * 24 * 60 * 60 * 1000;
const ASIDE = /^borrowed-earth\.aside-\d+\.db(?:-wal|-shm)?$/;

/** Checks the folder's file; a damaged one is moved aside and saved from. Null where all is well. */
export function mend(folder: string, now = Date.now()): Mended | null {
	const file = fileIn(folder);
	if (!existsSync(file) && !existsSync(`${file}-wal`)) return null;
	if (isWhole(file)) return null;
	const aside = moveAside(folder, now);
	const saved = openFile(file);
	try {
		const lost = salvage(aside, saved, now);
		const count = (table: string) =>
			saved.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0;
		const [workshops, tables, entries] = [count('workshops'), count('tables'), count('entries')];
		return { aside, workshops, tables, entries, lost };
	} finally {
		saved.close();
	}
}

/** Whether nothing of the file is missing or contradicts the rest: its pages, its log, its schema, what its rows say. */
function isWhole(file: string): boolean {
	// SQLite takes an empty file for a new one and drops the log beside it, so this comes before it is asked
	if (!existsSync(file) || statSync(file).size === 0) return false;
	const { state } = walOf(file);
	if (state === 'damaged') return false;
	if (state === 'torn') reportTorn();
	return isSound(file) && isUsable(file);
}

/** Whether a sound file can be brought to today's schema, and read to the last row. */
function isUsable(file: string): boolean {
	try {
		const db = openFile(file);
		try {
			return isToday(db) && isReadable(db);
		} finally {
			db.close();
		}
	} catch (cause) {
		if (isContradiction(cause)) return false;
		throw cause;
	}
}

/** On the console, as what follows: whoever runs the server has to know. */
function reportTorn(): void {
	console.error(said('data_torn'));
}

/** Says what was lost, and that a backup may hold more. */
export function reportMended({ aside, workshops, tables, entries, lost }: Mended): void {
	console.error(said('data_mended', { aside, workshops, tables, entries }));
	for (const line of lost) console.error(said('data_not_whole', { what: line }));
}

/** Moves the folder's file aside, with what belongs to it; answers where it is. */
export function moveAside(folder: string, now = Date.now()): string {
	const file = fileIn(folder);
	const aside = join(folder, `borrowed-earth.aside-${now}.db`);
	for (const part of ['', '-wal', '-shm']) {
		if (existsSync(file + part)) renameSync(file + part, aside + part);
	}
	return aside;
}

/** Deletes what was moved aside a week ago. */
export function dropAside(folder: string, now = Date.now()): void {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		if (ASIDE.test(name) && now - statSync(path).mtimeMs > KEPT) rmSync(path);
	}
}
