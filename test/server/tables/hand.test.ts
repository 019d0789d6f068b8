/** "We are stuck": a table asks for the facilitator, once a minute, until somebody has been there. */
import { expect, test, vi } from 'vitest';
import type { Room } from '../../../src/lib/table/room.ts';

vi.mock('../../../src/lib/games/registry.ts', async () => import('../toy.ts'));
const { joined, openTable, stopClock } = await import('../harness.ts');
const { hostedTable } = await import('../../../src/lib/server/tables/tables.ts');
const { deskLineOf } = await import('../../../src/lib/server/tables/projection.ts');
const { NOBODY } = await import('../../../src/lib/server/tables/company.ts');

async function scene() {
	stopClock();
	const here = await openTable();
	const people = [await joined(here.code, 0, 'Ann'), await joined(here.code, 1, 'Ben')] as const;
	const hand = (id: string, up: boolean, who: 0 | 1 = 1) =>
		people[who].knock('POST', `/api/tables/${here.table}/hand`, { body: { id, up } });
	const room = async () =>
		(await people[0].knock('GET', `/api/tables/${here.table}/view`)).body['room'] as Room;
	const desk = (set: object) =>
		here.facilitator.knock('POST', `/api/tables/${here.table}/desk`, { body: { id: 'd', ...set } });
	const line = async () => {
		const hosted = await hostedTable(here.table);
		if (!hosted) throw new Error('the table is open');
		return deskLineOf(hosted, NOBODY, new Set());
	};
	return { ...here, people, hand, room, desk, line };
}

test('every phone of the table and the desk see who asks, and the log says so', async () => {
	const { hand, room, line, people, table } = await scene();
	expect((await hand('a', true)).status).toBe(200);
	expect((await room()).hand?.seat).toBe(1);
	expect((await line()).hand?.seat).toBe(1);
	const { body } = await people[0].knock('GET', `/api/tables/${table}/log`);
	expect(JSON.stringify(body)).toContain('Ben asked for the facilitator.');
});

test('the desk takes it down, and so does anybody of the table', async () => {
	const { hand, room, desk } = await scene();
	await hand('a', true);
	expect((await desk({ hand: null })).status).toBe(200);
	expect((await room()).hand).toBeNull();
	stopClock();
	const again = await scene();
	await again.hand('a', true);
	expect((await again.hand('b', false, 0)).status).toBe(200);
	expect((await again.room()).hand).toBeNull();
});

test('a table asks once a minute, whoever of it asks; it may always go on', async () => {
	const { hand } = await scene();
	await hand('a', true, 0);
	expect((await hand('b', false, 0)).status).toBe(200);
	expect((await hand('c', true, 1)).body).toMatchObject({ error: { code: 'too-many' } });
});
