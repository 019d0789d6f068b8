import { openNext } from '$lib/server/workshops/rematch.ts';
import { leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Opens the next table for the same people, once the game has ended. */
export const POST: RequestHandler = async (event) => {
	const id = await leadingTable(event);
	const { workshop } = (await findTable(id)) ?? refuseDoor(404, 'no-such-table');
	limited('tables', workshop);
	const next = (await openNext(id)) ?? refuseDoor(404, 'no-such-table');
	if (next === 'not-over') return refuseDoor(409, next);
	return json({ table: next.id, code: next.code }, { status: 201 });
};
