import * as m from '$lib/paraglide/messages.js';
import { pdfAnswer, stockOf } from '$lib/server/http/pdfAnswer.ts';
import { shownOf } from '$lib/server/http/printing.ts';
import { readWorkshop } from '$lib/server/http/logsRead.ts';
import { facilitator, leadingWorkshop, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { sheetsForHome } from '$lib/server/prints/homeSheets.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import type { RequestHandler } from './$types';

/** What is due until the next lesson, a page for each pupil to write on. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	const [stock, shown] = [stockOf(event.url), shownOf(event.url)];
	limited('actions', facilitator(workshop));
	await readWorkshop(facilitator(workshop), workshop);
	const { title } = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const name = m.home_sheet_title({ workshop: title });
	const made = async () => ({ record: await sheetsForHome(workshop, shown), name });
	return pdfAnswer({ workshop, who: 'facilitator' }, made, stock);
};
