/** Who comes late to a biome game in play: by code or moved at the desk, they get a seat that plays. */
import { expect, test } from 'vitest';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { joined, openTable, Visitor } from '../../../server/harness.ts';

const { hostedTable } = await import('../../../../src/lib/server/tables/tables.ts');
const { storage } = await import('../../../../src/lib/server/storage/store.ts');

/** Ann plays the forest; the two other seats are out of the game. */
async function inPlay() {
	const options = { start: 'facilitator' };
	const opened = await openTable({ game: 'biome', seats: 3, options });
	const { facilitator, table, code } = opened;
	await joined(code, 0, 'Ann');
	const act = async (id: string, action: object, seat?: number) =>
		(
			await facilitator.knock('POST', `/api/tables/${table}/actions`, {
				body: { id, action, ...(seat === undefined ? {} : { seat }) }
			})
		).status;
	expect(await act('a', { type: 'chooseBiome', biome: 'forest' }, 0)).toBe(200);
	expect(await act('b', { type: 'advance' })).toBe(200);
	const sheets = async () => ((await hostedTable(table))?.position.state as State).sheets;
	const idOf = async (name: string) =>
		(await storage().membersOf(table)).find((one) => one.name === name)?.id ?? '';
	return { ...opened, sheets, idOf };
}

test('by the code somebody sits down on a new seat, with a biome, and the log says so', async () => {
	const { facilitator, table, code, sheets } = await inPlay();
	const ben = await new Visitor().knock('POST', '/api/join', { body: { code, name: 'Ben' } });
	expect(ben.body).toMatchObject({ seat: 3 });
	expect((await sheets())['3']).toMatchObject({ status: 'joining' });
	const { body } = await facilitator.knock('GET', `/api/tables/${table}/log`);
	expect(JSON.stringify(body)).toMatch(/joins with the biome/);
	expect(Object.keys((await sheets())['3']?.base ?? {})).toHaveLength(4);
});

test('two who come at once get a seat each', async () => {
	const { code, sheets } = await inPlay();
	const come = (name: string) => new Visitor().knock('POST', '/api/join', { body: { code, name } });
	const seats = (await Promise.all([come('Ben'), come('Cat')])).map(({ body }) => body['seat']);
	expect(seats.toSorted()).toEqual([3, 4]);
	expect((await sheets())['3']?.biome).not.toBe((await sheets())['4']?.biome);
});

test('moved at the desk to a seat that is out of the game, somebody plays on a new one', async () => {
	const { facilitator, table, code, sheets, idOf } = await inPlay();
	await joined(code, 0, 'Ben');
	const door = `/api/tables/${table}/people/${await idOf('Ben')}`;
	const moved = await facilitator.knock('PATCH', door, { body: { seat: 2 } });
	expect(moved.body).toMatchObject({ name: 'Ben', seat: 3 });
	expect((await sheets())['3']).toMatchObject({ status: 'joining' });
	const { body } = await facilitator.knock('GET', `/api/tables/${table}/view?as=table`);
	expect((body['room'] as { unseen: number[] }).unseen).toEqual([1, 2]);
});
