import { expect, test } from 'vitest';
import { filtersIn, fits } from '../../../src/routes/games/filters.ts';

const hunt = { seats: [2, 3, 4], minutes: [20, 40], kinds: ['open', 'dice'] } as const;
const fitting = (address: string) => fits(hunt, filtersIn(new URLSearchParams(address)));

test('a game fits where nothing is asked, or nothing that a form of ours would send', () => {
	for (const address of ['', 'players=&minutes=&kind=', 'players=x&minutes=-3&kind=toString'])
		expect(fitting(address)).toBe(true);
});

test('a game fits by each of the three, and only where all of them fit', () => {
	expect([fitting('players=4'), fitting('players=5')]).toEqual([true, false]);
	expect([fitting('minutes=20'), fitting('minutes=15')]).toEqual([true, false]);
	expect([fitting('kind=dice'), fitting('kind=secret')]).toEqual([true, false]);
	expect([
		fitting('players=3&minutes=30&kind=open'),
		fitting('players=3&minutes=15&kind=open')
	]).toEqual([true, false]);
});
