import { facilitator, worked } from '$lib/server/http/requests.ts';
import { sheetsOf } from '$lib/server/export/contributions.ts';
import { led } from '../led.server.ts';
import type { PageServerLoad } from './$types';

/** Milliseconds of a processor, about, for a seat. */
const SHEET = 5;

/** What everybody has brought to all tables, and what is said of it. */
export const load: PageServerLoad = async (event) => {
	const { id, title } = await led(event, event.params.workshop);
	const { sheets, rubric, missing } = await sheetsOf(id, { names: true, hidden: false });
	worked(facilitator(id), SHEET * sheets.length);
	const pupils = sheets.flatMap(({ pupils: people, ...sheet }) =>
		people.map((pupil) => ({ pupil, sheet }))
	);
	return { workshop: { id, title }, rubric, pupils, missing };
};
