/**
 * npm run backup -- FILE: a copy of all data as it is at this moment, also while the server runs. With a folder in
 * place of FILE the copy is named after the moment, and copies there that are older than a week are deleted.
 */
import Database from 'better-sqlite3';
import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setting } from '../src/lib/server/base/setting.ts';
import { said } from '../src/lib/server/base/terminal.mjs';
import { fileIn } from '../src/lib/server/storage/folder.ts';

/** Milliseconds for which a copy may hold what is deleted in the meantime. */
const KEPT = 7 * 24 * 60 * 60 * 1000;
const COPY = /^borrowed-earth-[\d-]+T\d+Z\.db$/;

const [where] = process.argv.slice(2);
const from = fileIn(setting('DATA_DIR') ?? 'data');
if (where === undefined) stop(said('backup_where'));
if (!existsSync(from)) stop(said('backup_no_data', { folder: resolve(from) }));
const folder = existsSync(where) && statSync(where).isDirectory() ? where : null;
const to = folder === null ? where : join(folder, nameNow());
if (existsSync(to)) stop(said('backup_is_there', { file: to }));
process.umask(0o077);
const db = new Database(from, { readonly: true, timeout: 5_000 });
db.prepare('VACUUM INTO ?').run(to);
db.close();
chmodSync(to, 0o600);
const dropped = folder === null ? 0 : dropOld(folder);
console.log(said('backup_made', { file: to, folder: resolve(from) }));
if (folder === null) console.log(said('backup_keep'));
if (dropped > 0) console.log(said('backup_dropped', { count: dropped }));

function nameNow(): string {
	const moment = new Date().toISOString().replace(/:|\..*$/g, '');
	return `borrowed-earth-${moment}Z.db`;
}

/** Deletes our own copies in this folder that are too old; answers how many. */
function dropOld(copies: string): number {
	const old = readdirSync(copies)
		.filter((name) => COPY.test(name))
		.map((name) => join(copies, name))
		.filter((file) => Date.now() - statSync(file).mtimeMs > KEPT);
	for (const file of old) rmSync(file);
	return old.length;
}

function stop(why: string): never {
	console.error(why);
	process.exit(1);
}
