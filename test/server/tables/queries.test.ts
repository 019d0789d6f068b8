/** What is looked up later: in a game of memory, not what memory is for. */
import { expect, test } from 'vitest';
import { sameJson, type Json } from '../../../src/lib/engine/json.ts';
import type { Action, State } from '../../../src/lib/games/scavenger-hunt/rules/state.ts';
import { nameOf } from '../../../src/lib/table/documents.ts';
import { unflatten } from '../../../src/lib/table/flat.ts';
import { joined, openTable, type Visitor } from '../harness.ts';

const { scavengerHunt } = await import('../../../src/lib/games/scavenger-hunt/index.ts');
const { keptTable, saidAt } = await import('../../../src/lib/server/prints/said.ts');
const { documents } = await import('../../../src/lib/server/sync/documents.ts');

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

/** A table where somebody has just looked at a coin: they, the seat that shifts next, and the look's entry. */
async function justLooked() {
	const { code, table, facilitator } = await openTable({ game: 'scavenger-hunt', seats: 4 });
	const players: ReturnType<typeof at>[] = [];
	for (let seat = 0; seat < 4; seat++) {
		players.push(at(table, await joined(code, seat, `Heron ${'ABCD'.charAt(seat)}`)));
	}
	const looker = await untilLook(players);
	const player = players[looker];
	const next = players[(looker + 1) % 4];
	if (!player || !next) throw new Error('four play');
	const { seq = 0, told = [] } = (await player.said()).at(-1) ?? {};
	const goOn = async (id: string) => {
		const [shift] = scavengerHunt.legal(await next.view(), (looker + 1) % 4);
		return shift && next.act(id, shift);
	};
	const undo = (id: string, to: number) =>
		facilitator.knock('POST', `/api/tables/${table}/rewind`, { body: { id, to } });
	return { facilitator, table, looker, player, seq, told, goOn, undo };
}

/** What stands in a seat's view document. */
async function written(table: string, seat: number): Promise<State> {
	const name = nameOf({ kind: 'view', table, audience: seat, epoch: 0 });
	const { live } = await documents.open(name);
	return unflatten(live.getMap<Json>('view').entries()) as unknown as State;
}

test('Scavenger Hunt §6: who looks a look up later finds that they looked, not what they saw', async () => {
	const { player, seq, told, goOn } = await justLooked();
	const now = await player.view();
	expect(now.look?.suit).toEqual(expect.any(String));
	expect(told).toContainEqual(expect.objectContaining({ type: 'saw', suit: now.look?.suit }));

	await goOn('after');

	const stale = (await player.said()).find((entry) => entry.seq === seq);
	expect(stale?.told).toContainEqual(expect.objectContaining({ type: 'saw', suit: null }));
	expect((await player.view(`?at=${seq}`)).look).toMatchObject({ suit: null });
});

test('Scavenger Hunt §6: an undo back to a look shows that they looked, not anew what they saw', async () => {
	const { facilitator, table, looker, player, seq, goOn, undo } = await justLooked();
	expect((await written(table, looker)).look?.suit).toEqual(expect.any(String));
	await goOn('on');
	expect((await undo('back', seq)).status).toBe(200);

	const hidden = { seat: looker, suit: null };
	expect((await written(table, looker)).look).toMatchObject(hidden);
	expect((await player.view()).look).toMatchObject(hidden);
	expect((await player.view(`?at=${seq}`)).look).toMatchObject(hidden);
	expect((await player.view(`?at=${seq + 2}`)).look).toMatchObject(hidden);
	const said = (await player.said()).find((entry) => entry.seq === seq);
	expect(said?.told).toContainEqual(expect.objectContaining({ type: 'saw', suit: null }));
	const beside = await facilitator.knock('POST', `/api/tables/${table}/looks`, {
		body: { id: 'beside', seat: looker }
	});
	expect((beside.body['view'] as State).look).toMatchObject(hidden);

	expect((await goOn('on-again'))?.status).toBe(200);
});

test('Scavenger Hunt §6: a look that an undo takes back is not to be read in the log', async () => {
	const { player, seq, undo } = await justLooked();
	await undo('back', seq - 1);
	const said = (await player.said()).find((entry) => entry.seq === seq);
	expect(said?.told).toContainEqual(expect.objectContaining({ type: 'saw', suit: null }));
});

test('Scavenger Hunt §6: a print of a game that goes on looks back no further than a phone does', async () => {
	const { table, seq, goOn } = await justLooked();
	await goOn('after');
	const hosted = await keptTable(table);
	if (!hosted) throw new Error('no table');
	const faded = { view: () => 'left', event: () => ({ type: 'left' }) };
	const played = { ...hosted, game: { ...hosted.game, faded } };
	const said = await saidAt(played, { named: false, hidden: false }, 'paper');
	const { log, viewsAfter } = said.occasion.talk ?? {};
	const now = hosted.position.head;
	expect(viewsAfter?.([seq, now])).toEqual(['left', said.view]);
	expect(said.view).not.toBe('left');
	expect(log?.find((line) => line.seq === seq)?.told).toContainEqual({ type: 'left' });
});
