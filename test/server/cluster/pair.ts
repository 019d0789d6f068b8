/** Two servers over one database: this process, and another that only knows the database and its key. */
import { afterAll, beforeAll } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../scripts/cluster/postgres.ts';
import { openPostgres, type Postgres } from '../../../src/lib/server/storage/postgres/postgres.ts';
import { closeStorage, postgres } from '../../../src/lib/server/storage/store.ts';

interface Pair {
	readonly server: DatabaseServer;
	readonly url: string;
	/** At 127.0.0.1:9. */
	readonly other: Postgres;
}

/** For all tests of a file; what is answered is there once they begin. */
export function pairOfServers(): Pair {
	const pair = {} as { -readonly [Part in keyof Pair]: Pair[Part] };
	beforeAll(async () => {
		pair.server = await startDatabase();
		pair.url = await pair.server.database();
		process.env['DATABASE_URL'] = pair.url;
		process.env['CLUSTER_SECRET'] = 'one for all';
		await postgres()?.arrive();
		const { url } = pair;
		pair.other = openPostgres({ url, address: '127.0.0.1:9', secret: 'one for all' });
		await pair.other.arrive();
	});
	afterAll(async () => {
		await closeStorage();
		await pair.other.storage.close();
		await pair.server.stop();
		delete process.env['DATABASE_URL'];
		delete process.env['CLUSTER_SECRET'];
	});
	return pair;
}
