import * as m from '$lib/paraglide/messages.js';
import { readWorkshop } from '$lib/server/http/logsRead.ts';
import { facilitator, leadingWorkshop, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { listOfContributions } from '$lib/server/export/contributions.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { downloadedList } from '../../../exports.ts';
import { shownOf } from '$lib/server/http/printing.ts';
import type { RequestHandler } from './$types';

/** What each seat of all tables has brought in, as a list for spreadsheets. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	const shown = shownOf(event.url);
	limited('actions', facilitator(workshop));
	await readWorkshop(facilitator(workshop), workshop);
	const { title } = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const csv = await listOfContributions(workshop, shown);
	return downloadedList(csv, m.class_sheets_title({ workshop: title }));
};
