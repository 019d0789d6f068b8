import { columnsOf } from '$lib/server/workshops/comparison.ts';
import { facilitator, worked } from '$lib/server/http/requests.ts';
import { led } from '../led.server.ts';
import type { PageServerLoad } from './$types';

/** Milliseconds of a processor, about, for a table. */
const COLUMN = 5;

/** Every table of the workshop with its answers to the same questions. */
export const load: PageServerLoad = async (event) => {
	const workshop = await led(event, event.params.workshop);
	const tables = await columnsOf(workshop.id);
	worked(facilitator(workshop.id), COLUMN * tables.length);
	return { workshop: { id: workshop.id, title: workshop.title }, tables };
};
