/** §8.9 Who comes late plays, and seats that never played are told nowhere. */
import { expect, test } from 'vitest';
import { seededSource } from '../../../src/lib/engine/random.ts';
import { dealing, open, play, type Position } from '../../../src/lib/engine/referee.ts';
import { worlds } from '../../../src/lib/games/biome/history/ledger.ts';
import { history } from '../../../src/lib/games/biome/history/record.ts';
import { stage } from '../../../src/lib/games/biome/rules/host/stage.ts';
import { hasStory, toldSeats } from '../../../src/lib/games/biome/rules/sheets.ts';
import type { Action, State } from '../../../src/lib/games/biome/rules/state.ts';
import { late } from '../../../src/lib/games/biome/rules/host/facilitate.ts';
import { peopled, startOf, youChoose } from '../../../src/lib/games/biome/words/start.ts';
import { statusOf } from '../../../src/lib/games/biome/words/status.ts';
import { game, module } from './play.ts';

const stateOf = ({ state }: Position) => state as State;

/** Two of four seats have a biome and play; nobody ever sat at the other two. */
function begun(more: readonly Action[] = []): Position {
	const chance = dealing(seededSource(7));
	const opened = open(module, 4, { start: 'facilitator' }, chance);
	if ('refused' in opened) throw new Error(opened.refused.code);
	let { position } = opened;
	const act = (actor: number | 'facilitator', action: Action) => {
		const done = play(module, position, actor, action, chance);
		if ('refused' in done) throw new Error(done.refused.code);
		({ position } = done);
	};
	act(0, { type: 'chooseBiome', biome: 'forest' });
	act(1, { type: 'chooseBiome', biome: 'desert' });
	act('facilitator', { type: 'advance' });
	for (const action of more) act('facilitator', action);
	return position;
}

test('somebody who sits down in a seat that is out of the game joins as a biome that nobody plays', () => {
	const state = stateOf(begun());
	expect([0, 1].map((seat) => late(state, seat, 'New arrivals'))).toEqual([null, null]);
	const joining = late(state, 2, 'New arrivals');
	expect(joining).toMatchObject({ type: 'addSeat', resource: null });
	const after = stateOf(begun([joining as Action]));
	expect(after.seats).toBe(5);
	expect(after.sheets['4']).toMatchObject({ status: 'joining', pool: after.options.startRp });
	expect(['forest', 'desert', null]).not.toContain(after.sheets['4']?.biome);
	const { act, more } = statusOf(after, 4, String);
	expect(act).toBe('You have joined the game');
	expect(more).toMatch(/^Your biome is \w+: nobody had it yet. .* next round\.$/);
	expect(statusOf(after, 2, String).act).toBe('This seat is not in the game');
});

test('who comes when all five biomes are played is told that one is shared', () => {
	const others = ['tundra', 'aquatic', 'grassland'] as const;
	const joining = others.map((biome): Action => ({ type: 'addSeat', biome, resource: null }));
	const full = stateOf(begun(joining));
	const after = stateOf(begun([...joining, late(full, 2, 'New arrivals') as Action]));
	expect(statusOf(after, after.seats - 1, String).more).toContain('all five are taken');
});

test('a seat at which nobody ever sat has no part of the world, at no moment', () => {
	const state = stateOf(begun());
	for (const { rp } of worlds(state)) expect(rp).toEqual({ 0: 4, 1: 4 });
});

