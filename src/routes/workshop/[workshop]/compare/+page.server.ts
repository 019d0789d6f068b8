import { columnsOf } from '$lib/server/tables/comparison.ts';
import { credentialsOf, refuseDoor } from '$lib/server/http/requests.ts';
import { facilitates } from '$lib/server/people/identity.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import type { PageServerLoad } from './$types';

/** Every table of the workshop with its answers to the same questions. */
export const load: PageServerLoad = async (event) => {
	const workshop = await findWorkshop(event.params.workshop);
	if (!workshop) return refuseDoor(404, 'no-such-workshop');
	const leads = await facilitates(workshop.id, credentialsOf(event));
	if (!leads) refuseDoor(403, 'facilitator-only');
	const tables = await columnsOf(workshop.id);
	return { workshop: { id: workshop.id, title: workshop.title }, tables };
};
