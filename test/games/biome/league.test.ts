import { expect, test } from 'vitest';
import type { Bar } from '../../../scripts/league/bars.ts';
import { tallied, whole } from '../../../scripts/league/series.ts';
import { module } from './play.ts';

test('a table that learns reaches equilibrium at least twice as often as an aimless one', () => {
	const bar: Bar = { table: 'all', player: 'learns', others: 'random', least: 2 };
	const series = { module, seats: 3, options: {}, games: 16, seed: 1 };
	const { won } = whole(tallied(series, bar));
	expect(won).toBeGreaterThan(0);
	expect(won).toBeGreaterThanOrEqual(2 * whole(tallied(series, bar, bar.others)).won);
});
