import { expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { openTable, storage } = await import('../harness.ts');

test('a table whose log cannot be read is one closed line on the desk, and the others are as they were', async () => {
	const { facilitator, workshop, table } = await openTable();
	const door = `/api/workshops/${workshop}`;
	const made = await facilitator.knock('POST', `${door}/tables`, {
		body: { game: 'toy', seats: 2 }
	});
	const other = String(made.body['table']);
	const entries = storage().entries.bind(storage());
	const reading = vi
		.spyOn(storage(), 'entries')
		.mockImplementation((id, after) =>
			id === table ? Promise.reject(new SyntaxError('torn')) : entries(id, after)
		);
	const { status, body } = await facilitator.knock('GET', door);
	expect(status).toBe(200);
	expect(body['tables']).toMatchObject([
		{ table, seq: -1, closed: true },
		{ table: other, seq: 0, closed: false }
	]);
	reading.mockRestore();
});
