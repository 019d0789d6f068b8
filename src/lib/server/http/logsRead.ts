/** Reading logs through is work: it counts for whoever asks, as what is written does. */
import { storage } from '../storage/store.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { hostedTable } from '../tables/tables.ts';
import { findWorkshop } from '../workshops/workshops.ts';
import {
	facilitator,
	leadingTable,
	leadingWorkshop,
	limited,
	refuseDoor,
	worked,
	type AtTable,
	type AtWorkshop
} from './requests.ts';

/** Milliseconds of a processor, about, for an entry of a log that is put on paper or into a file. */
const ENTRY = 0.03;

/** How many entries a table's log has; none where it cannot be read, which is told by what reads it. */
const lengthOf = async (id: string): Promise<number> =>
	(await hostedTable(id).catch(() => null))?.position.log.length ?? 0;

/** Counts for `who` that the logs of these tables are read through. */
export async function readThrough(who: string, tables: readonly string[]): Promise<void> {
	for (const id of tables) worked(who, ENTRY * (await lengthOf(id)));
}

/** The table that its facilitator takes along, read through. 401 and 403 for anybody else, 404 for a table that is gone. */
export async function tableTaken(event: AtTable): Promise<HostedTable> {
	const id = await leadingTable(event);
	limited('actions', `facilitator ${id}`);
	const hosted = (await hostedTable(id)) ?? refuseDoor(404, 'no-such-table');
	await readThrough(facilitator(hosted.table.workshop), [id]);
	return hosted;
}

/** The same for all tables of a workshop. */
export async function workshopTaken(
	event: AtWorkshop
): Promise<{ workshop: string; title: string }> {
	const workshop = await leadingWorkshop(event);
	limited('actions', facilitator(workshop));
	await readWorkshop(workshop);
	const { title } = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	return { workshop, title };
}

/** Counts for its facilitator that the logs of all tables of a workshop are read through. */
export async function readWorkshop(workshop: string): Promise<void> {
	const tables = await storage().tablesOf(workshop);
	const ids = tables.map(({ id }) => id);
	await readThrough(facilitator(workshop), ids);
}