test('while biomes are chosen only those are waited for who are there, and the facilitator where all of them are ready', () => {
	const opened = open(module, 4, { start: 'facilitator' }, dealing(seededSource(7)));
	if ('refused' in opened) throw new Error(opened.refused.code);
	const view = stateOf(opened.position);
	const people = ['Kit', 'Noor'];
	const names = (seat: number) => people[seat] ?? `Seat ${String(seat + 1)}`;
	for (const status of [startOf, statusOf]) {
		expect(status(view, null, names).act).toBe('Waiting for Kit and Noor to choose.');
		// on one device nobody has a name
		expect(status(view, null, (seat) => `Seat ${String(seat + 1)}`).act).toContain('Seat 1');
		// somebody alone among computers
		const computers = (seat: number) => (seat === 3 ? 'Seat 4' : `Computer ${String(seat + 1)}`);
		expect(status(view, 3, computers).act).toBe(youChoose().act);
	}
	for (const seat of [0, 1]) {
		const sheet = view.sheets[seat];
		if (sheet) sheet.ready = true;
	}
	expect(startOf(view, 0, names).act).toContain('Waiting for the facilitator');
	expect(peopled([0, 1, 2, 3], names, 3)).toEqual([0, 1, 3]);
});

test('whatever the moment, the rules let in whoever comes late to a seat that has left', () => {
	let joined = 0;
	for (const seed of [3, 8, 21, 34, 55]) {
		for (const { after } of game(4, seed).moves) {
			for (let seat = 0; seat < after.seats; seat++) {
				const action = late(after, seat, 'New arrivals');
				expect(action === null).toBe(
					after.phase === 'over' || after.sheets[seat]?.status !== 'left'
				);
				if (!action) continue;
				const refused = module.refuse(after, 'facilitator', action);
				if (refused) expect(refused.code).toBe('table-full');
				else joined++;
			}
		}
	}
	expect(joined).toBeGreaterThan(10);
});

test('a seat that never played is in no list, count or print', () => {
	const removed = begun([{ type: 'skip' }, { type: 'removeSeat', seat: 1 }]);
	const state = stateOf(removed);
	expect(toldSeats(state)).toEqual([0, 1]);
	expect(stage(state).unseen).toEqual([2, 3]);
	const said = JSON.stringify(history(state, { table: 'Oak', names: {} }));
	expect(said).not.toContain('No biome yet');
	expect(said).not.toMatch(/Seat [34]/);
	expect(said).toContain('leaves the table');
});

test.each([
	['without a word', {}, false],
	['with the reason that was given', { reason: 'Ann is ill' }, true]
])('one that is taken away before anybody plays leaves %s', (_how, why, told) => {
	const chance = dealing(seededSource(7));
	const opened = open(module, 2, {}, chance);
	if ('refused' in opened) throw new Error(opened.refused.code);
	const choosing: Action = { type: 'chooseBiome', biome: 'forest' };
	const chosen = play(module, opened.position, 1, choosing, chance);
	if ('refused' in chosen) throw new Error(chosen.refused.code);
	const removing: Action = { type: 'removeSeat', seat: 1, ...why };
	const done = play(module, chosen.position, 'facilitator', removing, chance);
	if ('refused' in done) throw new Error(done.refused.code);
	const state = stateOf(done.position);
	expect(hasStory(state, 1)).toBe(told);
	const said = JSON.stringify(history(state, { table: 'Oak', names: {} }));
	expect(/leaves the table|Seat 2/.test(said)).toBe(told);
});

test('one who left a Resource behind has a story, though no turn was played', () => {
	const state = stateOf(begun([]));
	const left = { kind: 'leave', seat: 1, reason: '', rp: 0 } as const;
	const made = { name: 'Deep roots', stat: 'resilience', rp: 4, from: null, turn: 0 } as const;
	const sheet = state.sheets[1];
	if (!sheet) throw new Error('no sheet');
	const without = {
		...state,
		history: [...state.history.filter(({ kind }) => kind !== 'turn' && kind !== 'skip'), left],
		sheets: { ...state.sheets, 1: { ...sheet, status: 'left' as const, resources: {} } }
	};
	expect(hasStory(without, 1)).toBe(false);
	const sheets = { ...without.sheets, 1: { ...without.sheets[1], resources: { r1: made } } };
	expect(hasStory({ ...without, sheets }, 1)).toBe(true);
});
