import * as m from '$lib/paraglide/messages.js';
import { pdfAnswer, stockOf } from '$lib/server/http/pdfAnswer.ts';
import { shownOf } from '$lib/server/http/printing.ts';
import { workshopTaken } from '$lib/server/http/logsRead.ts';
import { sheetsForHome } from '$lib/server/prints/homeSheets.ts';
import type { RequestHandler } from './$types';

/** What is due until the next lesson, a page for each pupil to write on. */
export const GET: RequestHandler = async (event) => {
	const [stock, shown] = [stockOf(event.url), shownOf(event.url)];
	const { workshop, title } = await workshopTaken(event);
	const name = m.home_sheet_title({ workshop: title });
	const made = async () => ({ record: await sheetsForHome(workshop, shown), name });
	return pdfAnswer({ workshop, who: 'facilitator' }, made, stock);
};
