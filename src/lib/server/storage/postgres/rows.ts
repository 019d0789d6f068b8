/** How records stand in PostgreSQL: lists as JSON, a screen without a seat, texts without the one symbol that it refuses. */
import type { Member, Table, Workshop } from '../storage.ts';

type WorkshopRow = Omit<Workshop, 'marks'> & { readonly marks: string };
type TableRow = Omit<Table, 'open'> & { readonly open: string };
type MemberRow = Omit<Member, 'seat'> & { readonly seat: number | null };

export const WORKSHOP = 'id, title, opened, expires, code, picks, approve, marks, language';
const TABLE_COLUMNS = [
	...['id', 'workshop', 'code', 'title', 'game', 'version', 'seats', 'dice', 'locked', 'closed'],
	...['epoch', 'open', 'opened', 'next', 'agree', 'single']
] as const;
export const TABLE = TABLE_COLUMNS.join(', ');
export const MEMBER = 'id, "table", name, seat, joined, standing, since, next';

/** PostgreSQL keeps no text with a zero in it, and nobody can read one. */
export const readable = (text: string): string => text.replaceAll('\0', '');

export const workshopOf = (row: WorkshopRow | null): Workshop | null =>
	row && { ...row, marks: JSON.parse(row.marks) as string[] };

export const workshopValues = (workshop: Workshop): unknown[] => [
	workshop.id,
	readable(workshop.title),
	workshop.opened,
	workshop.expires,
	workshop.code,
	workshop.picks,
	workshop.approve,
	JSON.stringify(workshop.marks),
	workshop.language
];

export const tableOf = (row: TableRow): Table => ({
	...row,
	open: JSON.parse(row.open) as number[]
});

/** In the order of TABLE. */
export const tableValues = (table: Table): unknown[] => {
	const row = { ...table, title: readable(table.title), open: JSON.stringify(table.open) };
	return TABLE_COLUMNS.map((column) => row[column]);
};

/** What `UPDATE tables` sets, with the values in the order of TABLE. */
export const TABLE_CHANGES = TABLE_COLUMNS.map((column, at) => `${column} = $${at + 1}`).join(', ');
/** As many places for values. */
export const TABLE_VALUES = TABLE_COLUMNS.map((_, at) => `$${at + 1}`).join(', ');

export const memberOf = (row: MemberRow): Member => ({ ...row, seat: row.seat ?? 'screen' });

export const memberValues = (member: Member): unknown[] => [
	member.id,
	member.table,
	readable(member.name),
	member.seat === 'screen' ? null : member.seat,
	member.joined,
	member.standing,
	member.since,
	member.next
];

export type { MemberRow, TableRow, WorkshopRow };
