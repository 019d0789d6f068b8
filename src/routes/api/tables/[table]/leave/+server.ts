import { refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { tableCookie } from '$lib/server/storage/identity.ts';
import { leave } from '$lib/server/people/removal.ts';
import type { RequestHandler } from './$types';

/** The visitor gives up their place; nothing of them is kept but what they wrote for the table. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	const { member } = await visiting(event);
	if (!member || member.seat === 'screen') return refuseDoor(403, 'not-your-seat');
	await leave(id, { id: member.id, seat: member.seat });
	event.cookies.delete(tableCookie(id), { path: '/' });
	return new Response(null, { status: 204 });
};
