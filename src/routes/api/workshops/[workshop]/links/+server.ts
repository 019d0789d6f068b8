import {
	bodyOf,
	credentialsOf,
	leadingWorkshop,
	limited,
	refuseDoor
} from '$lib/server/http/requests.ts';
import { linked } from '$lib/server/people/invitation.ts';
import { newLead } from '$lib/server/workshops/links.ts';
import { findWorkshop, signOutOthers } from '$lib/server/workshops/workshops.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const NewLead = v.strictObject({ lasts: v.picklist(['day', 'workshop']) });

/** Makes a link to the lead of the workshop that works once. */
export const POST: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const { lasts } = await bodyOf(event.request, NewLead);
	limited('links', workshop);
	const found = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	return json(linked(event, `/link/${await newLead(found, lasts)}`), { status: 201 });
};

/** Takes the lead back from everybody but the caller: unused links are void, other devices signed out. */
export const DELETE: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	await signOutOthers(workshop, credentialsOf(event));
	return new Response(null, { status: 204 });
};
