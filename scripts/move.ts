/**
 * npm run move -- --to postgresql://…: takes the data of DATA_DIR to a PostgreSQL database. With --to FOLDER the data of
 * DATABASE_URL come into that folder. KEYS_URL is the database's own. No server may run on either; what they are taken from stays as it is.
 */
import { parseArgs } from 'node:util';
import { setting } from '../src/lib/server/base/setting.ts';
import { stop } from './command.ts';
import { openDatabase, openFolder, type End } from './move/ends.ts';
import { move } from './move/move.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const { to = '' } = values;
if (to === '')
	stop('Say where to: npm run move -- --to postgresql://name:password@machine/database');
const isDatabase = /^postgres(ql)?:/.test(to);
const url = isDatabase ? to : (setting('DATABASE_URL') ?? '');
if (url === '') stop('Say where from: DATABASE_URL=postgresql://… npm run move -- --to FOLDER');
const ends: End[] = [];
try {
	const folder = openFolder(isDatabase ? (setting('DATA_DIR') ?? 'data') : to);
	ends.push(folder);
	const database = await openDatabase(url, setting('KEYS_URL'));
	ends.push(database);
	const [from, goal] = isDatabase ? [folder, database] : [database, folder];
	for (const [name, count] of await move(from, goal)) {
		console.log(`${String(count).padStart(9)} ${name}`);
	}
	console.log(
		`All of ${from.name} is in ${goal.name}, looked at row by row; ${from.name} stays as it was.`
	);
} catch (cause) {
	console.error(cause instanceof Error ? cause.message : String(cause));
	process.exitCode = 1;
} finally {
	for (const end of ends) await end.close();
}
