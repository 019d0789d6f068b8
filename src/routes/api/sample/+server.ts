import { keepToken, limitedAt, opening, refuseDoor } from '$lib/server/http/requests.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import { hasSamples, openSample } from '$lib/server/workshops/sample.ts';
import { getLocale } from '$lib/paraglide/runtime.js';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Opens a sample workshop in the caller's language and makes the caller its facilitator, where they may open workshops. */
export const POST: RequestHandler = async (event) => {
	if (!hasSamples()) refuseDoor(404, 'no-such-door');
	await opening(event);
	await limitedAt('workshops', event);
	const { workshop, token, tables } = await openSample(getLocale());
	keepToken(event, workshopCookie(workshop.id), token, workshop.expires);
	const opened = tables.map(({ id, code, title }) => ({ table: id, code, title }));
	return json({ workshop: workshop.id, token, tables: opened }, { status: 201 });
};
