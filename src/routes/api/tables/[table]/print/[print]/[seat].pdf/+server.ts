import { refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { printed } from '$lib/server/http/printing.ts';
import type { RequestHandler } from './$types';

/** A print that each seat has of its own. */
export const GET: RequestHandler = async (event) => {
	await visiting(event);
	const { print, seat } = event.params;
	if (!/^(0|[1-9]\d?)$/.test(seat)) refuseDoor(404, 'bad-seat');
	return printed(event, { of: print, seat: Number(seat) });
};
