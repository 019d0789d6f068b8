/** How records stand in PostgreSQL: lists as JSON, a screen without a seat, what people typed sealed, without the one symbol that others refuse. */
import type { Member, Report, Table, Workshop } from '../storage.ts';
import type { Seal } from './seal.ts';

type WorkshopRow = Omit<Workshop, 'marks'> & {
	readonly marks: string;
	readonly sealed_title: Buffer | null;
};
type TableRow = Omit<Table, 'open'> & {
	readonly open: string;
	readonly sealed_title: Buffer | null;
};
type MemberRow = Omit<Member, 'seat'> & {
	readonly seat: number | null;
	readonly sealed_name: Buffer | null;
};
export type ReportRow = Report & { readonly sealed_text: Buffer | null };

export const WORKSHOP =
	'id, title, opened, expires, code, picks, approve, marks, language, sealed_title';
const TABLE_COLUMNS = [
	...['id', 'workshop', 'code', 'title', 'game', 'version', 'seats', 'dice', 'locked', 'closed'],
	...['epoch', 'open', 'opened', 'next', 'agree', 'single', 'sealed_title']
] as const;
export const TABLE = TABLE_COLUMNS.join(', ');
export const MEMBER = 'id, "table", name, seat, joined, standing, since, next, sealed_name';

/** Whether the name of a member is kept. */
export const NAMED = `(name <> '' OR sealed_name IS NOT NULL)`;

/** PostgreSQL keeps no text in the open with a zero in it, and nobody can read one. */
export const readable = (text: string): string => text.replaceAll('\0', '');

export const workshopOf = ({ sealed_title, ...row }: WorkshopRow, seal: Seal): Workshop => ({
	...row,
	title: seal.word('workshops', 'title', { ...row, sealed_title }),
	marks: JSON.parse(row.marks) as string[]
});

export const workshopValues = (workshop: Workshop, seal: Seal): unknown[] => [
	workshop.id,
	'',
	workshop.opened,
	workshop.expires,
	workshop.code,
	workshop.picks,
	workshop.approve,
	JSON.stringify(workshop.marks),
	workshop.language,
	seal.closeWord('workshops', 'title', { id: workshop.id }, readable(workshop.title))
];

/** Without a seal its title is left out. */
export const tableOf = ({ sealed_title, ...row }: TableRow, seal: Seal | null): Table => ({
	...row,
	title: seal?.word('tables', 'title', { ...row, sealed_title }) ?? '',
	open: JSON.parse(row.open) as number[]
});

/** In the order of TABLE. */
export const tableValues = (table: Table, seal: Seal): unknown[] => {
	const sealed_title = seal.closeWord('tables', 'title', { id: table.id }, readable(table.title));
	const row = { ...table, title: '', open: JSON.stringify(table.open), sealed_title };
	return TABLE_COLUMNS.map((column) => row[column]);
};

/** What `UPDATE tables` sets, with the values in the order of TABLE. */
export const TABLE_CHANGES = TABLE_COLUMNS.map((column, at) => `${column} = $${at + 1}`).join(', ');
/** As many places for values. */
export const TABLE_VALUES = TABLE_COLUMNS.map((_, at) => `$${at + 1}`).join(', ');

export const memberOf = ({ sealed_name, ...row }: MemberRow, seal: Seal): Member => ({
	...row,
	name: seal.word('members', 'name', { ...row, sealed_name }),
	seat: row.seat ?? 'screen'
});

/** In the order of MEMBER. */
export const memberValues = (member: Member, seal: Seal): unknown[] => [
	member.id,
	member.table,
	'',
	member.seat === 'screen' ? null : member.seat,
	member.joined,
	member.standing,
	member.since,
	member.next,
	seal.closeWord('members', 'name', { ...member }, readable(member.name))
];

export const reportOf = ({ sealed_text, ...row }: ReportRow, seal: Seal): Report => ({
	...row,
	text: seal.word('reports', 'text', { ...row, sealed_text })
});

export type { MemberRow, TableRow, WorkshopRow };
