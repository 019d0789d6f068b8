import { expect, test } from 'vitest';
import { readScenarios, runScenario, type Scenario } from '../../src/lib/engine/scenario.ts';
import { toyWith } from './toy.ts';

const choose = (seat: number, card: number) => ({ seat, action: { type: 'choose', card } });

const round: Scenario = {
	name: 'a card under the die scores',
	game: 'toy',
	seats: 2,
	random: [3],
	actions: [choose(0, 2), choose(1, 3)],
	expect: { scores: [2, 0], 'scores.length': 2, 'scores.0': 2, round: 2, 'cards.0': null },
	outcome: null
};

const run = (change: Partial<Scenario>) => runScenario(toyWith(), { ...round, ...change });

test('a case that comes out as expected has no misses', () => {
	expect(run({})).toEqual([]);
});

test('a value is compared deeply at its path, and a path that is not there reads as null', () => {
	expect(run({ expect: { scores: [2, 1], 'no.such.path': null, 'scores.7': 1 } })).toEqual([
		{ path: 'scores', expected: [2, 1], got: [2, 0] },
		{ path: 'scores.7', expected: 1, got: null }
	]);
});

test('the state is patched: lists are replaced whole, a null deletes what is there and is written where it is not', () => {
	const state = { charms: [4, 6], scores: [5, 5], round: 2, boasts: null, extra: null };
	const misses = run({
		state,
		actions: [],
		expect: { charms: [4, 6], round: 2, boasts: 'gone', extra: 'written', paused: false }
	});
	expect(misses).toEqual([
		{ path: 'boasts', expected: 'gone', got: null },
		{ path: 'extra', expected: 'written', got: null }
	]);
});

test('a refusal is expected of the last action only, by its code', () => {
	const refused = { expect: { refused: 'no-such-card' } };
	expect(run({ ...refused, actions: [choose(0, 4)] })).toEqual([]);
	expect(run({ ...refused, actions: [choose(0, 1)] })).toEqual([
		{ path: 'refused', expected: 'no-such-card', got: 'accepted' }
	]);
	expect(run({ ...refused, actions: [choose(0, 4), choose(1, 4)] })).toEqual([
		{ path: 'actions.0', expected: 'accepted', got: 'no-such-card' }
	]);
	expect(run({ expect: { refused: 'paused' }, actions: [choose(0, 4)] })).toEqual([
		{ path: 'refused', expected: 'paused', got: 'no-such-card' }
	]);
});

test('what a seat sees is compared path by path', () => {
	const sees = { 0: { 'cards.0': 2 }, 1: { 'cards.0': 'hidden' }, table: { 'cards.0': 'hidden' } };
	expect(run({ sees, expect: {}, actions: [choose(0, 2)] })).toEqual([]);
	expect(run({ sees: { 1: { 'cards.0': 2 } }, expect: {}, actions: [choose(0, 2)] })).toEqual([
		{ path: 'sees.1.cards.0', expected: 2, got: 'hidden' }
	]);
});

test('options that are refused count as the refusal of a case without actions', () => {
	const bad = { options: { rounds: 0 }, actions: [] };
	expect(run({ ...bad, expect: { refused: 'bad-option' } })).toEqual([]);
	expect(run({ ...bad, expect: {} })).toHaveLength(1);
	expect(run({ ...bad, seats: 9, expect: { refused: 'bad-seats' } })).toEqual([]);
});

test('a case that needs more dice than it lists fails at that action', () => {
	expect(run({ random: [] })).toMatchObject([{ path: 'actions.1' }]);
});

test('a case that rests on the chances of the set-up fails', () => {
	const misses = run({ actions: [], expect: { 'charms.0': 1, 'charms.1': 1 } });
	expect(misses.length).toBeGreaterThan(0);
});

test('an outcome is compared by the fields named, null for a game that goes on', () => {
	const last = { state: { round: 2, rounds: 2, charms: [1, 6] } };
	expect(run({ ...last, expect: {}, outcome: { winners: [1] } })).toEqual([]);
	expect(run({ ...last, expect: {}, outcome: { winners: [0], reason: 'scored' } })).toEqual([
		{ path: 'outcome.winners', expected: [0], got: [1] }
	]);
	expect(run({ ...last, expect: {}, outcome: null })).toMatchObject([{ path: 'outcome' }]);
	expect(run({ outcome: { winners: [0] } })).toMatchObject([{ path: 'outcome', got: null }]);
});

test('an action that the schema does not take fails, even where the rules would', () => {
	const odd = { seat: 'facilitator' as const, action: { type: 'pause', now: true } };
	expect(run({ actions: [odd], expect: {} })).toMatchObject([
		{ path: 'actions.0', expected: 'passes the schema' }
	]);
});

test('a file that holds something else is told apart by a sentence', () => {
	expect(() => readScenarios({})).toThrow('one list');
	expect(() => readScenarios([round, { name: 'half' }])).toThrow('case 1');
	expect(readScenarios([round])).toEqual([round]);
});
