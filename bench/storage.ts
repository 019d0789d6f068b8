/**
 * npm run lab -- bench-storage [--seconds 5]: how many entries a second SQLite and PostgreSQL take, each with the updates that it
 * makes, from one table at a time to many at once; and how long it takes to renew the leases of many workshops.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeOf } from '../scripts/command.ts';
import { startDatabase } from '../scripts/cluster/postgres.ts';
import { openPostgres } from '../src/lib/server/storage/postgres/postgres.ts';
import { openSqlite } from '../src/lib/server/storage/sqlite.ts';
import type { Storage } from '../src/lib/server/storage/storage.ts';
import { appended, open, part } from './storing.ts';

/** Tables that act at the same time. */
const AT_ONCE = [1, 4, 16, 64];
/** Workshops whose leases are renewed. */
const LEASES = 3_000;
const RENEWALS = 20;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const time = wholeOf('seconds', values.seconds) * 1_000;

/** Entries a second, and milliseconds until half of them, and 95 of 100, are stored. */
async function told(storage: Storage, tables: readonly string[], next: Map<string, number>) {
	const waits = await appended(storage, tables, next, time);
	return `${((waits.length * 1_000) / time).toFixed(0)} entries a second, p50 ${part(waits, 0.5).toFixed(1)}, p95 ${part(waits, 0.95).toFixed(1)} ms`;
}

async function measure(name: string, storage: Storage): Promise<void> {
	const tables: string[] = [];
	for (let number = 0; number < Math.max(...AT_ONCE); number += 1) {
		tables.push(await open(storage, number));
	}
	const next = new Map<string, number>();
	for (const count of AT_ONCE) {
		console.log(`${name}, ${count} at once: ${await told(storage, tables.slice(0, count), next)}`);
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
