import { leadingWorkshop, refuseField } from '$lib/server/http/requests.ts';
import { progressOf } from '$lib/server/prints/progress.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** How much of a booklet is made, from 0 to 1; null before it was begun and when it is there. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const of = event.url.searchParams.get('of') ?? refuseField('of');
	return json({ made: progressOf(`${workshop} ${of}`) });
};
