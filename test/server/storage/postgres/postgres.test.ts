import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../../../../src/lib/server/storage/postgres/postgres.ts';
import { storageContract } from '../contract.ts';
import { startDatabase, type DatabaseServer } from '../../../../scripts/cluster/postgres.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

describe.each([
	['beside what they seal', false],
	['in a database of their own', true]
])('PostgreSQL keeps the contract of every storage, with keys %s', (_, apart) => {
	let url = '';
	let keysUrl: string | undefined;
	const opened = async () => {
		const postgres = openPostgres({ url, keysUrl, address: '127.0.0.1:3000', secret: '' });
		await postgres.arrive();
		const { storage } = postgres;
		return {
			...storage,
			close: async () => {
				await postgres.leave().catch(() => undefined); // closed before
				await storage.close();
			}
		};
	};
	storageContract(
		async () => {
			url = await server.database();
			if (apart) keysUrl = await server.database();
			return opened();
		},
		() => opened()
	);
});
