import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../../../../src/lib/server/storage/postgres/postgres.ts';
import { storageContract } from '../contract.ts';
import { startDatabase, type DatabaseServer } from '../../../../scripts/cluster/postgres.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

describe('PostgreSQL keeps the contract of every storage', () => {
	let url = '';
	const opened = async () => {
		const postgres = openPostgres({ url, address: '127.0.0.1:3000', secret: '' });
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
			return opened();
		},
		() => opened()
	);
});
