/** When a table stands still: in a pause, and from one lesson to the next. */
import type { Set } from '../facilitation.ts';

/** By entry, what it says of a table's standing still: in a pause, and between two lessons whatever the desk or the game says there. Null where it says nothing; a set is null for an entry that is not the desk's. */
export function pausesIn(sets: readonly (Set | null)[]): (boolean | null)[] {
	let [pauses, waits] = [false, false];
	return sets.map((set) => {
		const { pausedAt, adjourned } = set ?? {};
		if (pausedAt !== undefined) pauses = pausedAt !== null;
		if (adjourned !== undefined) waits = adjourned !== null;
		if (waits) return true;
		return pausedAt === undefined && adjourned === undefined ? null : pauses;
	});
}
