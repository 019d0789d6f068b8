import { isObject } from '$lib/engine/json.ts';
import { lessonOf } from '$lib/games/kit/times.ts';
import {
	bodyOf,
	facilitator,
	leadingWorkshop,
	refuseDoor,
	refuseField,
	renewToken,
	worked
} from '$lib/server/http/requests.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import type { Workshop } from '$lib/server/storage/storage.ts';
import { Days, Language, Title } from '$lib/server/base/shapes.ts';
import { endOf, nextLesson } from '$lib/server/workshops/adjourning.ts';
import {
	changeWorkshop,
	dateAfter,
	findWorkshop,
	linesOf,
	removeWorkshop
} from '$lib/server/workshops/workshops.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Marks = v.pipe(
	v.custom<object>(isObject),
	v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), v.boolean())
);

const Changes = v.strictObject({
	title: v.optional(v.pipe(Title, v.nonEmpty())),
	days: v.optional(Days),
	picks: v.optional(v.boolean()),
	approve: v.optional(v.boolean()),
	marks: v.optional(Marks),
	language: v.optional(Language)
});

/** The workshop and its tables, each as its line on the desk. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const found = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const { title, opened, expires, code, picks, approve, marks, language } = found;
	const tables = await linesOf(workshop);
	worked(facilitator(workshop), tables.length);
	return json({
		...{ workshop, title, opened, expires, code, picks, approve, marks, language },
		tables
	});
};

/** Changes the workshop: its title, how long it is kept, how people come to its tables, what is liked of its games, the language of its walls and prints. */
export const PATCH: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const changes = await bodyOf(event.request, Changes);
	if (Object.keys(changes).length === 0) refuseField('body');
	const found = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	// a date that has passed would be a way to delete without being asked
	if (changes.days !== undefined && dateAfter(found, changes.days) <= Date.now())
		refuseField('days');
	await checkLesson(found, changes.days);
	const changed = (await changeWorkshop(workshop, changes)) ?? refuseDoor(404, 'no-such-workshop');
	const { title, expires, code, picks, approve, marks, language } = changed;
	renewToken(event, workshopCookie(workshop), expires);
	return json({ workshop, title, expires, code, picks, approve, marks, language });
};

/** A workshop that would be gone before its next lesson is not what anybody means. */
async function checkLesson(found: Workshop, days: number | undefined): Promise<void> {
	const next = days === undefined ? null : await nextLesson(found.id);
	if (days === undefined || !next || dateAfter(found, days) >= endOf(next)) return;
	refuseDoor(409, 'lesson-to-come', { when: lessonOf(next) }, { field: 'days' });
}

/** Deletes the workshop: every row and open socket of it is gone. */
export const DELETE: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	await removeWorkshop(workshop);
	event.cookies.delete(workshopCookie(workshop), { path: '/' });
	return new Response(null, { status: 204 });
};
