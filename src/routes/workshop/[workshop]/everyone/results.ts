/** What became of something that was done at several tables. */
import type { Stored } from './everyone.ts';

export interface Result {
	readonly table: string;
	readonly title: string;
	/** What the table has stored, or the sentence that says why it was not done. */
	readonly came: Stored | string;
}

/** Those that have stored it. */
export const storedOf = (
	results: readonly Result[]
): { table: string; title: string; stored: Stored }[] =>
	results.flatMap(({ table, title, came }) =>
		typeof came === 'string' ? [] : [{ table, title, stored: came }]
	);
