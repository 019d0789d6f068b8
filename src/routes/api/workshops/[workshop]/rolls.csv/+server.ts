import * as m from '$lib/paraglide/messages.js';
import { tablesIn } from '$lib/server/export/found.ts';
import { workshopTaken } from '$lib/server/http/logsRead.ts';
import { listed } from '../../../exports.ts';
import type { RequestHandler } from './$types';

/** Every roll of all tables as a list for spreadsheets. */
export const GET: RequestHandler = async (event) => {
	const { workshop, title } = await workshopTaken(event);
	return listed(event.url, await tablesIn(workshop), m.keep_rolls_workshop({ workshop: title }));
};
