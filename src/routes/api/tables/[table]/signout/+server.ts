import { credentialsOf, forgetToken, refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { tableCookie } from '$lib/server/storage/identity.ts';
import { signOutAt } from '$lib/server/people/signingOut.ts';
import type { RequestHandler } from './$types';

/** This device gives up what it knows its place by; the place itself stays. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	if (!(await signOutAt(id, credentialsOf(event)))) {
		await visiting(event);
		refuseDoor(403, 'not-your-seat');
	}
	forgetToken(event, tableCookie(id));
	return new Response(null, { status: 204 });
};
