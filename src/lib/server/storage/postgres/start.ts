/** Before the first question: whether this database is one that can serve, and that no other cluster uses. */
import { setTimeout } from 'node:timers/promises';
import type { Asking, Database } from './database.ts';
import { LASTS, until, type Process } from './leases.ts';
import type { Keys } from './keys.ts';
import { MIGRATIONS, SEALS } from './migrations.ts';
import { sentenceOf } from './sentences.ts';

/** PostgreSQL 15, the oldest that is tried. */
const OLDEST = 150_000;
/** One number for the lock under which processes start one after the other: any would do, but never another. */
const LOCK = 6_340_517_290_113;

/** How a process comes to a database. */
export interface Arrival extends Process {
	/** The same for all processes of a cluster: made of its secret. Empty for one process by itself. */
	readonly cluster: string;
}

/** Brings the database up to date, finds its keys, and says that this process is there. Throws one clear sentence where it cannot. */
export async function arrive(db: Database, arrival: Arrival, keys: Keys): Promise<void> {
	try {
		await old(db);
		for (let waited = 0; ; waited += LASTS) {
			const why = await db.transaction(async (ask) => {
				await ask.one('SELECT pg_advisory_xact_lock($1)', [LOCK]);
				return (
					(await migrate(ask, arrival)) ??
					(await keys.settle(ask, await hasOthers(ask, arrival))) ??
					(await entered(ask, arrival))
				);
			});
			if (why === null) return;
			// a process that was killed is gone when its time is over; one that lives is still there
			if (waited > 0) throw new Error(why);
			await setTimeout(LASTS + 500);
		}
	} catch (cause) {
		throw new Error(sentenceOf(cause), { cause });
	}
}

/** Refuses a server that is too old before anything is done there. */
async function old(db: Database): Promise<void> {
	const row = await db.one<{ version: string; name: string }>(
		`SELECT current_setting('server_version_num') AS version, current_setting('server_version') AS name`
	);
	if (Number(row?.version) >= OLDEST) return;
	throw new Error(
		`The database is PostgreSQL ${row?.name ?? ''}; Borrowed Earth needs PostgreSQL 15 or newer.`
	);
}

/** Makes the database one of this version, unless other processes are in the way: then why. */
async function migrate(ask: Asking, arrival: Arrival): Promise<string | null> {
	const there = await ask.one<{ name: string | null }>(
		`SELECT to_regclass('schema_version')::text AS name`
	);
	if (!there?.name) await ask.run('CREATE TABLE schema_version (version integer NOT NULL)');
	const row = await ask.one<{ version: number }>('SELECT version FROM schema_version');
	const version = row?.version ?? 0;
	if (version > MIGRATIONS.length) {
		throw new Error('The database was written by a newer version of Borrowed Earth.');
	}
	if (version === MIGRATIONS.length) return null;
	if (version > 0 && version < SEALS && (await hasOthers(ask, arrival))) return EARLIER;
	for (const step of MIGRATIONS.slice(version)) await ask.run(step);
	await ask.run('DELETE FROM schema_version');
	await ask.run('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length]);
	return null;
}

const EARLIER =
	'Processes of an earlier version run on this database: stop them all, then start this one.';

/** Whether other processes are there. */
const hasOthers = async (ask: Asking, { owner }: Process): Promise<boolean> =>
	(await ask.one('SELECT 1 FROM processes WHERE owner <> $1 AND until > clock_timestamp()', [
		owner
	])) !== null;

/** Says that the process is there, unless it may not: then why. */
async function entered(ask: Asking, { owner, address, cluster }: Arrival): Promise<string | null> {
	await ask.run('DELETE FROM processes WHERE until < clock_timestamp()');
	const others = await ask.many<{ cluster: string; address: string }>(
		'SELECT cluster, address FROM processes WHERE owner <> $1',
		[owner]
	);
	if (others.some((other) => other.cluster !== cluster)) {
		return others.every((other) => other.cluster !== '') && cluster !== ''
			? 'Another cluster of Borrowed Earth, with another CLUSTER_SECRET, uses this database.'
			: SECRET;
	}
	if (others.length > 0 && cluster === '') return SECRET;
	if (others.some((other) => other.address === address)) {
		return `Another process of this cluster is reached at ${address}: give each its own INTERNAL_ADDRESS.`;
	}
	await stay(ask, { owner, address, cluster });
	return null;
}

const SECRET =
	'Another Borrowed Earth server uses this database: give all of them the same CLUSTER_SECRET.';
const UNTIL = until(LASTS);

/** Says again that the process is there. */
export const stay = (db: Asking, { owner, address, cluster }: Arrival): Promise<number> =>
	db.run(
		`INSERT INTO processes VALUES ($1, $2, $3, ${UNTIL}) ON CONFLICT (owner) DO UPDATE SET until = ${UNTIL}`,
		[owner, address, cluster]
	);

/** The processes that are there, by their owner names. */
export async function aliveIn(db: Asking): Promise<ReadonlySet<string>> {
	const rows = await db.many<{ owner: string }>(
		'SELECT owner FROM processes WHERE until > clock_timestamp()'
	);
	return new Set(rows.map(({ owner }) => owner));
}

/** Says that the process is gone. */
export const leave = (db: Asking, { owner }: Process): Promise<number> =>
	db.run('DELETE FROM processes WHERE owner = $1', [owner]);
