/** What is told at a table, followed from entry to entry. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { following, type Told } from '../../src/lib/pieces/trail.ts';

interface Event {
	readonly type: string;
}
const all = (quiet: boolean) =>
	following<readonly string[]>(
		[],
		(kept, events: readonly Event[]) => [...kept, ...events.map(({ type }) => type)],
		quiet
	)();
const told = (seq: number, ...types: string[]): Told => ({
	seq,
	events: types.map((type) => ({ type }))
});

describe('a follower', () => {
	test('counts every entry once, however often it is told of it', () => {
		const entries = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 3 }), {
			maxLength: 8
		});
		fc.assert(
			fc.property(entries, fc.integer({ min: 1, max: 3 }), (list, often) => {
				const trail = all(false);
				let last: readonly string[] = [];
				for (const [seq, types] of list.entries()) {
					for (let time = 0; time < often; time++) last = trail(told(seq, ...types));
				}
				expect(last).toEqual(list.flat());
			})
		);
	});

	test('takes in what happened when a page knew the number of the entry before its events', () => {
		const trail = all(false);
		expect(trail(told(7))).toEqual([]);
		expect(trail(told(7, 'moved'))).toEqual(['moved']);
		expect(trail(told(7, 'moved'))).toEqual(['moved']);
	});

	test('begins anew when something was taken back', () => {
		const trail = all(false);
		trail(told(4, 'rolled'));
		expect(trail(told(5))).toEqual([]);
		trail(told(6, 'moved'));
		expect(trail(told(3, 'rolled'))).toEqual(['rolled']);
	});

	test('keeps what it has where an entry may tell nothing', () => {
		const trail = all(true);
		trail(told(4, 'rolled'));
		expect(trail(told(5))).toEqual(['rolled']);
		expect(trail(told(2))).toEqual([]);
	});
});
