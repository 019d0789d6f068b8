/** What is told at a table, followed from entry to entry. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	actor,
	following,
	keeping,
	wholeSentences,
	type Told
} from '../../src/lib/pieces/trail.ts';

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

describe('what just happened', () => {
	const last = (...entries: Told[]) => {
		const act = keeping<Event>(['turn-began']);
		return entries
			.map(act)
			.at(-1)
			?.map(({ type }) => type);
	};

	test('stays until something else has, whatever is told meanwhile that is no act', () => {
		expect(last(told(1, 'moved', 'turn-began'))).toEqual(['moved']);
		expect(last(told(1, 'moved'), told(2, 'turn-began'), told(3))).toEqual(['moved']);
		expect(last(told(1, 'moved'), told(2, 'captured'))).toEqual(['captured']);
		expect(last(told(2, 'captured'), told(1))).toEqual([]);
	});

	test('is said in the act’s own sentence, and in as many of what came of it as are whole', () => {
		const long = 'x'.repeat(110);
		expect(wholeSentences([])).toBe('');
		expect(wholeSentences(['Ann hops.', 'A tree falls.'])).toBe('Ann hops. A tree falls.');
		expect(wholeSentences(['Ann hops.', long, 'Bo wins.'])).toBe(`Ann hops. ${long}`);
		expect(wholeSentences([long, long])).toBe(long);
	});

	test('is somebody’s, where one of its events has a seat', () => {
		const events = [{ type: 'sank' }, { type: 'drowned', seat: 2 }, { type: 'moved', seat: 1 }];
		expect(actor(events)).toBe(2);
		expect(actor([{ type: 'sank' }])).toBeNull();
	});
});
