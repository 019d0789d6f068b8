/** Whether this process has said steadily that it is there, so that others that say nothing are gone. */
import { expect, test } from 'vitest';
import { Presence } from '../../../src/lib/server/cluster/upkeep.ts';

/** One that has said so every two seconds from `from` to `to`. */
function saying(from: number, to: number, presence = new Presence()): Presence {
	for (let now = from; now <= to; now += 2_000) presence.said(now);
	return presence;
}

test('a process is steady once it has said that it is there for as long as a lease lasts', () => {
	expect(new Presence().isSteady(100_000)).toBe(false);
	expect(saying(0, 4_000).isSteady(4_500)).toBe(false);
	expect(saying(0, 6_000).isSteady(6_000)).toBe(true);
});

test('after a gap it is steady again only once as long as a lease has gone by', () => {
	const presence = saying(0, 20_000);
	expect(presence.isSteady(22_500)).toBe(true);
	expect(presence.isSteady(23_500)).toBe(false);
	saying(25_000, 29_000, presence);
	expect(presence.isSteady(30_000)).toBe(false);
	presence.said(31_000);
	expect(presence.isSteady(31_000)).toBe(true);
});
