import { bodyOf, keepToken, limitedAt, opening } from '$lib/server/http/requests.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import { Days, Language, Title } from '$lib/server/base/shapes.ts';
import { getLocale } from '$lib/paraglide/runtime.js';
import { DAYS, openWorkshop } from '$lib/server/workshops/workshops.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const NewWorkshop = v.strictObject({
	title: v.pipe(Title, v.nonEmpty()),
	days: v.optional(Days, DAYS),
	language: v.optional(Language)
});

/** Opens a workshop and makes the caller its facilitator, where they may. */
export const POST: RequestHandler = async (event) => {
	await opening(event);
	const { title, days, language } = await bodyOf(event.request, NewWorkshop);
	await limitedAt('workshops', event);
	const { workshop, token } = await openWorkshop(title, days, language ?? getLocale());
	keepToken(event, workshopCookie(workshop.id), token, workshop.expires);
	return json({ workshop: workshop.id, token }, { status: 201 });
};
