/**
 * npm run lab -- bench-storage [--seconds 5]: how many entries a second SQLite and PostgreSQL take, each with the updates that it
 * makes, from one table at a time to many at once; and how long it takes to renew the leases of many workshops.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeOf } from '../scripts/command.ts';
import { blankTable, blankWorkshop } from '../scripts/cluster/blank.ts';
import { startDatabase } from '../scripts/cluster/postgres.ts';
import { openPostgres } from '../src/lib/server/storage/postgres/postgres.ts';
import { openSqlite } from '../src/lib/server/storage/sqlite.ts';
import type { Storage, StoredEntry } from '../src/lib/server/storage/storage.ts';

/** Tables that act at the same time. */
const AT_ONCE = [1, 4, 16, 64];
/** An entry of the biome game: a view for each of five seats and the table, of a number of bytes. */
const [VIEWS, BYTES] = [6, 400];
/** Workshops whose leases are renewed. */
const LEASES = 3_000;
const RENEWALS = 20;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const time = wholeOf('seconds', values.seconds) * 1_000;

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

/** Entries a second, and milliseconds until half of them, and 95 of 100, are stored. */
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
	const at = (part: number) => waits.sort((a, b) => a - b)[Math.floor(waits.length * part)] ?? 0;
	return `${((waits.length * 1_000) / time).toFixed(0)} entries a second, p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)} ms`;
}

async function measure(name: string, storage: Storage): Promise<void> {
	const tables: string[] = [];
	for (let number = 0; number < Math.max(...AT_ONCE); number += 1) {
		tables.push(await open(storage, number));
	}
	const next = new Map<string, number>();
	for (const count of AT_ONCE) {
		console.log(
			`${name}, ${count} at once: ${await appended(storage, tables.slice(0, count), next)}`
		);
	}
}

const folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
const sqlite = openSqlite(folder);
await measure('SQLite', sqlite);
await sqlite.close();
rmSync(folder, { recursive: true });

const server = await startDatabase({ durable: true });
const postgres = openPostgres({
	...{ url: await server.database(), keysUrl: await server.database() },
	...{ address: '127.0.0.1:1', secret: '', lasts: 600_000 }
});
await postgres.arrive();
await measure('PostgreSQL', postgres.storage);
for (let number = Math.max(...AT_ONCE); number < LEASES; number += 1) {
	await open(postgres.storage, number);
}
const begun = performance.now();
for (let time = 0; time < RENEWALS; time += 1) await postgres.leases.renew();
console.log(
	`PostgreSQL: ${LEASES} leases are renewed in ${((performance.now() - begun) / RENEWALS).toFixed(0)} ms`
);
await postgres.storage.close();
await server.stop();
