import { SPHERES } from '$lib/games/kit/spheres.ts';
import { refuseDoor, refuseField, visiting } from '$lib/server/http/requests.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { packOf } from '$lib/server/workshops/packs.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** What the class is challenged by beside the catalogue: all of it, or the own challenges of one sphere. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	await visiting(event, id);
	const sphere = event.url.searchParams.get('sphere');
	if (sphere !== null && !SPHERES.some((one) => one === sphere)) refuseField('sphere');
	const { table } = (await hostedTable(id)) ?? refuseDoor(404, 'no-such-table');
	const { ready, own } = await packOf(table.workshop);
	return json({ ready, own: own.filter((one) => sphere === null || one.sphere === sphere) });
};
