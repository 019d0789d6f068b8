/**
 * Loaded before a script: ends it as `kill -9` does, at the step that KILL_AT names, and says at its end how many there
 * were. A step is whatever changes a file; with KILL_WHAT=questions it is a question to PostgreSQL.
 */
import Database from 'better-sqlite3';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

const at = Number(process.env['KILL_AT']);
let steps = 0;

type Work = (this: unknown, ...given: unknown[]) => unknown;

function watch(of: object, names: readonly string[]): void {
	const parts = of as Record<string, Work>;
	for (const name of names) {
		const work = parts[name];
		if (!work) throw new Error(`there is no ${name}`);
		parts[name] = function (...given) {
			steps += 1;
			if (steps === at) process.kill(process.pid, 'SIGKILL');
			return work.apply(this, given);
		};
	}
}

if (process.env['KILL_WHAT'] === 'questions') watch(pg.Client.prototype, ['query']);
else {
	watch(fs, ['renameSync', 'copyFileSync', 'chmodSync', 'rmSync', 'fsyncSync', 'writeFileSync']);
	watch(Database.prototype, ['exec', 'pragma', 'close']);
	syncBuiltinESMExports();
}
process.once('exit', () => {
	console.log(`steps ${steps}`);
});
