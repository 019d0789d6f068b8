/** What the desk has set is a fold of the log. */
import { expect, test } from 'vitest';
import type { Entry } from '../../src/lib/engine/referee.ts';
import {
	asJson,
	endOf,
	facilitationOf,
	type Clock,
	type Set
} from '../../src/lib/table/facilitation.ts';

const entry = (seq: number, set: Set): Entry => ({
	seq,
	id: String(seq),
	deed: { kind: 'desk', set: asJson(set) },
	draws: [],
	told: []
});

test('the last word counts, and what was not set stays as usual', () => {
	const leading = facilitationOf([
		entry(1, { note: { text: 'a', at: 1 }, hidden: ['x'] }),
		entry(2, { note: null })
	]);
	expect(leading).toMatchObject({ note: null, hidden: ['x'], pausedAt: null, clocks: [] });
});

const clock = (more: Partial<Clock>): Clock => ({
	of: 'table',
	minutes: 2,
	from: 1000,
	phase: 'build',
	...more
});

test('a table’s clock runs from its beginning, a turn’s from the last act, a phase’s in its phase alone', () => {
	expect(endOf(clock({}), 5000, 'society')).toBe(121_000);
	expect(endOf(clock({ of: 'turn' }), 5000, null)).toBe(125_000);
	expect(endOf(clock({ of: 'turn' }), 500, null)).toBe(121_000);
	expect(endOf(clock({ of: 'phase' }), 5000, 'build')).toBe(121_000);
	expect(endOf(clock({ of: 'phase' }), 5000, 'society')).toBeNull();
});
