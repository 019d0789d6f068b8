/** Groups by chance: as even as they can be, and nobody beside whom they are kept apart from. */
import { randomFrom, seededSource } from '../../engine/random.ts';
import { nameKey, type Pair } from './list.ts';

/** How many steps are tried before it is given up: a class of forty is through in a few dozen. */
const STEPS = 20_000;

/** Into how many groups a class falls that are at most so large, at no more tables than there are; 0 without tables. */
export const groupsFor = (pupils: number, size: number, tables: number): number =>
	Math.min(tables, Math.ceil(pupils / size));

/**
 * The names in so many groups, whose sizes differ by one at most; the same for the same seed. Null where the pairs cannot be
 * kept apart. `seed` is a whole number below 2³².
 */
export function groupsByChance(
	names: readonly string[],
	count: number,
	apart: readonly Pair[],
	seed: number
): string[][] | null {
	if (count < 1) return names.length === 0 ? [] : null;
	const random = randomFrom(seededSource(seed));
	const foes = foesOf(names, apart);
	const foesFor = (name: string) => foes.get(nameKey(name)) ?? NOBODY;
	const shuffled = random.shuffle(names);
	const bound = shuffled.filter((name) => foesFor(name).size > 0);
	bound.sort((one, other) => foesFor(other).size - foesFor(one).size);
	const groups = sizesOf(names.length, count).map((size): Group => ({ size, names: [] }));
	if (!seat(bound, groups, foesFor)) return null;
	const rest = shuffled.filter((name) => foesFor(name).size === 0);
	for (const group of groups) group.names.push(...rest.splice(0, group.size - group.names.length));
	return random.shuffle(groups).map((group) => random.shuffle(group.names));
}

interface Group {
	/** How many belong into it. */
	readonly size: number;
	readonly names: string[];
}

type Foes = ReadonlySet<string>;
const NOBODY: Foes = new Set();

const sizesOf = (pupils: number, count: number): number[] =>
	Array.from({ length: count }, (_, at) => Math.floor((pupils + count - 1 - at) / count));

/** Puts these, who are kept apart from somebody, into groups where they can sit: every way is tried. False where there is none. */
function seat(
	bound: readonly string[],
	groups: readonly Group[],
	foesFor: (name: string) => Foes
): boolean {
	let steps = 0;
	const place = (at: number): boolean => {
		const name = bound[at];
		if (name === undefined) return true;
		const empty = new Set<number>();
		for (const { size, names } of groups) {
			const free = names.length < size && names.every((one) => !foesFor(name).has(nameKey(one)));
			if (!free || (names.length === 0 && empty.has(size))) continue;
			if (names.length === 0) empty.add(size); // empty ones of one size are all the same
			if (++steps > STEPS) return false;
			names.push(name);
			if (place(at + 1)) return true;
			names.pop();
		}
		return false;
	};
	return place(0);
}

/** Beside whom each is not to sit, by the keys of names that are in the list. */
function foesOf(names: readonly string[], apart: readonly Pair[]): Map<string, Set<string>> {
	const foes = new Map(names.map((name) => [nameKey(name), new Set<string>()]));
	for (const [one, other] of apart) {
		const [mine, theirs] = [nameKey(one), nameKey(other)];
		if (mine === theirs || !foes.has(mine) || !foes.has(theirs)) continue;
		foes.get(mine)?.add(theirs);
		foes.get(theirs)?.add(mine);
	}
	return foes;
}

/** The pairs of which both sit in one of these groups. */
export const together = (groups: readonly (readonly string[])[], apart: readonly Pair[]): Pair[] =>
	apart.filter((pair) =>
		groups.some((group) => {
			const there = new Set(group.map(nameKey));
			return pair.every((name) => there.has(nameKey(name)));
		})
	);

/**
 * Which table each group that was written is meant for: one that is called so or has its number, else the next that is
 * free. Null for a group for which there is no table left.
 */
export function tablesFor(
	written: readonly string[],
	titles: readonly string[]
): Map<string, number | null> {
	const groups = [...new Set(written)];
	const places = new Map<string, number | null>();
	const free = new Set(titles.keys());
	const give = (group: string, place: number) => {
		if (!free.delete(place)) return;
		places.set(group, place);
	};
	for (const group of groups) {
		const called = titles.findIndex((title) => nameKey(title) === nameKey(group));
		if (called >= 0) give(group, called);
	}
	for (const group of groups) {
		const number = Number(/^\D*(\d{1,2})\D*$/u.exec(group)?.[1] ?? 0);
		if (!places.has(group) && number >= 1) give(group, number - 1);
	}
	for (const group of groups.toSorted((one, other) => one.localeCompare(other))) {
		const [next] = free;
		if (places.has(group)) continue;
		if (next === undefined) places.set(group, null);
		else give(group, next);
	}
	return places;
}

/** By the keys of their names, at the id of which table those sit who stand in a group; null for all others. */
export function placesWritten(
	pupils: readonly { readonly name: string; readonly group: string }[],
	tables: readonly { readonly id: string; readonly title: string }[]
): Record<string, string | null> {
	const groups = pupils.map(({ group }) => group).filter((group) => group !== '');
	const titles = tables.map(({ title }) => title);
	const places = tablesFor(groups, titles);
	return Object.fromEntries(
		pupils.map(({ name, group }) => [
			nameKey(name),
			tables[places.get(group) ?? tables.length]?.id ?? null
		])
	);
}
