import { refuseDoor, refuseField, visiting } from '$lib/server/http/requests.ts';
import { logAt } from '$lib/server/tables/queries.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** The entries after `after` (all of them without it), each with what the caller may know. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event, id);
	const after = event.url.searchParams.get('after') ?? '-1';
	if (!/^-?\d{1,7}$/.test(after)) refuseField('after');
	return json((await logAt(id, visitor, Number(after))) ?? refuseDoor(404, 'no-such-table'));
};
