import * as m from '$lib/paraglide/messages.js';
import { tableTaken } from '$lib/server/http/logsRead.ts';
import { kept } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** The table as one file, with everything needed to go on elsewhere. */
export const GET: RequestHandler = async (event) => {
	const hosted = await tableTaken(event);
	const { title, workshop } = hosted.table;
	return kept(
		event.url,
		workshop,
		{ tables: [hosted], missing: [] },
		m.keep_file_table({ table: title })
	);
};
