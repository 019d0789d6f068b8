import * as m from '$lib/paraglide/messages.js';
import { contributionSheets } from '$lib/print/contributions.ts';
import { workshopTaken } from '$lib/server/http/logsRead.ts';
import { sheetsOf } from '$lib/server/export/contributions.ts';
import { stockOf, pdfAnswer } from '$lib/server/http/pdfAnswer.ts';
import { shownOf } from '$lib/server/http/printing.ts';
import type { RequestHandler } from './$types';

/** What each seat of all tables has brought in, a page each. */
export const GET: RequestHandler = async (event) => {
	const [stock, shown] = [stockOf(event.url), shownOf(event.url)];
	const { workshop, title } = await workshopTaken(event);
	const name = m.class_sheets_title({ workshop: title });
	return pdfAnswer(
		{ workshop, who: 'facilitator' },
		async () => {
			const { sheets, rubric, missing } = await sheetsOf(workshop, shown);
			return { record: contributionSheets(title, sheets, rubric, missing), name };
		},
		stock
	);
};
