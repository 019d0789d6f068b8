/** What of a workshop's tables fits in a file that is opened again. */

/** How many entries of one table are read from a file: a long afternoon of play. */
export const ENTRIES_MOST = 3_000;

/** A table as far as it tells what of it can be taken along. */
interface Taken {
	readonly title: string;
	/** Its last entry; -1 where its log cannot be read. */
	readonly seq: number;
}

/** The titles of the tables that no file will hold, and of those whose file will not be opened again. */
export const leftBehind = (
	tables: readonly Taken[]
): { readonly unreadable: string[]; readonly tooLong: string[] } => ({
	unreadable: titlesOf(tables, ({ seq }) => seq < 0),
	tooLong: titlesOf(tables, ({ seq }) => seq >= ENTRIES_MOST) // entries are counted from 0
});

const titlesOf = (tables: readonly Taken[], which: (table: Taken) => boolean): string[] =>
	tables.filter(which).map(({ title }) => title);
