/** What is looked up later: in a game of memory, not what memory is for. */
import { expect, test } from 'vitest';
import { sameJson } from '../../../src/lib/engine/json.ts';
import type { Action, State } from '../../../src/lib/games/scavenger-hunt/rules/state.ts';
import { joined, openTable, type Visitor } from '../harness.ts';

const { scavengerHunt } = await import('../../../src/lib/games/scavenger-hunt/index.ts');

/** Somebody at a table of Scavenger Hunt. */
const at = (table: string, visitor: Visitor) => ({
	view: async (query = '') =>
		(await visitor.knock('GET', `/api/tables/${table}/view${query}`)).body['view'] as State,
	said: async () =>
		(await visitor.knock('GET', `/api/tables/${table}/log`)).body['entries'] as {
			seq: number;
			told: Record<string, unknown>[];
		}[],
	act: (id: string, action: Action) =>
		visitor.knock('POST', `/api/tables/${table}/actions`, { body: { id, action } })
});

/** Looks wherever there is a coin. */
const nosy = (view: State, actions: readonly Action[]): Action | undefined =>
	actions.find(
		(action) =>
			action.type === 'peek' ||
			(action.type === 'movePawn' && view.coins.some((coin) => sameJson(coin.at, action.to)))
	) ?? actions[0];

/** Plays on until somebody has just looked at a coin of another suit: who. */
async function untilLook(players: ReturnType<typeof at>[]): Promise<number> {
	for (let turn = 0; turn < 200; turn++) {
		const [seen] = await Promise.all(players.slice(0, 1).map(({ view }) => view()));
		if (seen?.look) return seen.look.seat;
		const seat = seen?.turnSeat ?? 0;
		const own = await players[seat]?.view();
		if (!own) break;
		const action = nosy(own, [...scavengerHunt.legal(own, seat)]);
		if (!action) break;
		expect((await players[seat]?.act(`turn-${turn}`, action))?.status).toBe(200);
	}
	throw new Error('nobody looked at a coin of another suit');
}

test('Scavenger Hunt §6: who looks a look up later finds that they looked, not what they saw', async () => {
	const { code, table } = await openTable({ game: 'scavenger-hunt', seats: 4 });
	const players: ReturnType<typeof at>[] = [];
	for (let seat = 0; seat < 4; seat++) {
		players.push(at(table, await joined(code, seat, `Heron ${'ABCD'.charAt(seat)}`)));
	}
	const looker = await untilLook(players);
	const player = players[looker];
	const next = players[(looker + 1) % 4];
	if (!player || !next) throw new Error('four play');

	const now = await player.view();
	expect(now.look?.suit).toEqual(expect.any(String));
	const fresh = (await player.said()).at(-1);
	expect(fresh?.told).toContainEqual(
		expect.objectContaining({ type: 'saw', suit: now.look?.suit })
	);

	const [shift] = scavengerHunt.legal(await next.view(), (looker + 1) % 4);
	if (!shift) throw new Error('the next seat shifts');
	await next.act('after', shift);

	const stale = (await player.said()).find(({ seq }) => seq === fresh?.seq);
	expect(stale?.told).toContainEqual(expect.objectContaining({ type: 'saw', suit: null }));
	expect((await player.view(`?at=${fresh?.seq ?? 0}`)).look).toMatchObject({ suit: null });
});
