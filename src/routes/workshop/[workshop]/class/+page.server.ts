import { cardsOf } from '$lib/server/workshops/classBoard.ts';
import { facilitator, worked } from '$lib/server/http/requests.ts';
import { nameOf } from '$lib/table/documents.ts';
import { led } from '../led.server.ts';
import type { PageServerLoad } from './$types';

/** Milliseconds of a processor, about, for a table. */
const CARD = 5;

/** Every table of the workshop at this moment. */
export const load: PageServerLoad = async (event) => {
	const workshop = await led(event, event.params.workshop);
	const cards = await cardsOf(workshop.id, { drafts: true });
	worked(facilitator(workshop.id), CARD * cards.length);
	return {
		workshop: { id: workshop.id, title: workshop.title },
		document: nameOf({ kind: 'desk', workshop: workshop.id }),
		cards
	};
};
