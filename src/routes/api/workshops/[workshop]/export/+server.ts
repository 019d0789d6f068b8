import * as m from '$lib/paraglide/messages.js';
import { tablesIn } from '$lib/server/export/found.ts';
import { workshopTaken } from '$lib/server/http/logsRead.ts';
import { packToKeep } from '$lib/server/workshops/packs.ts';
import { kept } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** All tables of the workshop as one file. */
export const GET: RequestHandler = async (event) => {
	const { workshop, title } = await workshopTaken(event);
	const tables = await tablesIn(workshop);
	const name = m.keep_file_workshop({ workshop: title });
	return kept(event.url, workshop, tables, name, await packToKeep(workshop));
};
