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
import { Day, Hour, LessonMinutes, whole, Zone } from '$lib/server/base/shapes.ts';
import { momentIn } from '$lib/server/base/zones.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import {
	adjourn,
	endOf,
	goOn,
	lastEnd,
	lift,
	nextLesson,
	type TurnAsked
} from '$lib/server/workshops/adjourning.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { DUE } from '$lib/table/facilitation.ts';
import { LATE } from '$lib/table/lessons/turn.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Next = v.strictObject({
	day: Day,
	hour: Hour,
	zone: Zone,
	minutes: LessonMinutes,
	due: v.picklist(DUE),
	turn: v.optional(
		v.strictObject({ day: Day, hour: Hour, every: whole(0, 90), late: v.picklist(LATE) })
	)
});
type Next = v.InferOutput<typeof Next>;

/** The lesson that the workshop waits for; null where none is set. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	return json({ next: await nextLesson(workshop) });
};

/** Ends the lesson at all tables, and says when the next one is; again for another date. */
export const PUT: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const { turn, ...lesson } = await bodyOf(event.request, Next);
	const { day, hour, ...rest } = lesson;
	const found = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const next = { at: momentIn(rest.zone, day, hour) ?? refuseField('day'), ...rest };
	if (next.at <= Date.now()) refuseDoor(400, 'date-passed', {}, { field: 'day' });
	const last = lastEnd(found);
	if (endOf(next) > last) refuseDoor(400, 'date-late', { date: dateOf(last) }, { field: 'day' });
	const due = turnIn(turn, lesson, next.at);
	limited('actions', facilitator(workshop));
	const kept = (await adjourn(workshop, next, due)) ?? refuseDoor(404, 'no-such-workshop');
	renewToken(event, workshopCookie(workshop), kept.expires);
	return json({ next, expires: kept.expires });
};

/** The turn that is due until a lesson at this time, in milliseconds since 1970; null where none is. */
function turnIn(
	turn: Next['turn'],
	{ due, zone, day, hour }: Pick<Next, 'due' | 'zone' | 'day' | 'hour'>,
	at: number
): TurnAsked | null {
	if (due !== 'turn') return null;
	if (!turn) return { by: null, day, hour, zone, every: 0, late: 'wait' };
	const by = momentIn(zone, turn.day, turn.hour) ?? refuseField('turn.day');
	if (by <= Date.now()) refuseDoor(400, 'date-passed', {}, { field: 'turn.day' });
	if (by > at) refuseDoor(400, 'date-after-lesson', {}, { field: 'turn.day' });
	return { ...turn, by, zone };
}

/** The next lesson begins. */
export const POST: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	limited('actions', facilitator(workshop));
	await goOn(workshop);
	return json({ next: null });
};

/** There is no next lesson any more: the tables go on. */
export const DELETE: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	limited('actions', facilitator(workshop));
	await lift(workshop);
	return new Response(null, { status: 204 });
};
