import * as m from '$lib/paraglide/messages.js';
import { readThrough } from '$lib/server/http/logsRead.ts';
import { facilitator, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { listed } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** Every roll of the table as a list for spreadsheets. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	await leadingTable(event, id);
	limited('actions', `facilitator ${id}`);
	const hosted = (await hostedTable(id)) ?? refuseDoor(404, 'no-such-table');
	await readThrough(facilitator(hosted.table.workshop), [id]);
	return listed(
		event.url,
		{ tables: [hosted], missing: [] },
		m.keep_rolls_table({ table: hosted.table.title })
	);
};
