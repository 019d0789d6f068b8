/** §8 The facilitator's pause in a game that knows one: it is told once, when it begins and when it ends. */
import { expect, test } from 'vitest';
import { openTable } from '../../../server/harness.ts';

const { hostedTable } = await import('../../../../src/lib/server/tables/tables.ts');

test('a table that pauses already is not told again when everybody is to pause', async () => {
	const { facilitator, table } = await openTable({ game: 'biome', seats: 3 });
	const desk = async (id: string, paused: boolean) => {
		const body = { id, paused };
		expect((await facilitator.knock('POST', `/api/tables/${table}/desk`, { body })).status).toBe(
			200
		);
	};
	await desk('one', true);
	await desk('all', true);
	await desk('asked-again', true);
	await desk('on', false);
	await desk('all-on', false);
	await desk('later', true);
	const log = (await hostedTable(table))?.position.log ?? [];
	const told = log.flatMap(({ deed }) => (deed.kind === 'action' ? [deed.action] : []));
	expect(told).toEqual([{ type: 'pause' }, { type: 'resume' }, { type: 'pause' }]);
});
