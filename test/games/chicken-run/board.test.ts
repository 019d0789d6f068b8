/** What the board adds to the rules: ways of several steps, the marks of the last move, words for what stands where. */
import { describe, expect, test } from 'vitest';
import { chickenRun } from '../../../src/lib/games/chicken-run/index.ts';
import { squareSays } from '../../../src/lib/games/chicken-run/words/naming.ts';
import { positionSays } from '../../../src/lib/games/chicken-run/words/position.ts';
import { actionsOf, endsOf, plansOf } from '../../../src/lib/games/chicken-run/rules/reach.ts';
import { apply, legal, refuse } from '../../../src/lib/games/chicken-run/rules/rules.ts';
import type { Square, State } from '../../../src/lib/games/chicken-run/rules/state.ts';
import { nextOnTie, statusOf } from '../../../src/lib/games/chicken-run/words/status.ts';
import { follow } from '../../../src/lib/games/chicken-run/screens/trail.ts';
import { whyNot } from '../../../src/lib/games/chicken-run/screens/whyNot.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { always, eachMove } from '../walk.ts';

const names = (seat: number) => ['Robin', 'Mona'][seat] ?? '';
const start = (): State =>
	chickenRun.setup(2, { sets: 'two', sideline: '.LMSLSML.', chickenOrder: 'SLM' }, random);
const random = randomFrom(seededSource(1));

/** The position after some actions of whoever acts, at the beginning with these dice. */
function playing(more: Partial<State>): State {
	return {
		...start(),
		round: 1,
		dice: [6, 1],
		actor: 0,
		movable: 'family',
		phase: 'move',
		...more
	};
}
/** A board with nothing but these stacks. */
function yard(stacks: Readonly<Record<string, string[]>>): State['board'] {
	return Array.from({ length: 9 }, (_, y) =>
		Array.from({ length: 5 }, (_, x) => stacks[`${'abcde'.charAt(x)}${String(9 - y)}`] ?? [])
	);
}
const at = (name: string): Square => ['abcde'.indexOf(name.charAt(0)), 9 - Number(name.charAt(1))];

describe('a way of several steps', () => {
	test('is never refused on the way, costs what it says, and ends where it says', () => {
		let walks = 0;
		eachMove(
			chickenRun,
			({ after }, index) => {
				const seat = after.actor;
				if (seat === null || index % 7 > 0) return;
				for (const plan of plansOf(after, seat)) {
					if (plan.type !== 'walk') continue;
					const state = structuredClone(after);
					for (const action of actionsOf(plan)) {
						expect(refuse(state, seat, action)).toBeNull();
						apply(state, seat, action, { random, tell: () => undefined });
						walks++;
					}
					expect(state.board).toEqual(plan.way.after.board);
					if (state.phase === 'move') expect(after.points - state.points).toBe(plan.way.cost);
				}
			},
			{ games: 8, most: 60 }
		);
		expect(walks).toBeGreaterThan(100);
	});

	test('there is one for every step that the rules list, besides rolling and being done', () => {
		always(
			chickenRun,
			({ moves }) => {
				const { after } = moves.at(-1) ?? { after: start() };
				for (const seat of [0, 1] as const) {
					const plans = plansOf(after, seat);
					const ends = plans.flatMap((plan) => (plan.type === 'walk' ? [endsOf(plan.way)] : []));
					const listed = [...legal(after, seat)];
					for (const step of listed) {
						if (step.type === 'move') expect(ends).toContainEqual({ from: step.from, to: step.to });
						else expect(plans).toContainEqual(step);
					}
					expect(plans.length > 0).toBe(listed.length > 0);
				}
			},
			{ games: 12, most: 40 }
		);
	});

	test('§4 leads nowhere beyond the second chicken', () => {
		const board = yard({ b5: ['Y1u', 'W1u'], d5: ['Y2u'], d4: ['W2u'] });
		const plans = plansOf(playing({ board, captures: [1, 0], points: 6 }), 0);
		const through = plans.filter(
			(plan) =>
				plan.type === 'walk' && plan.way.path.slice(1, -1).some(([x, y]) => x === 3 && y === 4)
		);
		expect(plans).toContainEqual(
			expect.objectContaining({ way: expect.objectContaining({ wins: true }) as object })
		);
		expect(through).toEqual([]);
	});
});

