/** What the doors share by which a table's projector shows others of its workshop. */
import { refuseDoor, visiting, worked, type AtTable } from '$lib/server/http/requests.ts';
import type { DoorCode } from '$lib/server/base/codes.ts';
import { json } from '@sveltejs/kit';

/** Answers with the tables that the desk shows there; `time` is the milliseconds of a processor, about, for one of them. */
export async function tablesOnWall(
	event: AtTable,
	shown: (table: string) => Promise<readonly unknown[] | null>,
	none: DoorCode,
	time: number
): Promise<Response> {
	const { table, who } = await visiting(event);
	const tables = (await shown(table)) ?? refuseDoor(409, none);
	worked(who, tables.length * time);
	return json({ tables });
}
