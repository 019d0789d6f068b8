import { openCopy } from '$lib/server/workshops/rematch.ts';
import { leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Opens one more table like this one, for other people. */
export const POST: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	const { workshop } = (await findTable(table)) ?? refuseDoor(404, 'no-such-table');
	limited('tables', workshop);
	const copy = (await openCopy(table)) ?? refuseDoor(404, 'no-such-table');
	return json({ table: copy.id, code: copy.code }, { status: 201 });
};
