import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../scripts/cluster/postgres.ts';
import { race } from '../../../scripts/cluster/proofs/race.ts';
import { seededSource } from '../../../src/lib/engine/random.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

test('servers 1: three owners race with pauses beyond their leases: no stale write of any kind, no gap, every answered action once', async () => {
	const { appended, fenced, faults } = await race(server, 400, seededSource(7));
	console.log({ appended, fenced });
	expect(faults).toEqual([]);
	expect(appended).toBe(400);
	expect(fenced).toBeGreaterThan(0);
});
