/** A class list: who is to sit at which table of a workshop. */

/** How many pupils a list holds at most. */
export const PUPILS = 40;

/** The largest number of a draw: it is read aloud, and typed. */
export const SEED_MOST = 999_999;

export interface Pupil {
	readonly name: string;
	/** The id of their table; null where they have none yet. */
	readonly table: string | null;
}

/** Two pupils who are not to sit at one table, by their names. */
export type Pair = readonly [string, string];

export interface ClassList {
	readonly pupils: readonly Pupil[];
	readonly apart: readonly Pair[];
	/** What the groups were drawn by; null where they were not drawn, or changed by hand since. */
	readonly seed: number | null;
}

/** A name as it is compared: the same for two that people read as one. */
export const nameKey = (name: string): string =>
	name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether two pairs are of the same two. */
export const samePair = (one: Pair, other: Pair): boolean =>
	one.map(nameKey).toSorted().join('\n') === other.map(nameKey).toSorted().join('\n');
