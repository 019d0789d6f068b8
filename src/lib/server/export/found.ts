/** Tables that go along: one that cannot be read is named, and keeps no other from going. */
import { trouble } from '../base/logger.ts';
import { storage } from '../storage/store.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { hostedTable } from '../tables/tables.ts';

/** Tables that can be read, and the titles of those that cannot. */
export interface Found {
	readonly tables: readonly HostedTable[];
	readonly missing: readonly string[];
}

/** All tables of a workshop where they stand. */
export async function tablesIn(workshop: string): Promise<Found> {
	const { made, missing } = await eachOf(await storage().tablesOf(workshop), ({ id }) =>
		hostedTable(id)
	);
	return { tables: made.filter((one) => one !== null), missing };
}

/** What `read` makes of each table of these, and the titles of those that it fails at. Throws where it fails at a single one. */
export async function readEach<Made>(
	{ tables, missing }: Found,
	read: (table: HostedTable) => Promise<Made>
): Promise<{ made: Made[]; missing: string[] }> {
	const [hosted] = tables;
	if (hosted && tables.length + missing.length === 1)
		return { made: [await read(hosted)], missing: [] };
	const done = await eachOf(
		tables.map((one) => ({ ...one.table, one })),
		({ one }) => read(one)
	);
	return { made: done.made, missing: [...missing, ...done.missing] };
}

async function eachOf<Table extends { readonly id: string; readonly title: string }, Made>(
	tables: readonly Table[],
	read: (table: Table) => Promise<Made>
): Promise<{ made: Made[]; missing: string[] }> {
	const made: Made[] = [];
	const missing: string[] = [];
	for (const table of tables) {
		try {
			made.push(await read(table));
		} catch (cause) {
			trouble('a table could not be read', cause, { table: table.id });
			missing.push(table.title);
		}
	}
	return { made, missing };
}
