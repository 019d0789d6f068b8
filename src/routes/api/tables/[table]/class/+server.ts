import { cardsAt } from '$lib/server/workshops/classBoard.ts';
import { refuseDoor, visiting, worked } from '$lib/server/http/requests.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Milliseconds of a processor, about, for one table of the board. */
const CARD = 3;

/** All tables of the workshop, where the desk shows them on this table's projector. */
export const GET: RequestHandler = async (event) => {
	const { table, who } = await visiting(event);
	const tables = (await cardsAt(table)) ?? refuseDoor(409, 'no-class-board');
	worked(who, tables.length * CARD);
	return json({ tables });
};
