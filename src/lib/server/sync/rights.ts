/** Who may read and write which shared document of a table. */
import type { DocumentName } from '../../table/documents.ts';
import type { Visitor } from '../storage/identity.ts';
import type { Member, Table } from '../storage/storage.ts';

export type Right = 'read' | 'write';

/** A document that belongs to a table. */
export type TableDocument = Exclude<DocumentName, { kind: 'desk' }>;

/** What this visitor may do with this document; null for nothing. The stronger role counts. */
export function right(visitor: Visitor, name: TableDocument, table: Table): Right | null {
	const asFacilitator = visitor.facilitator ? facilitatorsRight(name) : null;
	const asMember = visitor.member ? membersRight(visitor.member, name, table) : null;
	return asFacilitator === 'write' ? asFacilitator : (asMember ?? asFacilitator);
}

/** The facilitator sees what the table sees; a seat's own view only by the logged look. */
function facilitatorsRight(name: TableDocument): Right | null {
	switch (name.kind) {
		case 'view':
			return name.audience === 'table' ? 'read' : null;
		case 'sheet':
		case 'story':
			return 'write';
		case 'room':
			return 'read';
	}
}

function membersRight(member: Member, name: TableDocument, table: Table): Right | null {
	const screen = member.seat === 'screen';
	switch (name.kind) {
		case 'view':
			return name.audience === 'table' || name.audience === member.seat ? 'read' : null;
		case 'sheet':
			if (screen) return null;
			return name.seat === member.seat || table.open.includes(name.seat) ? 'write' : 'read';
		case 'story':
			return screen ? null : 'write';
		case 'room':
			return 'read';
	}
}

/** Whether the table has this document now: a seat there is, and the epoch of today. */
export function exists(name: TableDocument, table: Table): boolean {
	switch (name.kind) {
		case 'view':
			return (
				name.epoch === table.epoch && (name.audience === 'table' || name.audience < table.seats)
			);
		case 'sheet':
			return name.seat < table.seats;
		case 'story':
			return true;
		case 'room':
			return name.epoch === table.epoch;
	}
}
