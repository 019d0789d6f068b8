/** §11 What stands in a book's register: everything that was made, and every loan, each with its pages. */
import type { Seat } from '../../../../engine/module.ts';
import { getLocale } from '../../../../paraglide/runtime.js';
import { resourceOf, sheetAt } from '../../rules/sheets.ts';
import { isBuildPlan, type Biome, type TurnEntry } from '../../rules/state.ts';
import type { Setting } from '../book/grid.ts';

/** A name with the pages on which it stands; none where it came without a turn. */
export interface Entry {
	readonly name: string;
	readonly pages: readonly number[];
}

/** Something that was made, and whose it was first. */
export interface Made extends Entry {
	readonly biome: Biome | null;
}

/** All that one seat lent to another. */
export interface Lent {
	readonly from: Seat;
	readonly to: Seat;
	readonly things: readonly Entry[];
}

const byName = <Named extends Entry>(entries: readonly Named[]): Named[] => {
	const { compare } = new Intl.Collator(getLocale());
	return entries.toSorted((a, b) => compare(a.name, b.name));
};

const pagesOf = ({ pages }: Setting, places: Iterable<number>): number[] =>
	[...new Set(Array.from(places, (at) => pages.get(at) ?? 0))]
		.filter((page) => page > 0)
		.toSorted((a, b) => a - b);

/** Everything that was ever made, things of the same name together. */
export function madeIn(setting: Setting): Made[] {
	const { tale } = setting;
	const touched = touchesIn(setting);
	const found = new Map<string, { name: string; biome: Biome | null; places: Set<number> }>();
	for (const seat of tale.seats) {
		for (const [id, { name }] of Object.entries(sheetAt(tale.view, seat).resources)) {
			const key = name.trim().toLocaleLowerCase();
			if (key === '') continue;
			const { biome } = sheetAt(tale.view, seat);
			const one = found.get(key) ?? { name: name.trim(), biome, places: new Set<number>() };
			found.set(key, one);
			for (const at of touched.get(id) ?? []) one.places.add(at);
		}
	}
	return byName(
		[...found.values()].map(({ name, biome, places }) => ({
			name,
			biome,
			pages: pagesOf(setting, places)
		}))
	);
}

/** By Resource, the turns that tell of it, by their places in the history. */
function touchesIn({ tale }: Setting): Map<string, Set<number>> {
	const touched = new Map<string, Set<number>>();
	tale.view.history.forEach((entry, at) => {
		if (entry.kind !== 'turn') return;
		for (const id of idsIn(entry)) touched.set(id, (touched.get(id) ?? new Set()).add(at));
	});
	return touched;
}

/** The Resources of a turn: what was put in, what was lent, what became more or less. */
function idsIn({ plan, changes }: TurnEntry): string[] {
	const changed = changes.flatMap((change) => (change.what === 'rp' ? [change.id] : []));
	const lent = plan.borrow ? [plan.borrow.id] : [];
	if (!isBuildPlan(plan)) return [...changed, ...lent, ...(plan.own ? [plan.own.id] : [])];
	return [...changed, ...lent, ...('id' in plan.resource ? [plan.resource.id] : [])];
}

/** What each seat lent to each other one, in the order of the seats. */
export function lentIn(setting: Setting): Lent[] {
	const { seats } = setting.tale;
	return seats.flatMap((from) =>
		seats.flatMap((to) => {
			const things = byName(thingsLent(setting, from, to));
			return things.length === 0 ? [] : [{ from, to, things }];
		})
	);
}

function thingsLent(setting: Setting, from: Seat, to: Seat): Entry[] {
	const { view } = setting.tale;
	const found = new Map<string, number[]>();
	view.history.forEach((entry, at) => {
		if (entry.kind !== 'turn' || entry.seat !== to || entry.plan.borrow?.seat !== from) return;
		const name = (resourceOf(view, from, entry.plan.borrow.id)?.name ?? '').trim();
		if (name !== '') found.set(name, [...(found.get(name) ?? []), at]);
	});
	return Array.from(found, ([name, places]) => ({ name, pages: pagesOf(setting, places) }));
}
