/** Actions of biome that are none: each is refused by the place that is wrong. */
import { expect, test } from 'vitest';
import { joined, openTable } from '../../../server/harness.ts';

test.each([
	[{ type: 'nameSociety', name: 'x'.repeat(2_001) }, 'action.name'],
	[{ type: 'ready', now: true }, 'action.now'],
	[{ type: 'setStats', stats: { resilience: '1' } }, 'action.stats.resilience'],
	...['__proto__', 'constructor', 'toString'].map(
		(key) => [JSON.parse(`{"type":"setStats","stats":{"${key}":1}}`) as object, null] as const
	)
] as const)('%j', async (action, field) => {
	const { code, table } = await openTable({ game: 'biome' });
	const ann = await joined(code, 0);
	const raw = JSON.stringify({ id: 'a', action });
	const { status, body } = await ann.knock('POST', `/api/tables/${table}/actions`, { raw });
	// not of its shape, or against the rules: nothing was played either way
	expect([400, 409]).toContain(status);
	if (field !== null) expect([status, body['error']]).toMatchObject([400, { field }]);
});
