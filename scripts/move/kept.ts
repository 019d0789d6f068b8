/** What is kept in both databases alike: tables, in an order in which each finds what it hangs on, and their columns. */

/** `key` is what a row is known by; `order` how it was put in. */
export interface Kept {
	readonly name: string;
	readonly columns: readonly string[];
	/** Columns that are 0 and 1 in SQLite, and truth values in PostgreSQL. */
	readonly truths: readonly string[];
	/** Columns that people's words stand in as they are. */
	readonly texts: readonly string[];
	readonly key: readonly string[];
	/** Whether rows that look alike are told apart by when they came. */
	readonly inTurn: boolean;
}

const kept = (name: string, columns: string, more: Partial<Kept> = {}): Kept => ({
	name,
	columns: columns.split(' '),
	truths: [],
	texts: [],
	key: [columns.split(' ')[0] ?? ''],
	inTurn: false,
	...more
});

export const KEPT: readonly Kept[] = [
	kept('workshops', 'id title opened expires code picks approve marks language', {
		truths: ['picks', 'approve'],
		texts: ['title']
	}),
	kept(
		'tables',
		'id workshop code title game version seats dice locked closed epoch open opened next agree single',
		{ truths: ['locked', 'closed', 'agree', 'single'], texts: ['title'], inTurn: true }
	),
	kept('members', 'id table name seat joined standing since next', {
		texts: ['name'],
		inTurn: true
	}),
	kept('tokens', 'hash member workshop'),
	kept('links', 'hash table workshop as seat member expires'),
	kept('entries', 'table seq id body', { key: ['table', 'seq'] }),
	kept('updates', 'document seq bytes', { key: ['document', 'seq'] }),
	kept('authors', 'document client member', { key: ['document', 'client'] }),
	kept('reports', 'id table text at picture', { texts: ['text'], inTurn: true }),
	kept('pictures', 'table seat mark type width height bytes', { key: ['table', 'seat'] }),
	kept('packs', 'workshop ready own'),
	kept('pages', 'hash table seat made')
];

/** A row as PostgreSQL has it. */
export type Row = Readonly<Record<string, unknown>>;

/** Names of columns, some of which SQL would take for its own words. */
export const quoted = (columns: readonly string[]): string =>
	columns.map((column) => `"${column}"`).join(', ');
