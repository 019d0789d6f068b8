import { missingFor } from '$lib/server/http/printing.ts';
import { readWorkshop } from '$lib/server/http/logsRead.ts';
import { facilitator, leadingWorkshop, limited } from '$lib/server/http/requests.ts';
import { printableTables } from '$lib/server/prints/classPapers.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Which letters of each table's texts the workshop's booklet has no typeface for; nothing is printed for it. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	limited('actions', facilitator(workshop));
	await readWorkshop(workshop);
	const tables = await printableTables(workshop);
	return json({ missing: await missingFor(tables.map(({ id }) => id)) });
};
