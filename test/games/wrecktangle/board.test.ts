/** What the board adds to the rules: captures preview, the marks of the last turn, words for what stands where. */
import { describe, expect, test } from 'vitest';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { openChances, prospectsOf } from '../../../src/lib/games/wrecktangle/screens/chances.ts';
import { wrecktangle } from '../../../src/lib/games/wrecktangle/index.ts';
import { squareSays } from '../../../src/lib/games/wrecktangle/words/naming.ts';
import { positionSays } from '../../../src/lib/games/wrecktangle/words/position.ts';
import { split, waySays } from '../../../src/lib/games/wrecktangle/screens/steps.ts';
import { legal } from '../../../src/lib/games/wrecktangle/rules/rules.ts';
import type { State } from '../../../src/lib/games/wrecktangle/rules/state.ts';
import { isBeginning, statusOf } from '../../../src/lib/games/wrecktangle/words/status.ts';
import { follow } from '../../../src/lib/games/wrecktangle/screens/trail.ts';
import { whyNot } from '../../../src/lib/games/wrecktangle/screens/whyNot.ts';
import { always, eachMove } from '../walk.ts';

const names = (seat: number) => ['Robin', 'Mona', 'Sally', 'Amal'][seat] ?? '';
const options = { path: 'leap', tilted: false, randomFirst: false } as const;
const start = (): State => wrecktangle.setup(2, options, randomFrom(seededSource(1)));
const playing = (more: Partial<State>): State => ({ ...start(), turn: 0, ...more });

/** The worked case of heads: the large one goes to the fourth corner. */
const nearly = (more: Partial<State> = {}) =>
	playing({
		roll: 'aim',
		pieces: {
			'0Pa': [2, 2],
			'0Pb': [5, 2],
			'0Da': [2, 5],
			'0Db': [3, 7],
			'0Qa': [5, 7],
			'1Pa': [3, 3],
			'1Da': [3, 2]
		},
		...more
	});

describe('a capture that is foreseen', () => {
	test('§4 is the capture that is made, of the same pyramids by the same rectangles', () => {
		let captures = 0;
		eachMove(
			wrecktangle,
			({ before, action, events }) => {
				if (action.type !== 'move' && action.type !== 'dieMove') return;
				const wanted = JSON.stringify(action);
				const preview = prospectsOf(before).find((one) => JSON.stringify(one.action) === wanted);
				const chances = (preview?.chances ?? []).filter(({ barred }) => barred === null);
				const told = events.find(({ type }) => type === 'captured');
				expect(preview).toBeDefined();
				expect([...new Set(chances.flatMap(({ caught }) => caught))].sort()).toEqual(
					told?.['pieces'] ?? []
				);
				expect(chances.map(({ corners }) => corners.map(String).join(' ')).sort()).toEqual(
					told?.['rectangles'] ?? []
				);
				if (told) captures++;
			},
			{ most: 300 }
		);
		expect(captures).toBeGreaterThan(0);
	});

	test('§4.2 is of those inside with heads up, of those on the edges with tails up', () => {
		const caught = (view: State) => openChances(view).flatMap((chance) => chance.caught);
		expect(caught(nearly())).toEqual(['1Pa']);
		expect(caught(nearly({ coin: 'tails' }))).toEqual(['1Da']);
	});

	test('§4.3, §4.4 shows a rectangle that catches nothing with the rule that bars it', () => {
		const barred = (view: State) => {
			const way = prospectsOf(view).find(
				({ action }) => action.type === 'move' && action.piece === '0Qa' && action.to[0] === 5
			);
			return way?.chances.map((chance) => chance.barred);
		};
		expect(barred(nearly())).toEqual([null]);
		expect(barred(nearly({ lastRects: [['2,2 5,2 2,5 5,5'], []] }))).toEqual(['last']);
		expect(openChances(nearly({ lastRects: [['2,2 5,2 2,5 5,5'], []] }))).toEqual([]);
		const { pieces } = nearly();
		const home = nearly({ pieces: { ...pieces, '0Pa': [2, 0], '0Pb': [5, 0] } });
		expect(barred(home)).toEqual(['home']);
	});
});

