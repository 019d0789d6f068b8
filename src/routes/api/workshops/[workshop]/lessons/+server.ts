import { dateOf } from '$lib/games/kit/times.ts';
import {
	bodyOf,
	facilitator,
	leadingWorkshop,
	limited,
	refuseDoor,
	refuseField
} from '$lib/server/http/requests.ts';
import { Day, Hour, LessonMinutes, Zone } from '$lib/server/base/shapes.ts';
import { momentIn } from '$lib/server/base/zones.ts';
import { endOf, lastEnd } from '$lib/server/workshops/adjourning.ts';
import { planLessons, plannedLessons } from '$lib/server/workshops/lessons.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Lessons = v.strictObject({
	lessons: v.pipe(v.array(v.strictObject({ day: Day, hour: Hour })), v.maxLength(12)),
	zone: Zone,
	minutes: LessonMinutes
});

/** The lessons whose dates are known beforehand. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	return json({ lessons: await plannedLessons(workshop) });
};

/** Keeps dates of lessons, in place of those before: the next of them is proposed when a lesson ends. */
export const PUT: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const { lessons, zone, minutes } = await bodyOf(event.request, Lessons);
	const found = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const last = lastEnd(found);
	const planned = lessons.map(({ day, hour }, index) => {
		const field = `lessons.${String(index)}.day`;
		const at = momentIn(zone, day, hour) ?? refuseField(field);
		if (endOf({ at, minutes }) > last)
			refuseDoor(400, 'date-late', { date: dateOf(last) }, { field });
		return { at, zone, minutes };
	});
	limited('actions', facilitator(workshop));
	await planLessons(workshop, planned);
	return json({ lessons: await plannedLessons(workshop) });
};
