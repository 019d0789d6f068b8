import { facilitator, leadingWorkshop, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { changeHour } from '$lib/server/workshops/adjourning.ts';
import type { RequestEvent } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** The hour of the turn that is due has come. */
export const POST: RequestHandler = (event) => atAll(event, Date.now());

/** The turn that is due has no hour any more: there is time until the lesson. */
export const DELETE: RequestHandler = (event) => atAll(event, null);

async function atAll(
	event: RequestEvent & { params: { workshop: string } },
	by: number | null
): Promise<Response> {
	const workshop = await leadingWorkshop(event);
	limited('actions', facilitator(workshop));
	if (!(await changeHour(workshop, by))) refuseDoor(409, 'no-turn-due');
	return new Response(null, { status: 204 });
}
