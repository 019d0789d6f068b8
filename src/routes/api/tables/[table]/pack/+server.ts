import { packHere, refuseDoor, refuseField, visiting } from '$lib/server/http/requests.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { packOf } from '$lib/server/workshops/packs.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** What the class brings along to its tables, or the part of it that is asked for. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	await visiting(event);
	const pack = packHere();
	const { table } = (await hostedTable(id)) ?? refuseDoor(404, 'no-such-table');
	const question = Object.fromEntries(event.url.searchParams);
	const given = pack.given(await packOf(table.workshop, pack), question);
	return json('part' in given ? given.part : refuseField(given.field));
};
