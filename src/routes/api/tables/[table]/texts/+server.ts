import { bodyOf, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { Seat, whole } from '$lib/server/base/shapes.ts';
import { putBack, textsOf } from '$lib/server/tables/written/texts.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

/** Milliseconds since 1970: no text is older. */
const FIRST = 1e12;

const Wanted = v.strictObject({
	place: v.union([Seat, v.literal('story')]),
	text: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z]+(?:\.[0-9]{1,6}){0,2}$/)),
	until: whole(FIRST, Number.MAX_SAFE_INTEGER)
});

/** What people wrote together at this table, who wrote it, and how it stood before. */
export const GET: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	limited('actions', `facilitator ${table}`);
	const hosted = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	return json({ texts: await textsOf(hosted.table) });
};

/** Puts an earlier form of a text in its place. What stood there is an earlier form from then on. */
export const POST: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	const { place, text, until } = await bodyOf(event.request, Wanted);
	limited('actions', `facilitator ${table}`);
	const done = await putBack(table, place, text, until);
	if (done === 'no-such-form') refuseDoor(404, 'no-such-form');
	if (done === 'full') refuseDoor(409, 'text-full');
	return json({ put: true });
};