test('a pyramid and a square tell every move on the board from every other', () => {
	always(
		wrecktangle,
		({ start: first, moves }) => {
			for (const view of [first, ...moves.map(({ after }) => after)]) {
				const steps = [...legal(view, view.turn)].map((action) =>
					JSON.stringify(split(view)(action))
				);
				expect(new Set(steps).size).toBe(steps.length);
			}
		},
		{ games: 10, most: 40 }
	);
});

test('the brackets mark both moves of a turn, until somebody else moves', () => {
	const trail = follow();
	const moved = (seat: number, x: number) => ({
		type: 'moved',
		seat,
		from: [x, 1],
		to: [x, 3]
	});
	const told = (seq: number, ...events: { type: string }[]) => trail({ seq, events }).squares;
	expect(told(1, moved(0, 1))).toEqual(['1,1', '1,3']);
	expect(told(2, moved(0, 4))).toEqual(['1,1', '1,3', '4,1', '4,3']);
	expect(told(3, { type: 'rolled' })).toHaveLength(4);
	expect(told(4, moved(1, 2))).toEqual(['2,1', '2,3']);
	expect(told(5)).toEqual([]);
});

describe('in words', () => {
	test('a square says who stands there, and whether it is a home row or a blocked corner', () => {
		expect(squareSays(start(), [1, 7], names)).toBe('b1: Robin’s small one, home row');
		expect(squareSays(start(), [0, 0], names)).toBe('a8: blocked corner');
		expect(squareSays(start(), [3, 4], names)).toBe('d4: empty');
		const way = waySays(prospectsOf(nearly()), [5, 7], [5, 5]);
		expect(way).toBe(', by a normal move, captures 1');
	});

	test('the position names every pyramid, the coin and the die', () => {
		always(
			wrecktangle,
			({ last }) => {
				const words = positionSays(last, names).join(' ');
				expect(words.match(/(small|medium|large) on [a-h][1-8]/g) ?? []).toHaveLength(
					Object.keys(last.pieces).length
				);
				expect(words).toMatch(/(Heads|Tails): what stands/);
			},
			{ games: 6, most: 120 }
		);
	});

	test('the status says the act to who is on turn, whom it waits for to the others', () => {
		const view = nearly();
		expect(statusOf(view, 0, names).you).toMatch(/using the die is up to you/);
		expect(statusOf({ ...view, dieDone: true }, 0, names).you).toBe('Make your normal move');
		expect(statusOf({ ...view, normalDone: true }, 0, names).you).toMatch(/or end your turn/);
		expect(statusOf(view, 1, names)).toMatchObject({ you: null, waiting: ['Robin'] });
		expect(statusOf(view, null, names).instead).toBe('Robin moves a pyramid');
		const moved = { ...view, normalDone: true };
		expect(statusOf(moved, null, names).instead).toBe('Robin may still use the die');
		expect(statusOf({ ...view, out: [1] }, 1, names).instead).toMatch(/You are out/);
	});

	test('people are still coming in until the first move', () => {
		expect(isBeginning(start())).toBe(true);
		expect(isBeginning({ ...start(), dieDone: true })).toBe(false);
		expect(isBeginning(nearly())).toBe(false);
	});
});

describe('why not', () => {
	const why = (
		view: State,
		from: [number, number] | null,
		to: [number, number],
		seat: number | null = 0
	) => whyNot(view, seat, from, to);

	test('a pyramid cannot be picked', () => {
		expect(why(nearly(), null, [4, 4])).toMatch(/Choose a pyramid first/);
		expect(why(nearly({ dieDone: true }), null, [3, 3])).toMatch(/pyramid of your own/);
		expect(why(nearly({ normalDone: true }), null, [5, 7])).toMatch(/made your normal move/);
		expect(why(nearly(), null, [3, 3], 1)).toMatch(/It is somebody else’s turn/);
		expect(why(nearly(), null, [3, 3], null)).toMatch(/only watch/);
	});

	test('a square cannot be reached: it is taken, a corner, too far, or the way is not free', () => {
		expect(why(nearly(), [2, 2], [6, 6])).toMatch(/does not move like that/);
		expect(why(nearly(), [5, 7], [7, 7])).toMatch(/corners are out of play/);
		expect(why(nearly(), [5, 7], [3, 7])).toMatch(/stands there already/);
		const { pieces } = nearly();
		const blocked = nearly({ path: 'clear', pieces: { ...pieces, '1Pa': [5, 6] } });
		expect(why(blocked, [5, 7], [5, 5])).toMatch(/leaping is not allowed/);
	});
});
