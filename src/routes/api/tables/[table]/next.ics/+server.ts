import { calendarOf } from '$lib/server/export/calendar.ts';
import { limited, refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { turnDueAt } from '$lib/server/tables/hosted.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { downloadedLesson } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** The next lesson, and the turn that is due till then, for the calendar of whoever is at the table. */
export const GET: RequestHandler = async (event) => {
	const { who, workshop } = await visiting(event);
	limited('actions', who);
	const hosted = (await hostedTable(event.params.table)) ?? refuseDoor(404, 'no-such-table');
	const next = hosted.facilitation.adjourned ?? refuseDoor(404, 'no-such-door');
	const { title } = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	return downloadedLesson(
		calendarOf({ workshop, title, code: hosted.table.code }, next, turnDueAt(hosted)),
		title
	);
};
