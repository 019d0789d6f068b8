/** npm run restore -- FILE: puts a backup in place of the data. The server must not run; what is there now is moved aside. */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { said } from '../src/lib/server/process/terminal.mjs';
import { fileIn, isSound, lockFolder, openFile } from '../src/lib/server/storage/file.ts';
import { moveAside } from '../src/lib/server/storage/mend.ts';

const [from] = process.argv.slice(2);
const folder = process.env['DATA_DIR'] ?? 'data';
if (from === undefined) stop(said('restore_where'));
if (!existsSync(from) || !isSound(from) || !isOurs(from))
	stop(said('restore_not_ours', { file: from }));
try {
	const lock = lockFolder(folder);
	restore(from);
	lock.close();
} catch (error) {
	stop(error instanceof Error ? error.message : String(error));
}

function isOurs(file: string): boolean {
	const db = new Database(file, { readonly: true });
	const found = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'workshops'").get();
	db.close();
	return found !== undefined;
}

function restore(backup: string): void {
	const file = fileIn(folder);
	const day = statSync(backup).mtime.toISOString().slice(0, 10);
	const aside = existsSync(file) ? moveAside(folder) : null;
	copyFileSync(backup, file);
	const db = openFile(file);
	// who comes back may bring what was written since, of others too: whose the client ids are is learnt anew
	db.exec('DELETE FROM authors');
	// phones may know more of these than the backup does, and would merge both: they are made anew under new names
	db.exec(
		"DELETE FROM updates WHERE document LIKE '%/view/%' OR document LIKE '%/room%' OR document LIKE '%/desk'"
	);
	db.exec('UPDATE tables SET epoch = epoch + 1000');
	db.close();
	console.log(said('restore_done', { file: backup, day }));
	if (aside !== null) console.log(said('restore_aside', { file: aside }));
}

function stop(why: string): never {
	console.error(why);
	process.exit(1);
}
