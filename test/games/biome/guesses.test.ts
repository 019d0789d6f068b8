import { expect, test } from 'vitest';
import type { Actor } from '../../../src/lib/engine/module.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import {
	dealing,
	open,
	play,
	toldTo,
	undoneBy,
	type Position
} from '../../../src/lib/engine/referee.ts';
import { revealed } from '../../../src/lib/engine/reveals.ts';
import { foresight } from '../../../src/lib/games/biome/rules/together/guesses.ts';
import { history } from '../../../src/lib/games/biome/history/record.ts';
import type { Action, State } from '../../../src/lib/games/biome/rules/state.ts';
import { module } from './play.ts';

const BIOMES = ['forest', 'desert', 'tundra'];
const ROLL: [Actor, Action] = [0, { type: 'roll' }];
/** A turn of seat 0 until its dice; the roll brings two passes. */
const TURN: [Actor, Action][] = [
	[0, { type: 'rollSphere' }],
	[2, { type: 'setChallenge', text: 'Wind' }],
	[0, { type: 'plan', stat: 'resilience', rp: 1, resource: { name: 'bark' } }],
	[1, { type: 'agree', ok: true }]
];

function after(deeds: readonly [Actor, Action][], options: object = {}): Position {
	const dice = [1, 5, 5, 1, 1, 1].values();
	const deal = dealing(() => (dice.next().value ?? 1) - 1);
	const opened = open(module, 3, { biomes: BIOMES, ...options }, deal);
	if ('refused' in opened) throw new Error(opened.refused.code);
	return deeds.reduce((position, [actor, action]) => {
		const answer = play(module, position, actor, action, deal);
		if ('refused' in answer) throw new Error(answer.refused.code);
		return answer.position;
	}, opened.position);
}

const seen = ({ state }: Position, audience: number | 'table') =>
	module.view(state, audience) as State;

const GUESS: [Actor, Action] = [1, { type: 'guess', seat: 0, band: 'success' }];

test('where nobody has guessed everybody sees the state itself', () => {
	const position = after(TURN);
	for (const audience of [0, 1, 'table'] as const) {
		expect(seen(position, audience)).toBe(position.state);
	}
});

test('others see that somebody has guessed, and not what, until the dice fall', () => {
	const before = after([...TURN, GUESS]);
	expect(seen(before, 1).current?.guesses).toEqual({ 1: 'success' });
	for (const audience of [0, 2, 'table'] as const) {
		expect(seen(before, audience).current?.guesses).toEqual({ 1: null });
	}
	const [entry] = before.log.slice(-1);
	expect(entry && toldTo(entry, 'table')).toEqual([{ type: 'guessed', seat: 1, of: 0 }]);
	const rolled = after([...TURN, GUESS, ROLL]);
	expect(seen(rolled, 2)).toBe(rolled.state);
	expect(seen(rolled, 2).history[0]).toMatchObject({ guesses: { 1: 'success' } });
});

test('while all prepare, guesses at every turn are hidden', () => {
	const position = after([GUESS, [1, { type: 'guess', seat: 2, band: 'strong' }]], {
		tempo: 'together'
	});
	expect(seen(position, 'table').prepared).toMatchObject({
		0: { guesses: { 1: null } },
		2: { guesses: { 1: null } }
	});
	expect(seen(position, 1).prepared?.['2']?.guesses).toEqual({ 1: 'strong' });
});

test('only a guess is a secret deed, also one that the facilitator makes for a seat', () => {
	const secret = (action: object) => module.secret?.(action as Action);
	expect(secret(GUESS[1])).toBe(true);
	expect(secret({ type: 'actFor', seat: 1, action: GUESS[1] })).toBe(true);
	expect(secret({ type: 'actFor', seat: 1, action: { type: 'ready' } })).toBe(false);
	for (const [, action] of [...TURN, ROLL]) expect(secret(action)).toBe(false);
});

test('an undo takes back something seen only where a guess has come to light', () => {
	const sees = (position: Position, to: number) =>
		revealed(module, position.log, undoneBy(position, to), 3, seededSource(3));
	expect(sees(after([...TURN, ROLL]), 0)).toBe(false);
	expect(sees(after([...TURN, GUESS]), 0)).toBe(false);
	expect(sees(after([...TURN, GUESS, ROLL]), 5)).toBe(true);
});

test('a redeal is some state that a seat cannot tell from the real one', () => {
	const position = after([...TURN, GUESS]);
	const other = module.redeal?.(seen(position, 2), 2, randomFrom(seededSource(1))) as State;
	expect(['failure', 'mixed', 'success', 'strong']).toContain(other.current?.guesses?.['1']);
	expect(module.view(other, 2)).toEqual(seen(position, 2));
});

test('the end tells how often each foresaw right, and the printed history says it in one line', () => {
	const wrong: [Actor, Action] = [2, { type: 'guess', seat: 0, band: 'failure' }];
	const state = after([...TURN, GUESS, wrong, ROLL]).state as State;
	expect(foresight(state)).toEqual([
		{ seat: 1, right: 1, of: 1 },
		{ seat: 2, right: 0, of: 1 }
	]);
	const printed = (view: State) =>
		history(view, { table: 'T', names: {} }).blocks.flatMap((block) =>
			block.kind === 'paragraph' && block.text.includes('guessed the dice') ? [block.text] : []
		);
	expect(printed(state)).toEqual([
		'How often each player guessed the dice right: Desert 1 of 1, Tundra 0 of 1.'
	]);
	expect(printed(after([...TURN, ROLL]).state as State)).toEqual([]);
});
