/** A process that begins anew: computer players and turns with a date go on where the one before it ended. */
import { expect, test, vi } from 'vitest';
import type { Set } from '../../src/lib/table/facilitation.ts';
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

test('a turn with a date goes on in a process that has just begun, though nobody looks at its table', async () => {
	const { facilitator, workshop, table } = await openTable({ game: 'timberland', seats: 2 });
	const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
	const turn = { day: day(2), hour: '18:00', every: 0, late: 'wait' };
	const lesson = { day: day(7), hour: '09:50', zone: 'Europe/Berlin', minutes: 45, due: 'turn' };
	const door = `/api/workshops/${workshop}/next`;
	const set = await facilitator.knock('PUT', door, { body: { ...lesson, turn } });
	expect(set.status).toBe(200);
	vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: Date.now() + 3 * 86_400_000 });
	const data = process.env['DATA_DIR'];
	vi.resetModules();
	await import('../../src/lib/server/storage/store.ts');
	process.env['DATA_DIR'] = data;
	const { goOn } = await import('../../src/lib/server/computers/playing.ts');
	const overDays = await import('../../src/lib/server/computers/overDays.ts');
	const { host } = await import('../../src/lib/server/tables/tables.ts');
	overDays.watchDates();
	await goOn();
	await overDays.lookAtDates();
	const { position } = (await host.table(table)) ?? {};
	vi.useRealTimers();
	const dates = position?.log.flatMap(({ deed }) =>
		deed.kind === 'desk' && deed.set.turn ? [(deed.set as Set).turn?.by !== null] : []
	);
	expect(dates).toEqual([true, false]);
});
