/** What lies in the data folder: its file, another one that is to take that one's place, and those that were moved aside. */
import {
	closeSync,
	existsSync,
	fsyncSync,
	openSync,
	readdirSync,
	renameSync,
	rmSync
} from 'node:fs';
import { join } from 'node:path';

/** The data file of a folder. */
export const fileIn = (folder: string): string => join(folder, 'borrowed-earth.db');

/** A file that is being made: it does not count. */
export const draftIn = (folder: string): string => join(folder, 'borrowed-earth.draft.db');

/** A file that counts: the next start puts it in place. Its name says since when. */
const NEXT = /^borrowed-earth\.next-(\d+)\.db$/;

/** SQLite's files beside a file. */
const PARTS = ['', '-wal', '-shm'];

/** Whether the folder's file was closed by the process that had it last: SQLite leaves its log only behind one that was killed. */
export const isClosed = (folder: string): boolean => !existsSync(`${fileIn(folder)}-wal`);

/** Milliseconds after which files that were moved aside are deleted: they hold names and texts too. */
const KEPT = 7 * 24 * 60 * 60 * 1000;
const ASIDE = /^borrowed-earth\.aside-(\d+)\.db(?:-wal|-shm)?$/;

/** Moves the folder's file aside, with what belongs to it; answers where it is, null where there was none. */
function moveAside(folder: string, now: number): string | null {
	const file = fileIn(folder);
	const aside = join(folder, `borrowed-earth.aside-${now}.db`);
	for (const part of PARTS) {
		if (existsSync(file + part)) renameSync(file + part, aside + part);
	}
	return PARTS.some((part) => existsSync(aside + part)) ? aside : null;
}

/** Deletes what was moved aside a week ago; how old the data in it are says nothing of that. */
export function dropAside(folder: string, now = Date.now()): void {
	for (const name of readdirSync(folder)) {
		const since = ASIDE.exec(name)?.[1];
		if (since !== undefined && now - Number(since) > KEPT) rmSync(join(folder, name));
	}
}

/** Deletes a file that was being made. */
export function dropDraft(folder: string): void {
	for (const part of PARTS) rmSync(draftIn(folder) + part, { force: true });
}

/**
 * The file that was being made counts from now on, and takes the place of the folder's: a process that is killed on the way leaves
 * the old one or the new one, whole, and the next who opens the folder ends it. Answers where the old one is; null where
 * there was none.
 */
export function takeDraft(folder: string, now = Date.now()): string | null {
	const draft = draftIn(folder);
	if (existsSync(`${draft}-wal`)) throw new Error(`${draft} could not be closed`);
	flush(draft);
	renameSync(draft, join(folder, `borrowed-earth.next-${now}.db`));
	flush(folder);
	return settleFolder(folder);
}

/**
 * Ends what a process that was killed had begun: a file that counts is put in place, one that was being made is deleted.
 * Answers where the one before is; null where nothing took its place. Nobody else may have the folder open.
 */
export function settleFolder(folder: string): string | null {
	dropDraft(folder);
	let aside: string | null = null;
	for (const name of readdirSync(folder)) {
		const since = NEXT.exec(name)?.[1];
		if (since === undefined) continue;
		aside = moveAside(folder, Number(since));
		renameSync(join(folder, name), fileIn(folder));
		flush(folder);
	}
	return aside;
}

/** Returns once a file, or what a folder says of its files, is on the disk. */
function flush(path: string): void {
	if (process.platform === 'win32') return; // opens no folders, and no file to read alone for this
	const opened = openSync(path, 'r');
	try {
		fsyncSync(opened);
	} finally {
		closeSync(opened);
	}
}
