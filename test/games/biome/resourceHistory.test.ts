/** §11 The lives of Resources add up to what the history says, in every game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	fateLine,
	resourceHistoriesOf,
	originLine
} from '../../../src/lib/games/biome/history/resourceHistory.ts';
import { allSeats, toldSeats } from '../../../src/lib/games/biome/rules/sheets.ts';
import { isBuildPlan, type State } from '../../../src/lib/games/biome/rules/state.ts';
import { endsWithin } from './play.ts';

/** The end of some games, facilitators and all. */
const ends = endsWithin(160);

const everyEnd = (hold: (view: State) => void) => {
	fc.assert(fc.property(ends, hold), { numRuns: 40 });
};

const turnsOf = (view: State) => view.history.filter((entry) => entry.kind === 'turn');
const livesIn = (view: State) => allSeats(view).flatMap((seat) => resourceHistoriesOf(view, seat));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe('§11 the life of a Resource', () => {
	test('begins with the RP that its first turn gave it, and no two begin in the same turn', () => {
		everyEnd((view) => {
			const born = livesIn(view).flatMap((life) =>
				life.birth ? [{ ...life, birth: life.birth }] : []
			);
			for (const { birth, id, seat } of born) {
				expect(birth.seat).toBe(seat);
				const given = birth.changes.find((change) => change.what === 'rp' && change.id === id);
				expect(given?.by).toBeGreaterThan(0);
			}
			expect(new Set(born.map(({ birth }) => birth)).size).toBe(born.length);
		});
	});

	test('comes to the RP that it has now, and never to less than none on the way', () => {
		everyEnd((view) => {
			for (const { first, gained, lost, corrected, resource, end } of livesIn(view)) {
				expect(first + gained - lost + corrected).toBe(resource.rp);
				expect(Math.min(gained, lost)).toBeGreaterThanOrEqual(0);
				if (end) expect(resource.rp).toBe(0);
			}
		});
	});

	test('counts every use and every loan of the history once', () => {
		everyEnd((view) => {
			const lives = livesIn(view);
			const plans = turnsOf(view).map(({ plan }) => plan);
			const used = plans.filter((plan) =>
				isBuildPlan(plan) ? 'id' in plan.resource : plan.own !== null
			);
			const lent = plans.filter((plan) => !isBuildPlan(plan) && plan.borrow !== null);
			expect(sum(lives.map((life) => life.used))).toBe(used.length);
			expect(sum(lives.map((life) => life.lent))).toBe(lent.length);
			const copies = lives.filter(({ resource }) => resource.from !== null);
			for (const { seat, resource } of copies) {
				const { from } = resource;
				const original = lives.find((life) => life.seat === from?.seat && life.id === from.id);
				expect(original?.copies).toContain(seat);
			}
		});
	});

	test('is told in words: where from, what became of it, how it stands', () => {
		everyEnd((view) => {
			for (const life of toldSeats(view).flatMap((seat) => resourceHistoriesOf(view, seat))) {
				const telling = { names: {} };
				expect(originLine(view, life, telling)).toMatch(
					/^(Made in (Age|Round) \d+: .|[Cc]opied (in \w+ \d+ )?from .|Placed without a roll$)/
				);
				const fate = fateLine(view, life, telling);
				const { rp } = life.resource;
				expect(fate).toMatch(
					rp === 0 ? /used up( in \w+ \d+)?$/ : new RegExp(`now ${String(rp)} RP`)
				);
				expect(fate.includes('lent')).toBe(life.lent > 0);
			}
		});
	});
});
