import * as m from '$lib/paraglide/messages.js';
import { tablesIn } from '$lib/server/export/found.ts';
import { readWorkshop } from '$lib/server/http/logsRead.ts';
import { facilitator, leadingWorkshop, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { packToKeep } from '$lib/server/workshops/packs.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { kept } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** All tables of the workshop as one file. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	limited('actions', facilitator(workshop));
	await readWorkshop(facilitator(workshop), workshop);
	const { title } = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const tables = await tablesIn(workshop);
	const name = m.keep_file_workshop({ workshop: title });
	return kept(event.url, workshop, tables, name, await packToKeep(workshop));
};
