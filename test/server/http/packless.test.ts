/** A server of whose games none has a pack: nobody brings anything along to its tables. */
import { expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { openTable, storage, Visitor } = await import('../harness.ts');

test('the doors of packs are none', async () => {
	const { facilitator, workshop, table } = await openTable();
	for (const [method, door] of [
		['GET', `/api/workshops/${workshop}/pack`],
		['PATCH', `/api/workshops/${workshop}/pack`],
		['GET', `/api/tables/${table}/pack`]
	] as const) {
		const answer = await facilitator.knock(method, door, method === 'PATCH' ? { body: {} } : {});
		expect([answer.status, answer.body['error']]).toMatchObject([404, { code: 'no-such-door' }]);
	}
});

test('the pack of a file is left out', async () => {
	const { facilitator, workshop } = await openTable();
	const { body: file } = await facilitator.knock('GET', `/api/workshops/${workshop}/export`);
	expect(file).not.toHaveProperty('pack');
	const body = { ...file, pack: { ready: ['water'], own: [{ text: 'Wolves come back.' }] } };
	const opened = await new Visitor().knock('POST', '/api/import', { body });
	expect(opened.status).toBe(201);
	expect(await storage().packOf(String(opened.body['workshop']))).toBe(null);
});
