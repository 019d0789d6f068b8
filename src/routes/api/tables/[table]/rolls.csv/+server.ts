import * as m from '$lib/paraglide/messages.js';
import { leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { standingOf } from '$lib/server/tables/tables.ts';
import { listed } from '../../../parcels.ts';
import type { RequestHandler } from './$types';

/** Every roll of the table as a list for spreadsheets. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	await leadingTable(event, id);
	limited('actions', `facilitator ${id}`);
	const standing = (await standingOf(id)) ?? refuseDoor(404, 'no-such-table');
	return listed(event.url, [standing], m.keep_rolls_table({ table: standing.table.title }));
};
