/** Another file in place of the folder's: a copy is changed and looked through first, and takes its place at the end. */
import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import { said } from '../base/terminal.mjs';
import { isReadable } from './salvage/contents.ts';
import { isSound, openFile, versionIn } from './file.ts';
import { draftIn, dropDraft, fileIn, takeDraft } from './folder.ts';
import { isToday } from './schema.ts';
import { SCHEMA_VERSION } from './schemaVersion.ts';

/** A copy is none of our files: it has other tables, or rows that cannot be read. */
export class Unusable extends Error {}

/**
 * Puts a copy of `from`, as `change` leaves it, in place of the folder's file. Answers where the one before is; null where
 * there was none. Where `change` throws nothing has changed; where the process is killed, see `takeDraft`. The folder is locked.
 */
function replaceBy(folder: string, from: string, change: (copy: string) => void): string | null {
	const copy = draftIn(folder);
	dropDraft(folder);
	try {
		for (const part of ['', '-wal']) {
			if (!existsSync(from + part)) continue;
			copyFileSync(from + part, copy + part);
			chmodSync(copy + part, 0o600);
		}
		change(copy);
		return takeDraft(folder);
	} catch (cause) {
		dropDraft(folder);
		throw cause;
	}
}

/** Brings the folder's file of an earlier version to this one, and says where the one before is. Throws Unusable where that cannot be; nothing has changed then. */
export function bringUpToDate(folder: string): void {
	const file = fileIn(folder);
	const version = existsSync(file) ? versionIn(file) : 0;
	if (version === 0 || version >= SCHEMA_VERSION) return;
	const aside = replaceBy(folder, file, lookThrough);
	if (aside !== null) console.log(said('data_updated', { file: aside }));
}

/** Brings a copy up to date, and reads it to the last row. Throws Unusable where it is none of ours. */
function lookThrough(copy: string): void {
	const db = openFile(copy);
	try {
		if (!isToday(db) || !isReadable(db)) throw new Unusable(copy);
	} finally {
		db.close();
	}
}

/**
 * Puts a backup in place of the folder's file; answers where the one before is. Throws Unusable where it is no backup of
 * ours, and one clear sentence where it is a later version's; nothing has changed then.
 */
export function putBack(folder: string, backup: string): string | null {
	return replaceBy(folder, backup, (copy) => {
		const version = isSound(copy) ? versionIn(copy) : 0;
		if (version === 0) throw new Unusable(backup);
		if (version > SCHEMA_VERSION) throw new Error(said('data_other_version', { file: backup }));
		lookThrough(copy);
		const db = openFile(copy);
		db.exec(BACK);
		db.close();
	});
}

/**
 * Who comes back may bring what was written since the backup, of others too: whose the client ids are is learnt anew. And
 * phones may know more of what the server writes, and would merge both: that is made anew under new names.
 */
const BACK = `
DELETE FROM authors;
DELETE FROM updates WHERE document LIKE '%/view/%' OR document LIKE '%/room%' OR document LIKE '%/desk';
UPDATE tables SET epoch = epoch + 1000;
`;
