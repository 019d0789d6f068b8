/** §8.4 A seat that goes on with other people in mid-game: its story says so, and no name is kept. */
import { expect, test } from 'vitest';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { joined, openTable } from '../../../server/harness.ts';

const { hostedTable } = await import('../../../../src/lib/server/tables/tables.ts');

/** Ann at seat 1, Ben and Cat at seat 2, and how to play there and to move them. */
async function table() {
	const { facilitator, table, code } = await openTable({ game: 'biome', seats: 3 });
	for (const [name, seat] of [
		['Ann', 0],
		['Ben', 1],
		['Cat', 1]
	] as const)
		await joined(code, seat, name);
	const { body } = await facilitator.knock('GET', `/api/tables/${table}/view?as=table`);
	const { people } = body['room'] as { people: Record<string, { name: string }> };
	const idOf = (name: string) =>
		Object.keys(people).find((id) => people[id]?.name === name) ?? 'nobody';
	const move = (name: string, seat: number) =>
		facilitator.knock('PATCH', `/api/tables/${table}/people/${idOf(name)}`, { body: { seat } });
	const choose = (seat: number, biome: string) =>
		facilitator.knock('POST', `/api/tables/${table}/actions`, {
			body: { id: biome, seat, action: { type: 'chooseBiome', biome } }
		});
	const story = async () =>
		((await hostedTable(table))?.position.state as State).history.filter(
			({ kind }) => kind === 'reassign'
		);
	return { move, choose, story };
}

test('a seat that has played and is held by somebody else alone is told of', async () => {
	const { move, choose, story } = await table();
	await choose(2, 'forest');
	expect((await move('Ann', 2)).status).toBe(200);
	expect(await story()).toEqual([{ kind: 'reassign', seat: 2, to: 'Somebody else' }]);
});

test('one that has not played yet, or whose people are still there, is not', async () => {
	const { move, choose, story } = await table();
	await move('Ann', 2);
	await choose(1, 'forest');
	await move('Ann', 1);
	expect(await story()).toEqual([]);
});
