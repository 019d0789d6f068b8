/** Who has prepared what, as every screen tells it. */
import { expect, test } from 'vitest';
import { seededSource } from '../../../src/lib/engine/random.ts';
import { dealing, open, play, type Position } from '../../../src/lib/engine/referee.ts';
import { placesOf } from '../../../src/lib/games/biome/rules/together/progress.ts';
import type { Action, State } from '../../../src/lib/games/biome/rules/state.ts';
import { preparedWords, openWords } from '../../../src/lib/games/biome/words/prepared.ts';
import { whenOf } from '../../../src/lib/games/biome/history/whenOf.ts';
import { textsOf } from '../../../src/lib/server/sync/admit.ts';
import { module } from './play.ts';

const names = (seat: number) => ['Robin', 'Kit', 'Noor'][seat] ?? '';
const source = seededSource(3);
const plan: Action = {
	type: 'plan',
	stat: 'resilience',
	rp: 1,
	resource: { name: 'Roots' },
	solution: ''
};

function opened(): Position {
	const options = { biomes: ['forest', 'desert', 'tundra'], tempo: 'together' };
	const table = open(module, 3, options, dealing(source));
	if ('refused' in table) throw new Error(table.refused.code);
	return table.position;
}

function after(position: Position, deeds: readonly (readonly [number, Action])[]): Position {
	return deeds.reduce((before, [seat, action]) => {
		const answer = play(module, before, seat, action, dealing(source));
		if ('refused' in answer) throw new Error(answer.refused.code);
		return answer.position;
	}, position);
}

const told = ({ state }: Position) =>
	placesOf(state as State).map((place) => openWords(place, names));

test('every seat has a place that says what is open, and of whom', () => {
	let table = opened();
	expect(told(table)).toEqual(Array.from({ length: 3 }, () => 'has no sphere yet'));
	table = after(table, [[1, { type: 'rollSphere' }]]);
	if ((table.state as State).prepared?.['1']?.step === 'pickSphere') {
		table = after(table, [[1, { type: 'pickSphere', sphere: 'biosphere' }]]);
	}
	expect(told(table)[1]).toBe('is waiting for a challenge from Robin');
	table = after(table, [[0, { type: 'setChallenge', text: 'Drought', for: 1 }]]);
	expect(told(table)[1]).toBe('is planning');
	table = after(table, [[1, plan]]);
	expect(told(table)[1]).toBe('is waiting for Noor to read the plan');
	expect(preparedWords(table.state as State)).toBe('Prepared: 0 of 3');
	table = after(table, [[2, { type: 'agree', ok: true, for: 1 }]]);
	expect(told(table)).toEqual(['has no sphere yet', 'prepared', 'has no sphere yet']);
	expect(preparedWords(table.state as State)).toBe('Prepared: 1 of 3');
});

test('the texts of a turn that is prepared have names that the server takes, others in each phase', () => {
	const texts = textsOf({ kind: 'story', table: '' });
	const state = opened().state as State;
	const build = `answer.${whenOf(state)}.1`;
	const society = `answer.${whenOf({ ...state, phase: 'society', round: 999 })}.1`;
	expect(build).toMatch(texts ?? '');
	expect(society).toMatch(texts ?? '');
	expect(society).not.toBe(`answer.${whenOf({ ...state, round: 999 })}.1`);
	expect(whenOf({ ...state, turn: 7, options: { ...state.options, tempo: 'turns' } })).toBe(7);
});
