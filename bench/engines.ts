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
import { blankTable, blankWorkshop } from '../scripts/cluster/blank.ts';
import { openSqlite } from '../src/lib/server/storage/sqlite.ts';
import type { Storage, StoredEntry } from '../src/lib/server/storage/storage.ts';

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
/** An entry of the biome game: a view for each of five seats and the table, of a number of bytes. */
const [VIEWS, BYTES] = [6, 400];

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

const part = (waits: Waits, of: number): number =>
	waits.toSorted((a, b) => a - b)[Math.floor(waits.length * of)] ?? 0;

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
		all.push(await appended(storage, tables.slice(0, count), next));
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

const padded = (kind: string, number: number): string => (kind + String(number)).padEnd(22, '-');

async function open(storage: Storage, number: number): Promise<string> {
	const [workshop, id] = [padded('w', number), padded('t', number)];
	const code = String(number).padStart(6, '0');
	await storage.addWorkshop(blankWorkshop(workshop, `W${code}`), padded('hash', number));
	await storage.addTable(blankTable(workshop, id, `T${code}`), [entry(0)], []);
	return id;
}

const entry = (seq: number): StoredEntry => ({
	...{ seq, id: `entry ${String(seq)}`, at: 0, draws: [1, 2, 3] },
	deed: { kind: 'action', actor: 0, action: { type: 'plan' } },
	told: [{ event: { type: 'planned', text: 'x'.repeat(BYTES) } }]
});

async function appended(storage: Storage, tables: readonly string[], next: Map<string, number>) {
	const until = performance.now() + time;
	const waits: number[] = [];
	const run = async (table: string) => {
		while (performance.now() < until) {
			const seq = next.get(table) ?? 1;
			next.set(table, seq + 1);
			const updates = Array.from({ length: VIEWS }, (_, seat) => ({
				document: `${table}/view/${String(seat)}`,
				bytes: Buffer.alloc(BYTES, seq)
			}));
			const begun = performance.now();
			if ((await storage.append(table, entry(seq), updates, 3)) !== 'stored')
				throw new Error('not stored');
			waits.push(performance.now() - begun);
		}
	};
	await Promise.all(tables.map(run));
	return waits;
}

if (values.measure) console.log(JSON.stringify(await measure()));
else compare(wholeOf('rounds', values.rounds));
