/** The class at a glance: every table of a workshop at this moment, whatever game it plays. */
import { expect, test } from 'vitest';
import { choose } from '../../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { games } from '../../../src/lib/games/registry.ts';
import { joined, openTable, type Visitor } from '../harness.ts';
import { boardOf } from './board.ts';

const { hostedTable } = await import('../../../src/lib/server/tables/tables.ts');

const NAMES = ['Robin', 'Kit', 'Noor', 'Amal'];

/** A table of a game with somebody at every seat, and a way to play a number of moves there. */
async function tableOf(game: string, seats: number, more: object = {}) {
	const here = await openTable({ game, seats, ...more });
	const people: Visitor[] = [];
	for (let seat = 0; seat < seats; seat++)
		people.push(await joined(here.code, seat, NAMES[seat] ?? ''));
	const chance = randomFrom(seededSource(5));
	let moved = 0;
	const playOn = async (moves: number) => {
		for (let move = 0; move < moves; move++) {
			const hosted = await hostedTable(here.table);
			if (!hosted || hosted.game.outcome(hosted.position.state)) return;
			const { seat, action } = choose(hosted.game, hosted.position, chance, false);
			const body = { id: `move-${String(moved++)}`, action };
			await people[seat]?.knock('POST', `/api/tables/${here.table}/actions`, { body });
		}
	};
	return { ...here, people, playOn, ...boardOf(here) };
}

test.each(games.map(({ id, about }) => [id, about.seats] as const))(
	'a table of %s says who is waited for, who had how many turns and what was told last',
	async (id, counts) => {
		const seats = counts.find((count) => count > 1) ?? 1;
		const { playOn, card } = await tableOf(id, seats);
		const before = await card();
		expect(before.scene?.turns.bySeat.reduce((sum, turns) => sum + turns, 0)).toBe(0);
		expect(before.people.map(({ who }) => who)).toEqual(NAMES.slice(0, seats));
		// by forty moves something was told nearly everywhere; where the dice were against it, by some more
		let late = 0;
		do await playOn(40);
		while ((await card()).scene?.told.length === 0 && ++late < 10);
		const after = await card();
		const { scene, people, toAct, outcome } = after;
		const said = [
			scene?.turns.called ?? '',
			...(scene?.told ?? []),
			...(scene?.waits ?? []),
			...(scene?.now ?? []).flatMap(({ label, value }) => [label, value])
		];
		// null is a value of a coin
		for (const text of said) expect(text).not.toMatch(/undefined|NaN|[{}]|^$/);
		expect(scene?.told.length).toBeGreaterThan(0);
		expect(people.reduce((sum, { turns }) => sum + turns, 0)).toBeGreaterThan(0);
		expect(after.view).not.toBeNull();
		expect(after.plays).not.toBe('');
		if (toAct.length > 0 || outcome !== null) expect(scene?.waits.length).toBeGreaterThan(0);
	}
);

test('a projector is told of all tables when the desk shows them there, and not before', async () => {
	const { facilitator, table, people, desk } = await tableOf('hunt', 2);
	const copied = await facilitator.knock('POST', `/api/tables/${table}/copies`);
	const board = () => people[0]?.knock('GET', `/api/tables/${table}/class`);
	expect((await board())?.body).toMatchObject({ error: { code: 'no-class-board' } });
	expect((await desk('c', { screen: { view: 'class' } })).status).toBe(200);
	const cards = (await board())?.body['tables'] as Record<string, unknown>[];
	expect(cards.map((card) => card['table'])).toEqual([table, copied.body['table']]);
	// what only the desk may know is left out
	for (const card of cards) expect(card).not.toHaveProperty('code');
	await desk('g', { screen: { view: 'game' } });
	expect((await board())?.status).toBe(409);
});

test('what was undone counts for nobody’s turns and is told no more', async () => {
	const { facilitator, table, playOn, card } = await tableOf('hunt', 2);
	await playOn(6);
	const before = await card();
	const undone = await facilitator.knock('POST', `/api/tables/${table}/rewind`, {
		body: { id: 'undo', to: 5 }
	});
	expect(undone.status).toBe(200);
	const after = await card();
	const sum = (one: typeof after) => one.people.reduce((all, { turns }) => all + turns, 0);
	expect(sum(before)).toBe(6);
	expect(sum(after)).toBe(5);
	expect(after.scene?.told.at(-1)).not.toBe(before.scene?.told.at(-1));
});
