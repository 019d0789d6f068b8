/** A process that begins anew: computer players go on where the one before it ended. */
import { expect, test, vi } from 'vitest';
import { openTable } from './harness.ts';

const set = (table: string, id: string, what: object) => ({
	path: `/api/tables/${table}/desk`,
	body: { id, ...what }
});

test('computer players go on in a process that has just begun, though nobody looks at their table', async () => {
	const { facilitator, table } = await openTable({ game: 'martian-12s', seats: 2 });
	const slow = set(table, 'slow', { pace: 60 });
	await facilitator.knock('POST', slow.path, { body: slow.body });
	for (const seat of [0, 1]) {
		const door = `/api/tables/${table}/computers/${String(seat)}`;
		await facilitator.knock('PUT', door, { body: { level: 'learns' } });
	}
	const data = process.env['DATA_DIR'];
	vi.resetModules();
	const { storage } = await import('../../src/lib/server/storage/store.ts');
	process.env['DATA_DIR'] = data;
	expect(await storage().tablesOnTheirOwn?.()).toEqual([table]);
	const { host, setAt } = await import('../../src/lib/server/tables/tables.ts');
	const { goOn, watchComputers } = await import('../../src/lib/server/computers/playing.ts');
	await setAt(table, 'quick', { pace: 0 });
	watchComputers();
	await goOn();
	const acted = async () =>
		(await host.table(table))?.position.log.some(({ by }) => by === 'computer') ?? false;
	await vi.waitUntil(acted, { timeout: 300_000, interval: 30 });
});
