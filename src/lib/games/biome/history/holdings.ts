/** §11 What every Resource held when, from a history that says only what changed. */
import type { Entry, Resource, State } from '../rules/state.ts';

/** RP by the ids of Resources. */
type Held = Readonly<Record<string, number>>;

export interface Holdings {
	/** By the history's places: the RP of every Resource before and after. */
	readonly held: readonly { readonly before: Held; readonly after: Held }[];
	/** By the history's places: into which Resource RP were placed without a roll. */
	readonly placed: ReadonlyMap<number, Resource>;
}

/** Follows every Resource through the history. What neither a turn nor a correction explains was placed after phase 1, or there from the beginning. */
export function holdings(view: State): Holdings {
	const rest = unexplained(view);
	const placed = new Map<number, Resource>();
	const ids = new Map<number, string>();
	view.history.forEach((entry, index) => {
		if (entry.kind !== 'leftover') return;
		const resources = Object.entries(view.sheets[entry.seat]?.resources ?? {});
		const found = resources.find(
			([id, { stat }]) => stat === entry.stat && (rest.get(id) ?? 0) >= entry.rp
		);
		if (!found) return;
		rest.set(found[0], (rest.get(found[0]) ?? 0) - entry.rp);
		placed.set(index, found[1]);
		ids.set(index, found[0]);
	});
	let now: Record<string, number> = Object.fromEntries(rest);
	const held = view.history.map((entry, index) => {
		const before = now;
		now = { ...now };
		for (const [id, by] of movesOf(entry, ids.get(index))) now[id] = (now[id] ?? 0) + by;
		return { before, after: now };
	});
	return { held, placed };
}

/** What every Resource holds that no turn and no correction brought. */
function unexplained({ sheets, history }: State): Map<string, number> {
	const rest = new Map<string, number>();
	for (const { resources } of Object.values(sheets)) {
		for (const [id, { rp }] of Object.entries(resources)) rest.set(id, rp);
	}
	for (const entry of history) {
		for (const [id, by] of movesOf(entry)) rest.set(id, (rest.get(id) ?? 0) - by);
	}
	for (const [id, rp] of rest) if (rp < 0) rest.set(id, 0);
	return rest;
}

/** By how much an entry changes which Resource; `placed` is where RP without a roll went. */
function movesOf(entry: Entry, placed?: string): [string, number][] {
	if (entry.kind === 'turn') {
		return entry.changes.flatMap((change) =>
			change.what === 'rp' ? [[change.id, change.by]] : []
		);
	}
	if (entry.kind === 'correct' && entry.field === 'rp' && entry.id !== null) {
		return [[entry.id, entry.to - entry.from]];
	}
	return entry.kind === 'leftover' && placed !== undefined ? [[placed, entry.rp]] : [];
}
