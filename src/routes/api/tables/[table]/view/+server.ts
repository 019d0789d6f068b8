import { refuseDoor, refuseField, visiting } from '$lib/server/doors.ts';
import { startAt } from '$lib/server/looking.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** What the caller's audience sees now, and the names of the documents that go on from there; with `?as=table` as the table sees it. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event, id);
	const as = event.url.searchParams.get('as');
	if (as !== null && as !== 'table') refuseField('as');
	return json((await startAt(id, visitor, as === 'table')) ?? refuseDoor(404, 'no-such-table'));
};
