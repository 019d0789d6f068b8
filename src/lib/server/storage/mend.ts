/** A damaged data file: moved aside, and what can be read of it brought into a new one. */
import { existsSync, statSync } from 'node:fs';
import { said } from '../base/terminal.mjs';
import { isContradiction, isSound, openFile } from './file.ts';
import { draftIn, dropDraft, fileIn, takeDraft } from './folder.ts';
import { bringUpToDate, Unusable } from './replace.ts';
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

/** Checks the folder's file, and brings it up to date; a damaged one is saved from and moved aside. Null where all is well. */
export function mend(folder: string, now = Date.now()): Mended | null {
	const file = fileIn(folder);
	if (!existsSync(file) && !existsSync(`${file}-wal`)) return null;
	if (isWhole(folder)) return null;
	dropDraft(folder);
	const saved = savedFrom(file, draftIn(folder), now);
	return { ...saved, aside: takeDraft(folder, now) ?? file };
}

/** Brings what can be read of a damaged file into a new one. */
function savedFrom(file: string, into: string, now: number): Omit<Mended, 'aside'> {
	const saved = openFile(into);
	try {
		const lost = salvage(file, saved, now);
		const count = (table: string) =>
			saved.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0;
		const [workshops, tables, entries] = [count('workshops'), count('tables'), count('entries')];
		return { workshops, tables, entries, lost };
	} finally {
		saved.close();
	}
}

/** Whether nothing of the file is missing or contradicts the rest: its pages, its log, its schema, what its rows say. */
function isWhole(folder: string): boolean {
	const file = fileIn(folder);
	// SQLite takes an empty file for a new one and drops the log beside it, so this comes before it is asked
	if (!existsSync(file) || statSync(file).size === 0) return false;
	const { state } = walOf(file);
	if (state === 'damaged') return false;
	if (state === 'torn') reportTorn();
	return isSound(file) && isUsable(folder);
}

/** Whether a sound file can be brought to today's schema, and read to the last row. */
function isUsable(folder: string): boolean {
	try {
		bringUpToDate(folder);
		const db = openFile(fileIn(folder));
		try {
			return isToday(db) && isReadable(db);
		} finally {
			db.close();
		}
	} catch (cause) {
		if (isContradiction(cause) || cause instanceof Unusable) return false;
		throw cause;
	}
}

/** On the console, as what follows: the person who runs the server has to know. */
function reportTorn(): void {
	console.error(said('data_torn'));
}

/** Says what was lost, and that a backup may hold more. */
export function reportMended({ aside, workshops, tables, entries, lost }: Mended): void {
	console.error(said('data_mended', { aside, workshops, tables, entries }));
	for (const line of lost) console.error(said('data_not_whole', { what: line }));
}