test('the brackets mark where a piece came from in this round and where it is, until somebody else moves', () => {
	const trail = follow();
	const moved = (from: string, to: string) => ({ type: 'moved', from: at(from), to: at(to) });
	const told = (seq: number, ...events: { type: string }[]) => trail({ seq, events }).ends;
	expect(told(1, moved('c1', 'c2'))).toEqual({ from: at('c1'), to: at('c2') });
	expect(told(2, moved('c2', 'c3'))).toEqual({ from: at('c1'), to: at('c3') });
	expect(told(2, moved('c2', 'c3'))).toEqual({ from: at('c1'), to: at('c3') });
	expect(told(3, { type: 'round-ended' })).toEqual({ from: at('c1'), to: at('c3') });
	expect(told(4, { type: 'rolled' })).toEqual({ from: at('c1'), to: at('c3') });
	expect(told(5, moved('c3', 'c4'))).toEqual({ from: at('c3'), to: at('c4') });
	expect(told(6)).toBeNull();
});

describe('in words', () => {
	test('a square says all that stands there, the lowest first', () => {
		const view = playing({ board: yard({ c1: ['W1u', 'W3u'], d5: ['Y2u', 'K2u'], a2: ['B3u'] }) });
		const says = (name: string) => squareSays(view, at(name), names);
		expect(says('c1')).toBe(
			'c1, from the bottom: small member of Robin’s family, large member of Robin’s family'
		);
		expect(says('d5')).toBe('d5: medium chicken, held by Mona');
		expect(says('a2')).toBe('a2: large blue spectator');
		expect(says('e9')).toBe('e9: empty');
	});

	test('the position names all 23 pieces with their squares', () => {
		always(
			chickenRun,
			({ last }) => {
				const places = positionSays(last, names)
					.join(' ')
					.match(/(small|medium|large) on [a-e][1-9]/g);
				expect(places).toHaveLength(23);
			},
			{ games: 5, most: 60 }
		);
	});

	test('the status says the act to who acts, whom it waits for to the other, and both to who watches', () => {
		const view = playing({ points: 4 });
		expect(statusOf(view, 0, names)).toMatchObject({ you: 'Move: 4 points', waiting: [] });
		expect(statusOf(view, 1, names)).toMatchObject({ you: null, waiting: ['Robin'] });
		expect(statusOf(view, null, names).instead).toBe('Robin moves their family, 4 points left');
		const stuck = statusOf(playing({ points: 1 }), 0, names);
		expect(stuck.more).toMatch(/No piece can move/);
		expect(stuck.you).toBe('End the round: there is nowhere to go');
		expect(statusOf(start(), 1, names).you).toBe('Roll the dice');
	});

	test('§2.1 the crowd of the next tie goes to who does not act now, or did not act last', () => {
		expect(nextOnTie(start())).toBeNull();
		expect(nextOnTie(playing({}))).toBe(1);
		expect(nextOnTie({ ...start(), lastActor: 1 })).toBe(0);
	});
});

describe('why not', () => {
	const board = yard({ c1: ['W3u'], b2: ['Y1u'], a1: ['R3u'], d1: ['W1u'] });
	const why = (points: number, from: string | null, to: string, seat: number | null = 0) =>
		whyNot(playing({ board, points }), seat, from === null ? null : at(from), at(to));

	test('a piece cannot be picked', () => {
		expect(why(2, null, 'c1')).toMatch(/This step costs 3, and you have 2 points left/);
		expect(why(6, null, 'a1')).toMatch(/only your own family/);
		expect(why(6, null, 'e9')).toMatch(/This square is empty/);
		expect(why(6, null, 'c1', 1)).toMatch(/The other player acts/);
		expect(why(6, null, 'c1', null)).toMatch(/only watch/);
	});

	test('a square cannot be reached: for what stands there, or because it is too far', () => {
		expect(why(6, 'c1', 'b2')).toMatch(/own size/);
		expect(why(6, 'c1', 'a1')).toMatch(/Only spectators may stand on the sidelines/);
		expect(why(6, 'c1', 'c9')).toMatch(/You cannot get there with 6 points: each step costs 3/);
	});
});
