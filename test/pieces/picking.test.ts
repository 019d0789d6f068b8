import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	back,
	begin,
	offers,
	pick,
	renew,
	spelled,
	taken,
	taker,
	type Split,
	type Step
} from '../../src/lib/pieces/picking/picking.ts';

type Move = { type: 'move'; piece: string; to: string; facing?: string } | { type: 'stop' };

const step = (asks: string, answer = ''): Step => ({ asks, answer });
const split: Split<Move> = (move) =>
	move.type === 'stop'
		? [step('stop')]
		: [
				step('piece', move.piece),
				step('to', move.to),
				...(move.facing ? [{ ...step('facing', move.facing), obvious: true }] : [])
			];

const letter = fc.constantFrom('a', 'b', 'c');
const move = fc.oneof(
	fc.constant<Move>({ type: 'stop' }),
	fc.record({ type: fc.constant('move' as const), piece: letter, to: letter }),
	fc.record({ type: fc.constant('move' as const), piece: letter, to: letter, facing: letter })
);
const moves = fc.uniqueArray(move, {
	selector: (one) => JSON.stringify(split(one)),
	minLength: 1,
	maxLength: 14
});
const anyStep = fc.record({
	asks: fc.constantFrom('piece', 'to', 'facing', 'stop'),
	answer: fc.constantFrom('', 'a', 'b', 'c')
});

describe('picking an action', () => {
	test('every legal action can be picked by its own steps', () => {
		fc.assert(
			fc.property(moves, (legal) => {
				for (const one of legal) {
					const picking = split(one).reduce(
						(now, answer) => {
							const reached = taken(now).length >= split(one).length;
							return reached ? now : takes(now, answer);
						},
						begin(legal, split)
					);
					expect(spelled(picking)).toBe(one);
				}
			})
		);
	});

	test('whatever is tapped in whatever order, only a legal action is ever spelled', () => {
		fc.assert(
			fc.property(moves, fc.array(anyStep, { maxLength: 20 }), (legal, taps) => {
				let picking = begin(legal, split);
				for (const tap of taps) {
					picking = pick(picking, tap);
					const action = spelled(picking);
					expect(action === null || legal.includes(action)).toBe(true);
					expect(action !== null || offers(picking).length > 0).toBe(true);
				}
				expect(spelled(begin(legal, split))).toBeNull();
			})
		);
	});

	test('back undoes one pick, and taking back all leads to the beginning', () => {
		fc.assert(
			fc.property(moves, fc.array(anyStep, { maxLength: 9 }), (legal, taps) => {
				let picking = taps.reduce((now, tap) => pick(now, tap), begin(legal, split));
				const offered = offers(picking)[0];
				if (offered) expect(back(pick(picking, offered))).toEqual(picking);
				while (picking.picked.length > 0) picking = back(picking);
				expect(offers(picking)).toEqual(offers(begin(legal, split)));
			})
		);
	});

	test('when the view changes, picks that still lead somewhere stay and the others go', () => {
		fc.assert(
			fc.property(moves, moves, fc.array(anyStep, { maxLength: 6 }), (legal, later, taps) => {
				const picking = taps.reduce((now, tap) => pick(now, tap), begin(legal, split));
				const renewed = renew(picking, later, split);
				expect(picking.picked.slice(0, renewed.picked.length)).toEqual(renewed.picked);
				expect(spelled(renewed) !== null || offers(renewed).length > 0).toBe(true);
				expect(renew(picking, legal, split)).toEqual(picking);
			})
		);
	});

	test('what is said to be open is exactly what a tap changes something by', () => {
		fc.assert(
			fc.property(moves, fc.array(anyStep, { maxLength: 6 }), anyStep, (legal, taps, tap) => {
				const picking = taps.reduce((now, one) => pick(now, one), begin(legal, split));
				expect(pick(picking, tap) !== picking).toBe(taker(picking)(tap));
			})
		);
	});
});

describe('a question already answered', () => {
	const legal: Move[] = [
		{ type: 'move', piece: 'a', to: 'b' },
		{ type: 'move', piece: 'a', to: 'c', facing: 'n' },
		{ type: 'move', piece: 'c', to: 'b' },
		{ type: 'stop' }
	];
	const start = begin(legal, split);

	test('another piece takes the place of the first', () => {
		const other = pick(pick(start, step('piece', 'a')), step('piece', 'c'));
		expect(other.picked).toEqual([step('piece', 'c')]);
	});

	test('the same piece again is put down', () => {
		const none = pick(pick(start, step('piece', 'a')), step('piece', 'a'));
		expect(none.picked).toEqual([]);
	});

	test('the only answer to an obvious question is taken by itself', () => {
		const picking = pick(pick(start, step('piece', 'a')), step('to', 'c'));
		expect(spelled(picking)).toBe(legal[1]);
		expect(back(picking).picked).toEqual([step('piece', 'a')]);
	});
});

/** Picks an answer unless it was obvious and stands already. */
function takes(picking: ReturnType<typeof begin<Move>>, answer: Step) {
	const last = taken(picking).at(-1);
	return last?.asks === answer.asks ? picking : pick(picking, answer);
}
