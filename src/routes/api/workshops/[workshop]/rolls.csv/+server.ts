import * as m from '$lib/paraglide/messages.js';
import { tablesIn } from '$lib/server/export/found.ts';
import { readWorkshop } from '$lib/server/http/logsRead.ts';
import { facilitator, leadingWorkshop, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { listed } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** Every roll of all tables as a list for spreadsheets. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	limited('actions', facilitator(workshop));
	await readWorkshop(facilitator(workshop), workshop);
	const { title } = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	return listed(event.url, await tablesIn(workshop), m.keep_rolls_workshop({ workshop: title }));
};
