import { previouslyAt } from '$lib/server/workshops/previously.ts';
import { refuseDoor, visiting, worked } from '$lib/server/http/requests.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Milliseconds of a processor, about. */
const TOLD = 6;

/** What was before at one table, where the desk shows that on this table's projector. */
export const GET: RequestHandler = async (event) => {
	const { table, who } = await visiting(event);
	const told = (await previouslyAt(table)) ?? refuseDoor(409, 'no-class-board');
	worked(who, TOLD);
	return json({ tables: [told] });
};
