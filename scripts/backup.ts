/** npm run backup -- FILE: a copy of all data as it is at this moment, also while the server runs. */
import Database from 'better-sqlite3';
import { chmodSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileIn } from '../src/lib/server/storage/file.ts';

const [to] = process.argv.slice(2);
const from = fileIn(process.env['DATA_DIR'] ?? 'data');
if (to === undefined) stop('Say where to: npm run backup -- FILE');
if (!existsSync(from)) stop(`There is no data at ${resolve(from)}.`);
if (existsSync(to)) stop(`${to} is there already.`);
process.umask(0o077);
const db = new Database(from, { readonly: true, timeout: 5_000 });
db.prepare('VACUUM INTO ?').run(to);
db.close();
chmodSync(to, 0o600);
console.log(
	`${to} holds all data of ${resolve(from)}. What is deleted there from now on is still in it: keep it 7 days at most.`
);

function stop(why: string): never {
	console.error(why);
	process.exit(1);
}
