/** Groups by chance: even, repeatable, and apart where that can be. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	groupsByChance,
	groupsFor,
	tablesFor,
	together
} from '../../../src/lib/table/classList/groups.ts';
import type { Pair } from '../../../src/lib/table/classList/list.ts';

const named = (count: number) => Array.from({ length: count }, (_, one) => `Child ${String(one)}`);
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
/** A class of at most `most`, into how many groups, and who of it is kept apart. */
const classes = (most: number) =>
	fc
		.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: 7 }))
		.chain(([pupils, count]) =>
			fc.record({
				names: fc.constant(named(pupils)),
				count: fc.constant(count),
				apart: fc.array(
					fc
						.tuple(fc.nat(pupils - 1), fc.nat(pupils - 1))
						.map(([one, other]): Pair => [`Child ${String(one)}`, `Child ${String(other)}`]),
					{ maxLength: 8 }
				),
				seed: seeds
			})
		);
const differing = (apart: readonly Pair[]) => apart.filter(([one, other]) => one !== other);

test('everybody is in one group, sizes differ by one at most, and who is kept apart is apart', () => {
	fc.assert(
		fc.property(classes(40), ({ names, count, apart, seed }) => {
			const groups = groupsByChance(names, count, apart, seed);
			if (!groups) return;
			expect(groups.flat().toSorted()).toEqual(names.toSorted());
			const sizes = groups.map((group) => group.length);
			expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
			expect(together(groups, differing(apart))).toEqual([]);
		})
	);
});

/** Whether there is any way at all, by trying all of them. */
function canBe(names: readonly string[], count: number, apart: readonly Pair[]): boolean {
	const sizes = Array.from({ length: count }, (_, at) =>
		Math.floor((names.length + count - 1 - at) / count)
	);
	const groups: string[][] = sizes.map(() => []);
	const place = (at: number): boolean => {
		const name = names[at];
		if (name === undefined) return together(groups, apart).length === 0;
		return groups.some((group, number) => {
			if (group.length >= (sizes[number] ?? 0)) return false;
			group.push(name);
			const done = place(at + 1);
			group.pop();
			return done;
		});
	};
	return place(0);
}

test('it is given up only where there is no way', () => {
	fc.assert(
		fc.property(classes(7), ({ names, count, apart, seed }) => {
			const found = groupsByChance(names, count, apart, seed) !== null;
			expect(found).toBe(canBe(names, count, differing(apart)));
		})
	);
});

test('the same seed draws the same groups, another one others', () => {
	const draw = (seed: number) => JSON.stringify(groupsByChance(named(28), 7, [], seed));
	fc.assert(fc.property(seeds, (seed) => draw(seed) === draw(seed)));
	expect(new Set(Array.from({ length: 20 }, (_, seed) => draw(seed))).size).toBe(20);
});

test('each may sit beside each: in many draws every two of eight are together and are not', () => {
	const met = new Set<string>();
	for (let seed = 0; seed < 60; seed += 1) {
		for (const group of groupsByChance(named(8), 2, [], seed) ?? []) {
			for (const one of group) for (const other of group) met.add(`${one} ${other}`);
		}
	}
	expect(met.size).toBe(64);
});

test('five who are all kept apart cannot sit in four groups, and can in five', () => {
	const names = named(20);
	const apart = names
		.slice(0, 5)
		.flatMap((one, at) => names.slice(at + 1, 5).map((other): Pair => [one, other]));
	expect(groupsByChance(names, 4, apart, 1)).toBeNull();
	expect(together(groupsByChance(names, 5, apart, 1) ?? [], apart)).toEqual([]);
});

test('twenty-eight make seven groups of four, ten make four of three or two, never more than there are tables', () => {
	expect([
		groupsFor(28, 4, 12),
		groupsFor(10, 3, 12),
		groupsFor(28, 4, 5),
		groupsFor(3, 4, 0)
	]).toEqual([7, 4, 5, 0]);
});

test('a group goes to the table that is called so or has its number, another to the next that is free', () => {
	const at = (groups: string[], titles: string[]) => [...tablesFor(groups, titles)];
	expect(at(['Oak', '1', 'Oak'], ['Table 1', 'Oak'])).toEqual([
		['Oak', 1],
		['1', 0]
	]);
	expect(at(['red', 'blue', 'green'], ['Table 1', 'Table 2'])).toEqual([
		['blue', 0],
		['green', 1],
		['red', null]
	]);
	expect(at(['Group 2', 'Group 9'], ['Table 1', 'Table 2'])).toEqual([
		['Group 2', 1],
		['Group 9', 0]
	]);
});
