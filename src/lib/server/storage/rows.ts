/** How workshops, tables and members stand in SQLite, which knows neither truth values nor lists. */
import type { Member, Table, Workshop } from './storage.ts';

export type WorkshopRow = Omit<Workshop, 'picks' | 'approve' | 'marks'> & {
	readonly picks: number;
	readonly approve: number;
	readonly marks: string;
};
export type TableRow = Omit<Table, 'locked' | 'closed' | 'open' | 'agree' | 'single'> & {
	readonly locked: number;
	readonly closed: number;
	readonly agree: number;
	readonly single: number;
	readonly open: string;
};
export type MemberRow = Omit<Member, 'seat'> & { readonly seat: number | null };

/** In the order of the schema. */
export const TABLE_COLUMNS = [
	'id',
	'workshop',
	'code',
	'title',
	'game',
	'version',
	'seats',
	'dice',
	'locked',
	'closed',
	'epoch',
	'open',
	'opened',
	'next',
	'agree',
	'single'
];

export const workshopRow = (workshop: Workshop): WorkshopRow => ({
	...workshop,
	picks: Number(workshop.picks),
	approve: Number(workshop.approve),
	marks: JSON.stringify(workshop.marks)
});

export const workshopOf = (row: WorkshopRow | undefined): Workshop | null =>
	row
		? {
				...row,
				picks: row.picks === 1,
				approve: row.approve === 1,
				marks: JSON.parse(row.marks) as string[]
			}
		: null;

export const tableRow = (table: Table): TableRow => ({
	...table,
	locked: Number(table.locked),
	closed: Number(table.closed),
	agree: Number(table.agree),
	single: Number(table.single),
	open: JSON.stringify(table.open)
});

export const tableOf = (row: TableRow): Table => ({
	...row,
	locked: row.locked === 1,
	closed: row.closed === 1,
	agree: row.agree === 1,
	single: row.single === 1,
	open: JSON.parse(row.open) as number[]
});

/** A screen has no seat. */
export const memberOf = (row: MemberRow): Member => ({ ...row, seat: row.seat ?? 'screen' });

export const memberRow = (member: Member): MemberRow => ({
	...member,
	seat: member.seat === 'screen' ? null : member.seat
});
