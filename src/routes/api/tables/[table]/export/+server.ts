import * as m from '$lib/paraglide/messages.js';
import { readThrough } from '$lib/server/http/logsRead.ts';
import { facilitator, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { kept } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** The table as one file, with everything needed to go on elsewhere. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	await leadingTable(event, id);
	limited('actions', `facilitator ${id}`);
	const hosted = (await hostedTable(id)) ?? refuseDoor(404, 'no-such-table');
	await readThrough(facilitator(hosted.table.workshop), [id]);
	const { title, workshop } = hosted.table;
	return kept(
		event.url,
		workshop,
		{ tables: [hosted], missing: [] },
		m.keep_file_table({ table: title })
	);
};
