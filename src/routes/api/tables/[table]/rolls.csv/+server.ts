import * as m from '$lib/paraglide/messages.js';
import { tableTaken } from '$lib/server/http/logsRead.ts';
import { listed } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** Every roll of the table as a list for spreadsheets. */
export const GET: RequestHandler = async (event) => {
	const hosted = await tableTaken(event);
	return listed(
		event.url,
		{ tables: [hosted], missing: [] },
		m.keep_rolls_table({ table: hosted.table.title })
	);
};
