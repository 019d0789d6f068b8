import { columnsAt } from '$lib/server/workshops/comparison.ts';
import { refuseDoor, visiting, worked } from '$lib/server/http/requests.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Milliseconds of a processor, about, for one table. */
const COLUMN = 5;

/** The two tables that the desk has set side by side on this table's projector, in the figures that the whole room may see. */
export const GET: RequestHandler = async (event) => {
	const { table, who } = await visiting(event);
	const tables = (await columnsAt(table)) ?? refuseDoor(409, 'nothing-to-compare');
	worked(who, tables.length * COLUMN);
	return json({ tables });
};
