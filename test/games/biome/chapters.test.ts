/** The history cut for reading: everything once, and for a seat what concerns it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chaptersOf } from '../../../src/lib/games/biome/history/chapters.ts';
import { allSeats } from '../../../src/lib/games/biome/rules/sheets.ts';
import { endsWithin } from './play.ts';

const ends = endsWithin(140);

test('ages, then rounds: every entry stands once, in order, in the age or round in which it happened', () => {
	fc.assert(
		fc.property(ends, (view) => {
			const chapters = chaptersOf(view.history, null);
			const entries = chapters.flatMap((chapter) => chapter.entries);
			expect(entries.map(({ entry }) => entry)).toEqual(view.history);
			expect(entries.map(({ at }) => at)).toEqual(view.history.map((_, at) => at));
			for (const { phase, round, entries: own } of chapters) {
				for (const { entry } of own) {
					if ('phase' in entry) expect([entry.phase, entry.round]).toEqual([phase, round]);
				}
			}
			const order = chapters.map(({ phase }) => ['build', 'society'].indexOf(phase ?? ''));
			expect(order).toEqual(order.toSorted((a, b) => a - b));
		}),
		{ numRuns: 25 }
	);
});

test('for a seat: its own turns, what was borrowed from it, and what touches all', () => {
	fc.assert(
		fc.property(ends, (view) => {
			for (const seat of allSeats(view)) {
				const shown = chaptersOf(view.history, seat).flatMap(({ entries }) => entries);
				const turns = shown.flatMap(({ entry }) => (entry.kind === 'turn' ? [entry] : []));
				const own = view.history.filter(
					(entry) =>
						entry.kind === 'turn' && (entry.seat === seat || entry.plan.borrow?.seat === seat)
				);
				expect(turns).toEqual(own);
				const rounds = view.history.filter(({ kind }) => kind === 'round').length;
				expect(shown.filter(({ entry }) => entry.kind === 'round')).toHaveLength(rounds);
			}
		}),
		{ numRuns: 25 }
	);
});
