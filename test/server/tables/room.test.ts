/** What the room says of the game, for phones that do not know its rules. */
import { expect, test } from 'vitest';
import { openTable } from '../harness.ts';

test('whom the table waits for, and nobody once it is over or not begun', async () => {
	const { facilitator, table } = await openTable({ game: 'biome', seats: 2 });
	const waits = async () => {
		const { body } = await facilitator.knock('GET', `/api/tables/${table}/view`);
		return (body['room'] as { waits: number[] }).waits;
	};
	const act = async (id: string, seat: number | 'facilitator', action: object) => {
		const body = { id, seat, action };
		const { status } = await facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
		expect(status).toBe(200);
	};
	expect(await waits()).toEqual([0, 1]);
	await act('a', 0, { type: 'chooseBiome', biome: 'forest' });
	await act('b', 1, { type: 'chooseBiome', biome: 'desert' });
	await act('c', 'facilitator', { type: 'advance' });
	expect(await waits()).toEqual([0]);
	await act('d', 'facilitator', { type: 'endGame' });
	expect(await waits()).toEqual([]);
});
