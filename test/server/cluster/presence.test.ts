/** Whether the silence of other processes says anything. */
import { expect, test } from 'vitest';
import { Presence } from '../../../src/lib/server/cluster/presence.ts';

/** One that has spoken every two seconds from `from` to `to`. */
function speaking(from: number, to: number, presence = new Presence()): Presence {
	for (let now = from; now <= to; now += 2_000) presence.said(now);
	return presence;
}

test('it says nothing before this process has spoken, and for as long as a lease after it began', () => {
	expect(new Presence().tells(100_000)).toBe(false);
	expect(speaking(0, 4_000).tells(4_500)).toBe(false);
	expect(speaking(0, 6_000).tells(6_000)).toBe(true);
});

test('it says nothing while this process cannot speak either, and for as long as a lease afterwards', () => {
	const presence = speaking(0, 20_000);
	expect(presence.tells(22_500)).toBe(true);
	expect(presence.tells(23_500)).toBe(false);
	speaking(25_000, 29_000, presence);
	expect(presence.tells(30_000)).toBe(false);
	speaking(31_000, 31_000, presence);
	expect(presence.tells(31_000)).toBe(true);
});
