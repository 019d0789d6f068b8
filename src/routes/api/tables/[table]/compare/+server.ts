import { columnsAt } from '$lib/server/tables/comparison.ts';
import { refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** The two tables that the desk has set side by side on this table's projector, in the figures that the whole room may see. */
export const GET: RequestHandler = async (event) => {
	const { table } = event.params;
	await visiting(event, table);
	return json({ tables: (await columnsAt(table)) ?? refuseDoor(409, 'nothing-to-compare') });
};
