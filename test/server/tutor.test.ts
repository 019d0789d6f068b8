/** "What could I do?": three steps, each in the log; limited, and silent where it does not matter. */
import { expect, test } from 'vitest';
import { joined, openTable, type Visitor } from './harness.ts';

const { hostedTable } = await import('../../src/lib/server/tables/tables.ts');
const { HELPS } = await import('../../src/lib/server/computers/tutor.ts');

type Somebody = InstanceType<typeof Visitor>;

const help = async (who: Somebody, table: string) => {
	const { status, body } = await who.knock('POST', `/api/tables/${table}/help`);
	return { status, ...(body as { step?: number; says?: string; left?: number; silent?: true }) };
};
const act = (who: Somebody, table: string, seat: number, action: object, id: string) =>
	who.knock('POST', `/api/tables/${table}/actions`, { body: { id, seat, action } });

async function lit(game: string, seats: number) {
	const opened = await openTable({ game, seats });
	const ann = await joined(opened.code, 0);
	await opened.facilitator.knock('POST', `/api/tables/${opened.table}/desk`, {
		body: { id: 'on', tutor: true }
	});
	return { ...opened, ann };
}

test('asks, points, and names a move with its reason; the log has each step, and a fourth is the third again', async () => {
	const { facilitator, table, ann } = await lit('chicken-run', 2);
	const steps = [];
	for (let times = 0; times < 4; times++) steps.push(await help(ann, table));
	expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 3]);
	expect(steps.map(({ left }) => left)).toEqual(Array(4).fill(HELPS - 1));
	expect(steps[0]?.says).toMatch(/\?$/);
	expect(steps[2]?.says).toMatch(/^You could do this: .+\. /);
	expect(steps[3]?.says).toBe(steps[2]?.says);
	const log = JSON.stringify(
		(await facilitator.knock('GET', `/api/tables/${table}/log`)).body['entries']
	);
	for (const step of [1, 2, 3]) expect(log).toContain(`asked for help (step ${step})`);
	const hosted = await hostedTable(table);
	expect(hosted?.position.log.filter(({ deed }) => deed.kind === 'action')).toEqual([]);
});

test('says only that it does not matter where one may do one thing alone, and counts nothing', async () => {
	const { facilitator, table, ann } = await lit('biome', 1);
	await act(facilitator, table, 0, { type: 'chooseBiome', biome: 'forest' }, 'choose');
	await act(facilitator, table, 0, { type: 'ready' }, 'ready');
	const answer = await help(ann, table);
	expect(answer.silent).toBe(true);
	const hosted = await hostedTable(table);
	expect(hosted?.facilitation.helped).toBe(null);
});
