/** What lies in one place of a state lies in no other, where the game is like that: a redeal does not deal it twice. */
import { isObject } from '../json.ts';
import type { Audience } from '../module.ts';
import type { Position } from '../referee.ts';
import type { Exam, Flaw } from './flaw.ts';
import { called, general, under, type Pair } from './observed.ts';

/** Lists that never shared anything never do, once chance alone would have let them share something this often. */
const SURE = 12;
/** Longer lists, and more of them, are not compared. */
const MOST_ITEMS = 120;
const MOST_LISTS = 32;
/** Lists are alike where both have had this share of all that either has held. */
const ALIKE = 0.8;

interface List {
	readonly place: string;
	readonly items: readonly string[];
}

/** Learns from the state which lists share something, and notes what the redeal deals to two of those that never have. */
export function noteUsed(
	exam: Exam,
	{ state, log }: Position,
	dealt: unknown,
	hidden: readonly (readonly string[])[],
	audience: Audience
): void {
	const touched = new Set(hidden.flatMap((place) => [place.slice(0, -1).join('.'), column(place)]));
	const real = [...listsIn(state, [])].slice(0, MOST_LISTS);
	for (const { place, items } of real) {
		const domain = under(exam.observed.domains, kindOf(place), () => new Set<string>());
		for (const item of items) domain.add(item);
	}
	const before = [...pairsOf(real, touched)];
	for (const { key, exact, one, many, shared } of before) {
		const pair = under(exam.observed.pairs, key, (): Pair => ({ expected: 0, shared: 0 }));
		const kinds = exam.observed.domains.get(kindOf(one))?.size ?? 1;
		// once a game, as much as its longest lists say
		const says = 1 - (1 - 1 / kinds) ** many;
		const said = exam.observed.counted.get(exact) ?? 0;
		pair.expected += Math.max(0, says - said);
		exam.observed.counted.set(exact, Math.max(says, said));
		if (shared !== null) pair.shared++;
	}
	for (const { key, one, other, shared } of pairsOf([...listsIn(dealt, [])], touched)) {
		const pair = exam.observed.pairs.get(key);
		if (shared === null || !pair || pair.shared > 0 || pair.expected < SURE) continue;
		if (!alike(exam, one, other)) continue;
		const twice = one === other ? `twice to ${one}` : `to ${one}, where ${other} has it already`;
		pair.dealt ??= { detail: `the redeal for ${called(audience)} deals ${shared} ${twice}`, log };
	}
}

/** What a redeal has dealt to two lists that shared nothing in any game: what was thrown down is drawn again late, and only then in two. */
export function* usedFlaws({ observed }: Exam): Generator<Flaw> {
	for (const { shared, dealt } of observed.pairs.values())
		if (dealt && shared === 0) yield { clause: 'redeal', ...dealt };
}

/** Every list of plain values or of small things, and of such things each field as a list of its own, with its place. */
function* listsIn(value: unknown, place: readonly string[]): Generator<List> {
	if (Array.isArray(value)) {
		const things = value.filter(isObject);
		if (value.every((item) => !Array.isArray(item))) yield* listOf(value, place);
		for (const key of Object.keys(things[0] ?? {})) {
			const parts = things.map((thing) => thing[key]);
			if (parts.every((part) => typeof part !== 'object' || part === null))
				yield* listOf(parts, [...place, '*', key]);
		}
	}
	if (!Array.isArray(value) && !isObject(value)) return;
	for (const [key, part] of Object.entries(value)) yield* listsIn(part, [...place, key]);
}

function* listOf(values: readonly unknown[], place: readonly string[]): Generator<List> {
	const items = values.filter((item) => item !== null).map((item) => JSON.stringify(item));
	if (items.length > 0 && items.length <= MOST_ITEMS) yield { place: place.join('.'), items };
}

/** Lists of the same kind, such as the hands of all seats, are learnt of together. */
const kindOf = (place: string): string => general(place.split('.'));

/** A field of a thing in a list as the same field of all of them: `quay.2.card` is `quay.*.card`. */
const column = (place: readonly string[]): string =>
	place.map((key, index) => (index === place.length - 2 ? '*' : key)).join('.');

/** Each list in which something is hidden beside each other one, and beside itself; and something that both have. */
function* pairsOf(lists: readonly List[], touched: ReadonlySet<string>) {
	for (const one of lists) {
		if (!touched.has(one.place)) continue;
		for (const other of lists) {
			const exact = `${one.place} ${other.place}`;
			const key = `${kindOf(one.place)} ${one === other ? 'itself' : kindOf(other.place)}`;
			const shared = one === other ? doubled(one.items) : common(one.items, other.items);
			const [here, there] = [one.items.length, other.items.length];
			/** How many pairs could be the same. */
			const many = one === other ? (here * (here - 1)) / 2 : here * there;
			yield { key, exact, one: one.place, other: other.place, many, shared };
		}
	}
}

const doubled = (items: readonly string[]): string | null =>
	items.find((item, index) => items.indexOf(item) < index) ?? null;

function common(items: readonly string[], others: readonly string[]): string | null {
	const known = new Set(others);
	return items.find((item) => known.has(item)) ?? null;
}

/** Whether nearly all that was ever in either list was in both: they hold the same kind of thing, and not numbers that mean something else. */
function alike({ observed }: Exam, one: string, other: string): boolean {
	const [ones, others] = [one, other].map((place) => observed.domains.get(kindOf(place)));
	if (!ones || !others) return false;
	const both = [...ones].filter((item) => others.has(item)).length;
	return both >= 2 && both >= ALIKE * Math.max(ones.size, others.size);
}
