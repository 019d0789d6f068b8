import { refuseDoor, visiting } from '$lib/server/doors.ts';
import { startAt } from '$lib/server/looking.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** What the caller's audience sees now, and the names of the documents that go on from there; with `?as=table` as the table sees it. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event, id);
	const asTable = event.url.searchParams.get('as') === 'table';
	return json((await startAt(id, visitor, asTable)) ?? refuseDoor(404, 'no-such-table'));
};
