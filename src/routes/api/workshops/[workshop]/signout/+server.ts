import { credentialsOf, forgetToken, leadingWorkshop } from '$lib/server/http/requests.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import { signOutOf } from '$lib/server/people/signingOut.ts';
import { storage } from '$lib/server/storage/store.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** This device gives up the lead; it is told of which tables it may keep something. */
export const POST: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const tables = await storage().tablesOf(workshop);
	await signOutOf(workshop, credentialsOf(event));
	forgetToken(event, workshopCookie(workshop));
	return json({ tables: tables.map(({ id }) => id) });
};
