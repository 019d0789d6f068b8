import * as m from '$lib/paraglide/messages.js';
import { classListFile } from '$lib/server/export/classList.ts';
import { facilitator, leadingWorkshop, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { listOf } from '$lib/server/people/classList.ts';
import { storage } from '$lib/server/storage/store.ts';
import { downloadedList } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** The class list, to keep on one's own device and to open next week. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	limited('actions', facilitator(workshop));
	const list = (await listOf(workshop)) ?? refuseDoor(404, 'no-such-door');
	const tables = await storage().tablesOf(workshop);
	return downloadedList(classListFile(list, tables), m.pupils_title());
};
