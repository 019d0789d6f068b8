import { cardsAt } from '$lib/server/tables/classBoard.ts';
import { refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** All tables of the workshop, where the desk shows them on this table's projector. */
export const GET: RequestHandler = async (event) => {
	const { table } = event.params;
	await visiting(event, table);
	return json({ tables: (await cardsAt(table)) ?? refuseDoor(409, 'no-class-board') });
};
