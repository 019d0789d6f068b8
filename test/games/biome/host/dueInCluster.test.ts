/** A clock of a workshop that a process loses and gets back, with nothing played in between. */
import { afterAll, expect, test, vi } from 'vitest';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import {
	openPostgres,
	type Postgres
} from '../../../../src/lib/server/storage/postgres/postgres.ts';
import { postgres } from '../../../../src/lib/server/storage/store.ts';
import { keptInDatabase } from '../../../server/cluster/database.ts';

let other: Postgres;
let url: string;
const running = keptInDatabase(async (server) => {
	url = await server.database();
	return { DATABASE_URL: url, CLUSTER_SECRET: 'one for all' };
});
afterAll(async () => {
	vi.useRealTimers();
	await other.storage.close();
});

test('rings once the workshop is back', async () => {
	const { server } = running;
	const { openTable } = await import('../../../server/harness.ts');
	const { hostedTable } = await import('../../../../src/lib/server/tables/tables.ts');
	other = openPostgres({ url, address: '127.0.0.1:9', secret: 'one for all' });
	await other.arrive();
	const { facilitator, workshop, table } = await openTable({ game: 'biome', seats: 2 });
	let sent = 0;
	const act = (action: object, seat: number | 'facilitator' = 'facilitator') =>
		facilitator.knock('POST', `/api/tables/${table}/actions`, {
			body: { id: `a${sent++}`, seat, action }
		});
	await act({ type: 'chooseBiome', biome: 'forest' }, 0);
	await act({ type: 'chooseBiome', biome: 'desert' }, 1);
	await act({ type: 'advance' });
	expect((await act({ type: 'setClock', minutes: 5, onEnd: 'end' })).status).toBe(200);

	// its owner may renew it in between
	await vi.waitUntil(
		async () => {
			await server.ask(url, `UPDATE leases SET until = clock_timestamp() - interval '1 s'`);
			return (await other.leases.claim(workshop)) === 'mine';
		},
		{ timeout: 60_000 }
	);
	await vi.waitUntil(() => !postgres()?.leases.held.includes(workshop), { timeout: 60_000 });
	vi.useFakeTimers({ toFake: ['Date'] });
	vi.setSystemTime(Date.now() + 6 * 60_000);
	await server.ask(url, 'UPDATE alarms SET at = 0');
	await other.leases.release();
	// nobody looks at the table: the sweep takes it up
	const last = async () =>
		(
			await server.ask(url, 'SELECT id FROM entries WHERE "table" = $1 ORDER BY seq DESC LIMIT 1', [
				table
			])
		)[0];
	await vi.waitUntil(async () => String((await last())?.['id']).startsWith('alarm.'), {
		timeout: 120_000,
		interval: 500
	});
	expect(((await hostedTable(table))?.position.state as State).step).toBe('leftover');
});
