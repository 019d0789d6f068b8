import { Id } from '$lib/server/base/shapes.ts';
import { leadingWorkshop, limited, refuseField } from '$lib/server/http/requests.ts';
import { linesWritten } from '$lib/server/workshops/written.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

/** What people have written, all tables, the newest first: `?table=` for one of them, `?marked=yes` for what is marked. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	limited('actions', `facilitator ${workshop}`);
	const { searchParams } = event.url;
	const table = searchParams.get('table');
	const marked = searchParams.get('marked') ?? 'no';
	if (table !== null && !v.is(Id, table)) refuseField('table');
	if (marked !== 'yes' && marked !== 'no') refuseField('marked');
	return json({ texts: await linesWritten(workshop, { table, marked: marked === 'yes' }) });
};
