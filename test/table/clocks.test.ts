/** Clocks show what is left, stand still with the table, and stop with its game. */
import { expect, test } from 'vitest';
import { clocksAt, digitsOf } from '../../src/lib/table/clocks.ts';
import type { Clock } from '../../src/lib/table/facilitation.ts';

const clock = (of: Clock['of']): Clock => ({ of, minutes: 2, from: 0, phase: 'build' });
const room = {
	clocks: [clock('turn'), clock('phase'), clock('table')],
	since: 30_000,
	pausedAt: null,
	phase: 'build',
	over: false
};

test('a clock shows what is left of it, and never less than nothing', () => {
	expect(clocksAt(room, 60_000).map(({ left }) => digitsOf(left))).toEqual([
		'1:30',
		'1:00',
		'1:00'
	]);
	expect(clocksAt(room, 500_000).map(({ left }) => left)).toEqual([0, 0, 0]);
	expect(clocksAt({ ...room, phase: 'society' }, 0).map(({ of }) => of)).toEqual(['turn', 'table']);
});

test('while the table waits its clocks stand still', () => {
	const paused = { ...room, pausedAt: 60_000 };
	expect(clocksAt(paused, 90_000)).toEqual(clocksAt(paused, 60_000));
	expect(clocksAt(paused, 90_000).every(({ still }) => still)).toBe(true);
});

test('when the game has ended no clock runs on', () => {
	expect(clocksAt({ ...room, over: true }, 60_000)).toEqual([]);
});
