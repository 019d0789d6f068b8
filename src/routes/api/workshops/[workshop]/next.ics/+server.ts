import { calendarOf } from '$lib/server/export/calendar.ts';
import { facilitator, leadingWorkshop, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { nextLesson } from '$lib/server/workshops/adjourning.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { downloadedLesson } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** The next lesson for the facilitator's calendar. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	limited('actions', facilitator(workshop));
	const { title, code } = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const next = (await nextLesson(workshop)) ?? refuseDoor(404, 'no-such-door');
	return downloadedLesson(calendarOf({ workshop, title, code }, next), title);
};
