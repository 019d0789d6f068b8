/** A file whose tables cannot be opened leaves nothing behind: no workshop, no challenges. */
import { expect, test, vi } from 'vitest';

vi.mock('../../../../src/lib/games/registry.ts', async (original) =>
	(await import('../../../server/toy.ts')).beside(await original())
);
vi.mock(import('../../../../src/lib/server/export/settle.ts'), async (original) => ({
	...(await original()),
	settle: () => Promise.reject(new Error('no room'))
}));
const { openTable, storage, Visitor } = await import('../../../server/harness.ts');

const own = [{ sphere: 'biosphere', text: 'Wolves come back.', fact: '', source: '' }];

test('the pack of a file goes with the tables that could not be opened', async () => {
	const { facilitator, workshop } = await openTable();
	const packDoor = `/api/workshops/${workshop}/pack`;
	await facilitator.knock('PATCH', packDoor, { body: { add: own } });
	const { body: file } = await facilitator.knock('GET', `/api/workshops/${workshop}/export`);
	await facilitator.knock('PATCH', packDoor, {
		body: { remove: own.map(({ sphere, text }) => ({ sphere, text })) }
	});
	const before = await storage().count();
	const into = facilitator.knock('POST', `/api/workshops/${workshop}/tables/import`, {
		body: file
	});
	await expect(into).rejects.toThrow('no room');
	expect(await storage().packOf(workshop)).toEqual({ ready: [], own: [] });
	await expect(new Visitor().knock('POST', '/api/import', { body: file })).rejects.toThrow(
		'no room'
	);
	expect(await storage().count()).toEqual(before);
});
