/**
 * npm run restore -- FILE: puts a backup in place of the data. The server must not run. A copy of the backup is looked
 * through first: where anything is wrong with it, nothing changes. What was there is moved aside.
 */
import { statSync } from 'node:fs';
import { setting } from '../src/lib/server/base/setting.ts';
import { said } from '../src/lib/server/base/terminal.mjs';
import { isContradiction, judgedIn, lockFolder } from '../src/lib/server/storage/file.ts';
import { putBack, Unusable } from '../src/lib/server/storage/replace.ts';

const [from] = process.argv.slice(2);
const folder = setting('DATA_DIR') ?? 'data';
if (from === undefined) stop(said('restore_where'));
const backup = statSync(from, { throwIfNoEntry: false });
if (backup?.isFile() !== true) stop(said('restore_no_file', { file: from }));
try {
	const lock = lockFolder(folder);
	const aside = putBack(folder, from);
	lock.close();
	const day = backup.mtime.toISOString().slice(0, 10);
	console.log(said('restore_done', { file: from, day }));
	if (aside !== null) console.log(said('restore_aside', { file: aside }));
} catch (cause) {
	stop(`${whyNot(from, cause)} ${said('restore_unchanged', { folder })}`);
}

function whyNot(file: string, cause: unknown): string {
	if (cause instanceof Unusable || isContradiction(cause)) {
		return said('restore_not_ours', { file });
	}
	const judged = judgedIn(folder, cause);
	return judged instanceof Error ? judged.message : String(judged);
}

function stop(why: string): never {
	console.error(why);
	process.exit(1);
}
