import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carried, moved, rebased, spliceBetween, type Delta, type Splice } from '$lib/ui/splice.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const applied = (before: string, { index, deleted, inserted }: Splice) =>
	before.slice(0, index) + inserted + before.slice(index + deleted);

describe('a field’s new value as one cut', () => {
	test('the cut makes the new value of the old one, wherever the caret stands', () => {
		fc.assert(
			fc.property(text, text, fc.nat(12), (before, after, caret) => {
				const cut = spliceBetween(before, after, Math.min(caret, after.length));
				expect(cut ? applied(before, cut) : before).toBe(after);
			})
		);
	});

	test('no cut goes through a surrogate pair', () => {
		fc.assert(
			fc.property(text, text, fc.nat(12), (before, after, caret) => {
				const cut = spliceBetween(before, after, Math.min(caret, after.length));
				expect(cut?.inserted.isWellFormed() ?? true).toBe(true);
				expect(before.slice(0, cut?.index ?? 0).isWellFormed()).toBe(true);
			})
		);
	});

	test('among equal letters the caret tells which one was typed', () => {
		expect(spliceBetween('aaa', 'aaaa', 2)).toEqual({ index: 1, deleted: 0, inserted: 'a' });
		expect(spliceBetween('aaa', 'aaaa', 4)).toEqual({ index: 3, deleted: 0, inserted: 'a' });
	});

	test('one emoji changed into its neighbour is replaced whole', () => {
		expect(spliceBetween('x🦀y', 'x🦁y', 3)).toEqual({ index: 1, deleted: 2, inserted: '🦁' });
		expect(spliceBetween('x👨‍👩‍👧y', 'x👨‍👩‍👦y', 9)).toEqual({ index: 1, deleted: 8, inserted: '👨‍👩‍👦' });
	});

	test('a letter and the accent that is written apart are replaced together', () => {
		expect(spliceBetween('cafe', 'cafe\u0301', 5)).toEqual({
			index: 3,
			deleted: 1,
			inserted: 'e\u0301'
		});
	});
});

describe('somebody else’s change', () => {
	const insertAt = (at: number, inserted: string): Delta => [{ retain: at }, { insert: inserted }];

	test('moves a position behind it, and leaves one exactly at it where it is', () => {
		expect(moved(5, insertAt(2, 'abc'))).toBe(8);
		expect(moved(2, insertAt(2, 'abc'))).toBe(2);
		expect(moved(5, [{ retain: 1 }, { delete: 2 }])).toBe(3);
		expect(moved(2, [{ retain: 1 }, { delete: 4 }])).toBe(1);
	});

	test('our own cut, made on the old text, still takes away what it took away', () => {
		const own = { index: 6, deleted: 5, inserted: 'sea' };
		const theirs = insertAt(0, 'the ');
		expect(applied('the hello world', rebased(own, theirs))).toBe('the hello sea');
	});
});

describe('the caret of a field, once one’s own cut comes after others’ changes', () => {
	test('stands behind what one has composed, whatever others wrote at the same place', () => {
		const own = { index: 3, deleted: 0, inserted: 'hello' };
		expect(carried(8, own, [[{ retain: 3 }, { insert: 'xyz' }]])).toBe(8);
		expect(carried(8, own, [[{ insert: 'xyz' }]])).toBe(11);
	});

	test('stays at the same character of one’s own', () => {
		fc.assert(
			fc.property(text, fc.nat(12), text, fc.nat(12), text, fc.nat(12), (...given) => {
				const [before, at, typed, from, theirs, caret] = given;
				const own = { index: Math.min(at, before.length), deleted: 0, inserted: `${typed}!` };
				const to = Math.min(from, before.length);
				const others: Delta[] = [[{ retain: to }, { insert: theirs }]];
				const after = applied(
					applied(before, { index: to, deleted: 0, inserted: theirs }),
					others.reduce(rebased, own)
				);
				const into = Math.min(caret, typed.length);
				const now = carried(own.index + into, own, others);
				expect(after.slice(now).startsWith(own.inserted.slice(into))).toBe(true);
			})
		);
	});
});
