import * as m from '$lib/paraglide/messages.js';
import { workshopTaken } from '$lib/server/http/logsRead.ts';
import { listOfContributions } from '$lib/server/export/contributions.ts';
import { downloadedList } from '../../../exports.ts';
import { shownOf } from '$lib/server/http/printing.ts';
import type { RequestHandler } from './$types';

/** What each seat of all tables has brought in, as a list for spreadsheets. */
export const GET: RequestHandler = async (event) => {
	const shown = shownOf(event.url);
	const { workshop, title } = await workshopTaken(event);
	const csv = await listOfContributions(workshop, shown);
	return downloadedList(csv, m.class_sheets_title({ workshop: title }));
};
