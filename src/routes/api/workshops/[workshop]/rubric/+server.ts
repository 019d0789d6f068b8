import { bodyOf, facilitator, leadingWorkshop, limited } from '$lib/server/http/requests.ts';
import { keepRubric, rubricOf } from '$lib/server/people/appraisals.ts';
import { Title } from '$lib/server/base/shapes.ts';
import { APPRAISE_LINES } from '$lib/table/appraisal.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Rubric = v.strictObject({ lines: v.pipe(v.array(Title), v.length(APPRAISE_LINES)) });

/** What points are given for. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	return json({ lines: await rubricOf(workshop) });
};

/** Puts other lines in their place. */
export const PUT: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const { lines } = await bodyOf(event.request, Rubric);
	limited('actions', facilitator(workshop));
	await keepRubric(workshop, lines);
	return json({ lines: await rubricOf(workshop) });
};
