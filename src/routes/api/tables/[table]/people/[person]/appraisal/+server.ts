import { bodyOf, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { appraise } from '$lib/server/people/appraisals.ts';
import { membersOf } from '$lib/server/people/people.ts';
import { cleanTexts } from '$lib/server/base/names.ts';
import { whole } from '$lib/server/base/shapes.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import { APPRAISE_LINES, POINTS_MOST } from '$lib/table/appraisal.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Said = v.strictObject({
	points: v.pipe(v.array(v.nullable(whole(0, POINTS_MOST))), v.length(APPRAISE_LINES)),
	sentence: v.pipe(v.string(), v.maxLength(500), v.transform(cleanTexts)),
	shown: v.boolean()
});

/** Says what the facilitator thinks of what somebody has brought to the table. */
export const PUT: RequestHandler = async (event) => {
	const { table, person } = event.params;
	await leadingTable(event);
	const said = await bodyOf(event.request, Said);
	limited('actions', `facilitator ${table}`);
	const { workshop } = (await findTable(table)) ?? refuseDoor(404, 'no-such-table');
	const members = await membersOf(table);
	if (!members.some(({ id }) => id === person)) refuseDoor(404, 'no-such-person');
	await appraise(workshop, person, said);
	return json(said);
};
