import { describe, expect, test } from 'vitest';
import { barsOf, type Bar } from '../../scripts/league/bars.ts';
import { ratio, tallied, whole } from '../../scripts/league/series.ts';
import { wilson } from '../../scripts/league/wilson.ts';
import { games } from '../../src/lib/games/registry.ts';

describe('Wilson’s interval', () => {
	test('is what the tables say', () => {
		const { share, from, to } = wilson(8, 10);
		expect([share, from, to].map((value) => Number(value.toFixed(3)))).toEqual([0.8, 0.49, 0.943]);
	});

	test('stays between nothing and all', () => {
		expect(wilson(0, 5).from).toBeCloseTo(0, 10);
		expect(wilson(5, 5).to).toBeCloseTo(1, 10);
		expect(wilson(0, 0)).toEqual({ share: 0, from: 0, to: 1 });
	});
});

test('every game has bars at every number of seats', () => {
	for (const { id, about } of games) {
		for (const seats of about.seats) {
			expect(barsOf(id, seats, false).length).toBeGreaterThan(0);
			expect(barsOf(id, seats, true)).toHaveLength(3);
		}
	}
});

/** 5 % wrong on either side. */
const SURE = Math.log(0.95 / 0.05);
const MOST = 40;
/** Who sits alone among chance wins this much more than a fair share, or no more. */
const CLEARLY = 0.85;

test.each(
	games
		.filter(({ about }) => about.seats.includes(2))
		// a biome's table wins or loses together, Martian 12s is played for money, and chance plays Timberland for minutes
		.filter(({ id }) => !['biome', 'martian-12s', 'timberland'].includes(id))
		.map((game) => [game.id, game] as const)
)('%s: who learns already beats chance, as far as few games can tell', (_id, module) => {
	const bar: Bar = { table: 'half', player: 'learns', others: 'random', least: 0.5 };
	const series = { module, seats: 2, options: {}, games: MOST, seed: 1 };
	for (const tally of tallied(series, bar)) {
		const sure = ratio(tally, 0.5, CLEARLY);
		expect(sure).toBeGreaterThan(-SURE);
		if (sure > SURE) return;
	}
	throw new Error(`${MOST} games tell nothing`);
});

test('seats go round, and each deal is played from every side', () => {
	const module = games.find(({ id }) => id === 'hunt');
	if (!module) throw new Error('hunt is a game');
	const bar: Bar = { table: 'half', player: 'random', others: 'greedy', least: 0.5 };
	const series = { module, seats: 2, options: {}, games: 2, seed: 3 };
	expect(whole(tallied(series, bar))).toEqual(expect.objectContaining({ games: 2, unfinished: 0 }));
	expect(whole(tallied(series, bar)).won).toBe(whole(tallied(series, bar)).won);
});
