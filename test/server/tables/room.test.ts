/** What the room says of the game, for phones that do not know its rules. */
import { expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', async (original) =>
	(await import('../toy.ts')).beside(await original())
);
const { openTable } = await import('../harness.ts');
const { gameOf } = await import('../../../src/lib/games/registry.ts');

/** A table, whom it waits for, and a way to play there. */
async function waiting(game: string) {
	const { facilitator, table } = await openTable({ game, seats: 2 });
	const seen = async () => (await facilitator.knock('GET', `/api/tables/${table}/view`)).body;
	const waits = async () => ((await seen())['room'] as { waits: number[] }).waits;
	const mays = async () => gameOf(game)?.legal((await seen())['view'], 0) ?? [];
	const act = async (id: string, seat: number | 'facilitator', action: object) => {
		const body = { id, seat, action };
		const { status } = await facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
		expect(status).toBe(200);
	};
	return { waits, mays, act };
}

test('whom the table waits for, one after the other', async () => {
	const { waits, mays, act } = await waiting('hunt');
	expect(await waits()).toEqual([0]);
	const [action = {}] = await mays();
	await act('a', 0, action);
	expect(await waits()).toEqual([1]);
});

test('everybody at once, and nobody once it is over', async () => {
	const { waits, act } = await waiting('toy');
	expect(await waits()).toEqual([0, 1]);
	await act('end', 'facilitator', { type: 'end' });
	expect(await waits()).toEqual([]);
});
