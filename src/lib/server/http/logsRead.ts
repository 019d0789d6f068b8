/** Reading logs through is work: it counts for whoever asks, as what is written does. */
import { storage } from '../storage/store.ts';
import { hostedTable } from '../tables/tables.ts';
import { worked } from './requests.ts';

/** Milliseconds of a processor, about, for an entry of a log that is put on paper or into a file. */
const ENTRY = 0.03;

/** How many entries a table's log has; none where it cannot be read, which is told by what reads it. */
const lengthOf = async (id: string): Promise<number> =>
	(await hostedTable(id).catch(() => null))?.position.log.length ?? 0;

/** Counts for `who` that the logs of these tables are read through. */
export async function readThrough(who: string, tables: readonly string[]): Promise<void> {
	for (const id of tables) worked(who, ENTRY * (await lengthOf(id)));
}

/** The same for all tables of a workshop. */
export async function readWorkshop(who: string, workshop: string): Promise<void> {
	const tables = await storage().tablesOf(workshop);
	await readThrough(
		who,
		tables.map(({ id }) => id)
	);
}
