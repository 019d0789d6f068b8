import { cardsOf } from '$lib/server/tables/classBoard.ts';
import { credentialsOf, refuseDoor } from '$lib/server/http/requests.ts';
import { facilitates } from '$lib/server/people/identity.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { nameOf } from '$lib/table/documents.ts';
import type { PageServerLoad } from './$types';

/** Every table of the workshop at this moment. */
export const load: PageServerLoad = async (event) => {
	const workshop = await findWorkshop(event.params.workshop);
	if (!workshop) return refuseDoor(404, 'no-such-workshop');
	const leads = await facilitates(workshop.id, credentialsOf(event));
	if (!leads) refuseDoor(403, 'facilitator-only');
	return {
		workshop: { id: workshop.id, title: workshop.title },
		document: nameOf({ kind: 'desk', workshop: workshop.id }),
		cards: await cardsOf(workshop.id, { drafts: true })
	};
};
