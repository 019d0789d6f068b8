import { expect, test } from 'vitest';
import {
	bestStat,
	helpersOf,
	lendersOf,
	sourceOf,
	usableOf
} from '../../../src/lib/games/biome/screens/phone/plan/open.ts';
import { waitsFor } from '../../../src/lib/games/biome/screens/phone/plan/waits.ts';
import { refusePlan } from '../../../src/lib/games/biome/rules/plans.ts';
import { statOf } from '../../../src/lib/games/biome/rules/dice.ts';
import { STATS, type State } from '../../../src/lib/games/biome/rules/state.ts';
import {
	borrowingWords,
	loanWords,
	usingWords
} from '../../../src/lib/games/biome/words/borrowing.ts';
import { effectsOf } from '../../../src/lib/games/biome/words/effects.ts';
import { game } from './play.ts';

/** Every moment of some games at which somebody plans for a society. */
const planning: State[] = [2, 4, 6, 9, 12, 18, 25, 31].flatMap((seed) =>
	game(4, seed)
		.moves.map(({ after }) => after)
		.filter(({ phase, step }) => phase === 'society' && step === 'plan')
);

test('the Resource that a plan opens on can be used, and no other has a better stat', () => {
	const opened = planning.flatMap((view) => {
		const [first] = usableOf(view, view.active);
		return first ? [{ view, id: first[0], stat: first[1].stat }] : [];
	});
	expect(opened.length).toBeGreaterThan(10);
	for (const { view, id, stat } of opened) {
		expect(refusePlan(view, view.active, { type: 'plan', stat, own: { id, rp: 1 } })).toBeNull();
		for (const [, other] of usableOf(view, view.active)) {
			expect(statOf(view, view.active, stat)).toBeGreaterThanOrEqual(
				statOf(view, view.active, other.stat)
			);
		}
	}
});

test('where nothing of one’s own is left, a plan without it can work', () => {
	const empty = planning.filter((view) => usableOf(view, view.active).length === 0);
	expect(empty.length).toBeGreaterThan(0);
	for (const view of empty) {
		const stat = bestStat(view, view.active);
		expect(refusePlan(view, view.active, { type: 'plan', stat })).toBeNull();
		for (const one of STATS) {
			expect(statOf(view, view.active, stat)).toBeGreaterThanOrEqual(
				statOf(view, view.active, one)
			);
		}
	}
});

test('whatever is offered to be borrowed can be borrowed, and the lender is named with her dice', () => {
	let offered = 0;
	for (const view of planning) {
		const stat = bestStat(view, view.active);
		for (const { seat, lendable } of lendersOf(view)) {
			for (const [id] of lendable) {
				const borrow = { seat, id, rp: 1 };
				expect(refusePlan(view, view.active, { type: 'plan', stat, borrow })).toBeNull();
				const plan = { solution: '', stat, own: null, borrow, copyName: null, statFrom: 'own' };
				const words = borrowingWords(view, { ...plan, statFrom: 'own' }, () => 'Blue Heron');
				expect(words).toMatch(/Blue Heron rolls \d+ di(c)?e/);
				offered++;
			}
		}
	}
	expect(offered).toBeGreaterThan(10);
});

test('§5.3 the best value that may be rolled is chosen, and whoever says otherwise is heard', () => {
	let better = 0;
	for (const view of planning.filter((_, index) => index % 5 === 0)) {
		const loans = lendersOf(view).flatMap(({ seat, lendable }) =>
			lendable.map(([id]) => ({ seat, id, rp: 1 }))
		);
		for (const statSource of ['any', 'lender'] as const) {
			const at = { ...view, options: { ...view.options, statSource } };
			for (const [stat, borrow] of STATS.flatMap((stat) =>
				[null, ...loans].map((loan) => [stat, loan] as const)
			)) {
				const from = sourceOf(at, stat, borrow, null);
				const seat = typeof from === 'number' ? from : at.active;
				for (const helper of [at.active, ...helpersOf(at, borrow)])
					expect(statOf(at, seat, stat)).toBeGreaterThanOrEqual(statOf(at, helper, stat));
				// one's own as long as nobody else's is better
				if (from !== 'own') {
					better++;
					expect(statOf(at, seat, stat)).toBeGreaterThan(statOf(at, at.active, stat));
				}
				const plan = { type: 'plan', stat, borrow, statFrom: from };
				expect(refusePlan(at, at.active, plan)?.code).not.toBe('bad-stat-source');
				expect(sourceOf(at, stat, borrow, 'own')).toBe('own');
			}
		}
	}
	expect(better).toBeGreaterThan(10);
});

