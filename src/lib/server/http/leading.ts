/** What the facilitator of a table asks for at its doors. */
import type * as v from 'valibot';
import type { HostedTable } from '../tables/hosted.ts';
import { hostedTable } from '../tables/tables.ts';
import { bodyOf, leadingTable, limited, refuseDoor, type AtTable } from './requests.ts';

/** What was sent, and the table that it is for. */
interface Asked<Sent> {
	readonly sent: Sent;
	readonly hosted: HostedTable;
}

/** What the table's facilitator sends in this shape, counted among their actions. 401 and 403 for anybody else, 400 with the field, 404 for a table that is gone, 413, 415, 429. */
export async function askedAt<Schema extends v.GenericSchema>(
	event: AtTable,
	shape: Schema
): Promise<Asked<v.InferOutput<Schema>>> {
	const table = await leadingTable(event);
	const sent = await bodyOf(event.request, shape);
	limited('actions', `facilitator ${table}`);
	return { sent, hosted: (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table') };
}
