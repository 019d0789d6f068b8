/** What the prints of a whole workshop begin with: its name, and which of its tables have begun. */
import type { Columns } from '../../engine/record.ts';
import type { Table } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { columnsOf } from '../workshops/comparison.ts';

interface Begun {
	/** The workshop's; '' where it is gone. */
	readonly title: string;
	readonly tables: readonly Table[];
	/** The same tables side by side. */
	readonly beside: Columns['tables'];
}

/** Of these tables those that have begun; people go by their seats where they are not named. */
export async function begunIn(
	workshop: string,
	tables: readonly Table[],
	named: boolean
): Promise<Begun> {
	const { title = '' } = (await storage().workshop(workshop)) ?? {};
	const columns = (await columnsOf(workshop, named)).filter(({ seq }) => seq > 0);
	return {
		title,
		tables: tables.filter(({ id }) => columns.some(({ table }) => table === id)),
		beside: columns.map(({ title: table, measures }) => ({ title: table, facts: measures }))
	};
}