test('a lender who was chosen for a stat is left once nothing is borrowed', () => {
	const [view] = planning.filter((one) => lendersOf(one).length > 0);
	if (!view) throw new Error('somebody can lend in one of these games');
	const at = { ...view, options: { ...view.options, statSource: 'lender' as const } };
	const [{ seat, lendable } = { seat: 0, lendable: [] }] = lendersOf(at);
	const borrow = { seat, id: lendable[0]?.[0] ?? '', rp: 1 };
	expect(sourceOf(at, 'resilience', borrow, seat)).toBe(seat);
	expect(sourceOf(at, 'resilience', borrow, 'lender')).toBe('lender');
	expect(sourceOf(at, 'resilience', null, seat)).toBe('own');
	expect(sourceOf(at, 'resilience', null, 'lender')).toBe('own');
});

test('a plan waits for an answer in words, whatever else it still waits for', () => {
	const [view] = planning;
	if (!view) throw new Error('somebody plans in one of these games');
	const [best] = usableOf(view, view.active);
	const plan = {
		type: 'plan',
		stat: best?.[1].stat ?? 'resilience',
		own: best ? { id: best[0], rp: 1 } : null
	} as const;
	expect(waitsFor(view, view.active, plan)).toBe('Say how you meet it.');
	expect(waitsFor(view, view.active, { ...plan, solution: ' \n' })).toBe('Say how you meet it.');
	expect(waitsFor(view, view.active, { ...plan, solution: 'We store the rain.' })).toBeNull();
	const long = 'rain '.repeat(200);
	expect(waitsFor(view, view.active, { ...plan, solution: long })).not.toBeNull();
	// computers, and whoever types a plan, go by the rules alone
	expect(refusePlan(view, view.active, plan)).toBeNull();
});

test('the chances say "you" to whoever acts, and a name to everybody else', () => {
	const [view] = planning;
	if (!view) throw new Error('somebody plans in one of these games');
	const plan = {
		solution: '',
		stat: 'resilience',
		own: { id: 'r1', rp: 2 },
		borrow: null,
		copyName: null,
		statFrom: 'own'
	} as const;
	const names = () => 'Blue Heron';
	const own = effectsOf(view, plan, { seat: view.active, names }).failure;
	const seen = effectsOf(view, plan, { seat: null, names }).failure;
	expect(own).toBe('You lose 2 RP, and your Resilience falls by 1');
	expect(seen).toBe('Blue Heron loses 2 RP, and Resilience falls by 1');
});

test('under its steps stands what may be used and borrowed, and why nothing can be', () => {
	for (const view of planning) {
		const [first] = usableOf(view, view.active);
		const own = first ? { id: first[0], rp: 1 } : null;
		const stat = bestStat(view, view.active);
		const plan = {
			solution: '',
			stat,
			own,
			borrow: null,
			copyName: null,
			statFrom: 'own'
		} as const;
		const names = (seat: number) => `P${String(seat)}`;
		const apart = { ...view, options: { ...view.options, mixOwnAndBorrowed: false } };
		const mixed = { ...view, options: { ...view.options, mixOwnAndBorrowed: true } };
		expect(usingWords(view, false)).toMatch(/used up/);
		expect(usingWords(view, true)).not.toBe(usingWords(view, false));
		expect(loanWords(mixed, plan, names, 0)).not.toBe(loanWords(mixed, plan, names, 1));
		expect(loanWords(mixed, plan, names, 1)).toBe(borrowingWords(mixed, plan, names));
		if (own) expect(loanWords(apart, plan, names, 1)).not.toBe(loanWords(mixed, plan, names, 1));
	}
});
