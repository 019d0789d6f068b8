/**
 * npm run lab -- bench-engines [--seconds 4] [--rounds 5]: better-sqlite3 and Node's own SQLite behind the same storage, turn and
 * turn about, so that whatever else the machine does hits both: how long an entry takes at one table, at 30 and at 300, alone
 * and while the file is copied.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeOf } from '../scripts/command.ts';
import { openSqlite } from '../src/lib/server/storage/sqlite.ts';
import { appended, open, part } from './storing.ts';

/** By name, with what Node is told. */
const ENGINES = {
	'better-sqlite3': [],
	'node:sqlite': ['--import', new URL('engines/hook.mjs', import.meta.url).href]
};
/** Tables that act at the same time, and whether the file is copied over and over meanwhile. */
const CASES = [
	{ tables: 1, copied: false },
	{ tables: 30, copied: false },
	{ tables: 300, copied: false },
	{ tables: 30, copied: true }
];

const { values } = parseArgs({
	options: {
		seconds: { type: 'string', default: '4' },
		rounds: { type: 'string', default: '5' },
		measure: { type: 'boolean', default: false }
	}
});
const time = wholeOf('seconds', values.seconds) * 1_000;

/** Milliseconds that entries took, in one case. */
type Waits = readonly number[];

function compare(rounds: number): void {
	const all = Object.entries(ENGINES).map(([name, args]) => ({
		name,
		args,
		runs: [] as Waits[][]
	}));
	for (let round = 0; round < rounds; round += 1) {
		for (const { args, runs } of round % 2 ? all.toReversed() : all) runs.push(measured(args));
	}
	for (const [at, { tables, copied }] of CASES.entries()) {
		const found = all.map(({ name, runs }) => ({ name, of: runs.flatMap((run) => run[at] ?? []) }));
		const p95 = found.map(({ of }) => part(of, 0.95));
		const said = found.map(
			({ name, of }) =>
				`${name} p50 ${part(of, 0.5).toFixed(2)}, p95 ${part(of, 0.95).toFixed(2)} ms`
		);
		const ratio = ((p95[1] ?? 0) / (p95[0] ?? 1)).toFixed(2);
		console.log(`${tables} tables${copied ? ', copied' : ''}: ${said.join('; ')}; ${ratio} times`);
	}
}

function measured(args: readonly string[]): Waits[] {
	const own = [import.meta.filename, '--measure', '--seconds', values.seconds];
	const { status, stdout } = spawnSync(process.execPath, [...args, ...own], {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'inherit'],
		maxBuffer: 2 ** 28
	});
	if (status !== 0) throw new Error('an engine did not measure');
	return JSON.parse(stdout) as Waits[];
}

async function measure(): Promise<Waits[]> {
	const folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
	const storage = openSqlite(folder);
	const tables: string[] = [];
	for (let number = 0; number < 300; number += 1) tables.push(await open(storage, number));
	const next = new Map<string, number>();
	const all: Waits[] = [];
	for (const { tables: count, copied } of CASES) {
		const copying = copied
			? copier(join(folder, 'borrowed-earth.db'), join(folder, 'copy.db'))
			: null;
		all.push(await appended(storage, tables.slice(0, count), next, time));
		copying?.kill();
		if (copying) await once(copying, 'exit');
	}
	await storage.close();
	rmSync(folder, { recursive: true });
	return all;
}

/** Another process that copies the file as `npm run backup` does, one copy after the other: two SQLites in one would drop each other's locks. */
const copier = (file: string, to: string): ChildProcess =>
	spawn(process.execPath, ['-e', COPIES, file, to], { stdio: ['ignore', 'ignore', 'inherit'] });
const COPIES = `const [, file, to] = process.argv;
	const db = new (require('node:sqlite').DatabaseSync)(file, { readOnly: true, timeout: 5_000 });
	for (;;) {
		require('node:fs').rmSync(to, { force: true });
		db.prepare('VACUUM INTO ?').run(to);
	}`;

if (values.measure) console.log(JSON.stringify(await measure()));
else compare(wholeOf('rounds', values.rounds));
