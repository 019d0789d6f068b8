import { leadingWorkshop, refuseDoor } from '$lib/server/doors.ts';
import { workshopCookie } from '$lib/server/identity.ts';
import { findWorkshop, linesOf, removeWorkshop } from '$lib/server/workshops.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** The workshop and its tables, each as its line on the desk. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	const found = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const { title, opened, expires } = found;
	return json({ workshop, title, opened, expires, tables: await linesOf(workshop) });
};

/** Deletes the workshop: every row and open socket of it is gone. */
export const DELETE: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	await removeWorkshop(workshop);
	event.cookies.delete(workshopCookie(workshop), { path: '/' });
	return new Response(null, { status: 204 });
};
