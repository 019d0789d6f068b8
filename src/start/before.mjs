/** The data as another version of the program left them: copied before this one begins, refused where only a later one can read them. */
import {
	chmodSync,
	closeSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	readSync,
	renameSync,
	rmSync
} from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_VERSION } from '../lib/server/storage/schemaVersion.ts';

/** Milliseconds for which a copy may hold what is deleted in the meantime. */
const KEPT = 7 * 24 * 60 * 60 * 1000;
/** Whole, or broken off: either holds what people have written. */
const COPY = /-(\d{4}-\d\d-\d\d)\.db(?:-wal)?(?:\.part)?$/;
/** Where SQLite's files say which form of ours their tables have. */
const FORM = 60;

/** @param {string} folder */
const fileIn = (folder) => join(folder, 'borrowed-earth.db');

/** Whether the folder's file has a form that only a later version knows. @param {string} folder */
export const isLater = (folder) => formOf(fileIn(folder)) > SCHEMA_VERSION;

/** @param {string} file @returns {number} 0 where there is none */
function formOf(file) {
	if (!existsSync(file)) return 0;
	const bytes = Buffer.alloc(4);
	const opened = openSync(file, 'r');
	const read = readSync(opened, bytes, 0, 4, FORM);
	closeSync(opened);
	return read === 4 ? bytes.readUInt32BE() : 0;
}

/**
 * Copies the folder's data to `backups/VERSION-DATE.db`, with what SQLite had not yet put into its file; a copy of that version and
 * day stays as it is. Nobody may serve the folder meanwhile. Answers where the copy is; null where there is nothing to copy.
 * @param {string} folder
 * @param {string} version the one that served it last
 * @param {number} [now] milliseconds since 1970
 * @returns {string | null}
 */
export function copyBefore(folder, version, now = Date.now()) {
	const file = fileIn(folder);
	if (!existsSync(file)) return null;
	const copies = join(folder, 'backups');
	mkdirSync(copies, { recursive: true, mode: 0o700 });
	const to = join(copies, `${version}-${new Date(now).toISOString().slice(0, 10)}.db`);
	if (existsSync(to)) return to;
	// the log first: a copy that was broken off has no file, and is made again
	for (const part of ['-wal', ''])
		if (existsSync(file + part)) copyPrivately(file + part, to + part);
	return to;
}

/** It has its name only once it is whole: a full disk leaves none. @param {string} from @param {string} to */
function copyPrivately(from, to) {
	copyFileSync(from, `${to}.part`);
	chmodSync(`${to}.part`, 0o600);
	renameSync(`${to}.part`, to);
}

/** Deletes copies that are a week old; one that somebody holds open just now stays until the next time. @param {string} folder @param {number} [now] */
export function dropCopies(folder, now = Date.now()) {
	const copies = join(folder, 'backups');
	for (const name of namesIn(copies)) {
		const day = COPY.exec(name)?.[1];
		if (day !== undefined && now - Date.parse(day) > KEPT) drop(join(copies, name));
	}
}

/** @param {string} folder @returns {string[]} none where it is not there, or cannot be read now */
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

/** @param {string} file */
function drop(file) {
	try {
		rmSync(file);
	} catch {
		// the next hour tries again
	}
}
