import { dateOf } from '$lib/games/kit/times.ts';
import {
	bodyOf,
	facilitator,
	leadingWorkshop,
	limited,
	refuseDoor,
	refuseField,
	renewToken
} from '$lib/server/http/requests.ts';
import { whole, Zone } from '$lib/server/base/shapes.ts';
import { momentIn } from '$lib/server/base/zones.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import {
	adjourn,
	endOf,
	goOn,
	lastEnd,
	lift,
	nextLesson
} from '$lib/server/workshops/adjourning.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { DUE } from '$lib/table/facilitation.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Next = v.strictObject({
	day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
	hour: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
	zone: Zone,
	minutes: whole(5, 600),
	due: v.picklist(DUE)
});

/** The lesson that the workshop waits for; null where none is set. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	return json({ next: await nextLesson(workshop) });
};

/** Ends the lesson at all tables, and says when the next one is; again for another date. */
export const PUT: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	const { day, hour, ...rest } = await bodyOf(event.request, Next);
	const found = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const next = { at: momentIn(rest.zone, day, hour) ?? refuseField('day'), ...rest };
	if (next.at <= Date.now()) refuseDoor(400, 'date-passed', {}, { field: 'day' });
	const last = lastEnd(found);
	if (endOf(next) > last) refuseDoor(400, 'date-late', { date: dateOf(last) }, { field: 'day' });
	limited('actions', facilitator(workshop));
	const kept = (await adjourn(workshop, next)) ?? refuseDoor(404, 'no-such-workshop');
	renewToken(event, workshopCookie(workshop), kept.expires);
	return json({ next, expires: kept.expires });
};

/** The next lesson begins. */
export const POST: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	limited('actions', facilitator(workshop));
	await goOn(workshop);
	return json({ next: null });
};

/** There is no next lesson any more: the tables go on. */
export const DELETE: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	limited('actions', facilitator(workshop));
	await lift(workshop);
	return new Response(null, { status: 204 });
};
