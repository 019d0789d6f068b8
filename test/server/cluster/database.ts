/** A database server for the tests of a file, whose process keeps its workshops there. */
import { afterAll, beforeAll } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../scripts/cluster/postgres.ts';
import { closeStorage } from '../../../src/lib/server/storage/store.ts';

/** Starts it before the tests, with the settings that its databases are to be named in; ends it after them. */
export function keptInDatabase(
	settings: (server: DatabaseServer) => Promise<Record<string, string>>
) {
	const running = {} as { server: DatabaseServer };
	let names: string[] = [];
	beforeAll(async () => {
		running.server = await startDatabase();
		const set = await settings(running.server);
		names = Object.keys(set);
		Object.assign(process.env, set);
	});
	afterAll(async () => {
		await closeStorage();
		await running.server.stop();
		for (const name of names) Reflect.deleteProperty(process.env, name);
	});
	return running;
}
