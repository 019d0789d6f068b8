/** Passports for the seats of a table: printed for those that play. */
import { expect, test, vi } from 'vitest';

vi.mock('../../../../src/lib/games/registry.ts', async (original) =>
	(await import('../../../server/toy.ts')).beside(await original())
);
const { joined, openTable } = await import('../../../server/harness.ts');
const { actions } =
	await import('../../../../src/routes/workshop/[workshop]/papers/+page.server.ts');

const make = actions['default'] as unknown as (
	event: object
) => Promise<{ passports: { seat: number; name: string | null }[] }>;

test('a seat that left before anybody played in it has no passport; an empty one that may still be taken has', async () => {
	const { facilitator, table, code, workshop, token } = await openTable({
		game: 'biome',
		seats: 4
	});
	await joined(code, 0, 'Ann');
	const away = { id: 'a', action: { type: 'removeSeat', seat: 3 } };
	expect(
		(await facilitator.knock('POST', `/api/tables/${table}/actions`, { body: away })).status
	).toBe(200);
	const url = new URL('http://table.test/');
	const request = new Request(url, { headers: { authorization: `Bearer ${token}` } });
	const made = await make({ params: { workshop }, request, url });
	expect(made.passports.map(({ seat, name }) => [seat, name])).toEqual([
		[0, 'Ann'],
		[1, null],
		[2, null]
	]);
});
