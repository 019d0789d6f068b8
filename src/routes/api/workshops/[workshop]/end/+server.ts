import { endSoon, hereNow, sitsHere } from '$lib/server/http/here.ts';
import { leadingWorkshop, refuseDoor } from '$lib/server/http/requests.ts';
import type { RequestHandler } from './$types';

/** Ends the server, with all workshops on it; only at its own machine, and where a double click began it. */
export const POST: RequestHandler = async (event) => {
	await leadingWorkshop(event);
	if (!sitsHere(event) || !hereNow(event.url).ends) refuseDoor(404, 'no-such-door');
	endSoon();
	return new Response(null, { status: 204 });
};
